/** What is new about a home for sale or for rent, so that somebody may look for just that. */
export const NEWS = ['lowered', 'openHouse'] as const;
export type News = (typeof NEWS)[number];
