/** Where the bench's own entries answer what was used since they were last asked. */
export const USED_PATH = '/__bench/used';
/** Runs the cron as at `?at=`, with the work that it hands out. */
export const CRON_PATH = '/__bench/cron';
/** Runs `{sql, params}` and answers its rows. */
export const SQL_PATH = '/__bench/sql';

/** Header of a request that comes after the isolate has forgotten the site's version, and nothing else. */
export const LATER_HEADER = 'x-bench-later';
/** Header of a call at the public door. */
export const PUBLIC_HEADER = 'x-bench-public';
