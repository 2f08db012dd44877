#pragma once

/// Starts a thread that nobody waits for, on another processor than the caller's where that is possible, and returns 0, or the
/// number of an error if there is no thread. The result of `body` is ignored.
int thread_start_elsewhere(void *_Nullable (*_Nonnull body)(void *_Nullable), void *_Nullable context);
