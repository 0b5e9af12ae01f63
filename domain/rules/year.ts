/** Whether a number is a year that somebody meant: four digits (1000 to 2999); others are slips or "not filled in". */
export const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1000 && value <= 2999;
