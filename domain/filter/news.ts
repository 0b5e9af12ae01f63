/** News of a home for sale or rent that visitors can filter by. */
export const NEWS = ['lowered', 'openHouse'] as const;
export type News = (typeof NEWS)[number];
