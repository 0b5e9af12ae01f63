/** Address at which the benchmark's entries return the counts since the last request. */
export const COUNTS_PATH = '/__bench/counts';

/** Header of a request that must find all caches empty. */
export const COLD_HEADER = 'x-bench-cold';

/** Header of a request for a page that is not cached: its value stands for a new deployment. */
export const ANEW_HEADER = 'x-bench-anew';
