/** Longer than the tests of a file take on a busy machine; milliseconds. */
const MARGIN = 10 * 60_000;

/**
 * Moment from which a file counts its minutes: the first full `step` (milliseconds) that is still ahead when its last
 * test runs. What a call stores meanwhile carries the real time, and would otherwise be later than the file's "now".
 */
export const afterTests = (step: number): number => Math.ceil((Date.now() + MARGIN) / step) * step;
