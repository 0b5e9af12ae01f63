/** Where the bench's own entries answer, beside the pages. */
export const COUNTS_PATH = '/__bench/counts';

/** Header of a request that must find nothing kept. */
export const COLD_HEADER = 'x-bench-cold';

/** Header of a request for a page that nobody has asked for: its value stands for a deployment of its own. */
export const ANEW_HEADER = 'x-bench-anew';
