/** Parts of the product that an agency may have or not. */
export const FEATURES = ['projects', 'rentals', 'agenda', 'alerts', 'map'] as const;
export type Feature = (typeof FEATURES)[number];
