/** Seasons, which determine prices of stays. */
export const SEASONS = ['LOW', 'MID', 'SCHOOL_HOLIDAY', 'HIGH'] as const;
export type Season = (typeof SEASONS)[number];
