/** One below the first number of homes made here (decision 155); the table `desk_homes` holds the same range. */
export const MADE_HERE = '800000000000';
