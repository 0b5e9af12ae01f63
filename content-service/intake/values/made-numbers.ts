/** One below the first number of homes made here (decision 155); the table `made_homes` holds the same range. */
export const MADE_HERE = '800000000000';

/** The last of these numbers. */
export const LAST_MADE_HERE = '899999999999';
