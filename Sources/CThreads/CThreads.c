// The functions of glibc that place threads aren't imported into Swift.
#define _GNU_SOURCE
#include "CThreads.h"

#include <pthread.h>
#include <sched.h>

#ifdef __GLIBC__
static void exclude_current_processor(pthread_attr_t *attributes) {
    cpu_set_t processors;
    int current = sched_getcpu();
    if (current < 0 || sched_getaffinity(0, sizeof processors, &processors) != 0) return;
    CPU_CLR(current, &processors);
    if (CPU_COUNT(&processors) > 0) pthread_attr_setaffinity_np(attributes, sizeof processors, &processors);
}
#else
static void exclude_current_processor(pthread_attr_t *attributes) {}
#endif

static int start(int elsewhere, void *(*body)(void *), void *context) {
    pthread_attr_t attributes;
    int result = pthread_attr_init(&attributes);
    if (result != 0) return result;
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (elsewhere) exclude_current_processor(&attributes);
    pthread_t thread;
    result = pthread_create(&thread, &attributes, body, context);
    pthread_attr_destroy(&attributes);
    return result;
}

int thread_start_elsewhere(void *(*body)(void *), void *context) {
    // A sandbox may forbid placing threads.
    return start(1, body, context) == 0 ? 0 : start(0, body, context);
}
