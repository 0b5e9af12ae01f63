/**
 * Titles that estate agents bear before their number (law of 11 February 2013): for selling and letting, for
 * co-ownerships, for the management of property.
 */
export const TITLES = ['broker', 'syndic', 'steward'] as const;
export type Title = (typeof TITLES)[number];
