"""The edits of Scripts/uikit-edits, one kind in each file."""
