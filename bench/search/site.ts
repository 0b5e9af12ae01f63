/** The one agency that holds all the estates. */
export const SITE = 'bench';
