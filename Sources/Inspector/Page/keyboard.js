// keyboard
