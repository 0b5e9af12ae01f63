/** The only agency, which has all estates. */
export const SITE = 'bench';
