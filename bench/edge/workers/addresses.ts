/** Where the bench's own entries answer, beside the pages. */
export const COUNTS_PATH = '/__bench/counts';

/** Header of a request that must find nothing kept. */
export const COLD_HEADER = 'x-bench-cold';

/** Parameter that makes a page another one: its value stands for a deployment of its own. */
export const ANEW_PARAMETER = 'bench';
