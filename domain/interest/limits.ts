/**
 * Bounds of what one isolate may report. They bound the bill, and what a stranger with a script adds to a figure: an
 * isolate sends a report a minute at most, so `TIMES_A_REPORT` is also the most that a home gets in it in a minute.
 */

/** Homes in a report; further ones are not counted until it is taken. */
export const HOMES_A_REPORT = 400;
/** Times that a home is counted in a report, of each kind. A home mailed to thousands is opened less often in one isolate. */
export const TIMES_A_REPORT = 60;
