/** No-break spaces where a line must not end: before a unit, and where French sets a space by a mark. */
const TIES: readonly (readonly [RegExp, string])[] = [
  [/(\d) (?=(?:m²|m2|km|kWh|m|€|%)(?![\p{L}\d]))/gu, '$1\u00a0'],
  [/€ (?=\d)/g, '€\u00a0'],
  [/ (?=[;:!?»](?:\s|$))/g, '\u00a0'],
  [/« /g, '«\u00a0'],
];

/** Running text as it is set: "96 m²" and "à pied ; on" stay together. */
export const tied = (text: string): string =>
  TIES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
