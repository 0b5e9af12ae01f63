/**
 * Whether a value of JSON has lists and objects within one another at more than so many levels. Reads no deeper than
 * that: functions that follow a value to its end would overflow the stack, and the database refuses more than a
 * thousand levels (RFC 8259 §9 lets a reader set a limit).
 */
export const isNestedDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isNestedDeeper(member, levels - 1)));
