/** The one agency that holds all the homes. */
export const SITE = 'bench';
