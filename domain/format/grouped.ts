/** Digits of a whole number with a sign between thousands, '.' by default (spec 1 §9). */
export const groupedDigits = (digits: string, thousands = '.'): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, thousands);
