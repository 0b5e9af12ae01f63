/**
 * When an alert writes: some minutes after a home is published, each morning, or each Thursday morning, before the
 * weekend's viewings are planned (decision 154).
 */
export const RHYTHMS = ['at_once', 'daily', 'weekly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** The rhythm of an alert whose reader chose none. More mail than one a day is for the reader to ask for. */
export const DEFAULT_RHYTHM: Rhythm = 'daily';

/** Day of the week of weekly alerts, in Brussels: 0 is Sunday. */
export const WEEKLY_DAY = 4;
