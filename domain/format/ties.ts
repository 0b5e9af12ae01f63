/** Rules for no-break spaces: before a unit, and before punctuation in French. */
const TIES: readonly (readonly [RegExp, string])[] = [
  [/(\d) (?=(?:m²|m2|km|kWh|m|€|%)(?![\p{L}\d]))/gu, '$1\u00a0'],
  [/€ (?=\d)/g, '€\u00a0'],
  [/ (?=[;:!?»](?:\s|$))/g, '\u00a0'],
  [/« /g, '«\u00a0'],
];

/** Text with no-break spaces: "96 m²" and "à pied ; on" stay on one line. */
export const tied = (text: string): string =>
  TIES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
