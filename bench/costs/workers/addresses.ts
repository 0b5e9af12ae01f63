/** Address at which the benchmark's entries return the usage since the last request. */
export const USED_PATH = '/__bench/used';
/** Runs the cron as if at `?at=`, with the work that it queues. */
export const CRON_PATH = '/__bench/cron';
/** Runs `{sql, params}` and returns its rows. */
export const SQL_PATH = '/__bench/sql';

/** Header of a request after the isolate has forgotten the site's version, and nothing else. */
export const LATER_HEADER = 'x-bench-later';
/** Header of a call to the public hostname. */
export const PUBLIC_HEADER = 'x-bench-public';
