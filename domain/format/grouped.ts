/** Digits of a whole number with '.' between thousands, the same in every language (spec 1 §9). */
export const groupedDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');
