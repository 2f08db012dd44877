// The functions of glibc that place threads aren't imported into Swift.
#define _GNU_SOURCE
#include "CThreads.h"

#include <pthread.h>
#include <sched.h>

int thread_start_elsewhere(void *(*body)(void *), void *context) {
    pthread_attr_t attributes;
    int result = pthread_attr_init(&attributes);
    if (result != 0) return result;
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
#ifdef __GLIBC__
    cpu_set_t processors;
    int current = sched_getcpu();
    if (current >= 0 && sched_getaffinity(0, sizeof processors, &processors) == 0) {
        CPU_CLR(current, &processors);
        if (CPU_COUNT(&processors) > 0) {
            pthread_attr_setaffinity_np(&attributes, sizeof processors, &processors);
        }
    }
#endif
    pthread_t thread;
    result = pthread_create(&thread, &attributes, body, context);
    pthread_attr_destroy(&attributes);
    return result;
}
