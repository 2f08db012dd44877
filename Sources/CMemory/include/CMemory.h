#pragma once

/// Keeps freed memory for later, also that of large arrays, which glibc otherwise gets from the system and gives back each time:
/// for a process that soon ends. Other C libraries do as they usually do.
void memory_keep_freed(void);
