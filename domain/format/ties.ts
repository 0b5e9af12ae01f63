/** Rules for no-break spaces: after a number before its unit or room, and before French punctuation. */
const TIES: readonly (readonly [RegExp, string])[] = [
  [/(\d) (?=(?:m²|m2|km|kWh|m|€|%)(?![\p{L}\d]))/gu, '$1\u00a0'],
  [
    /(\d) (?=(?:slaapkamer|badkamer|chambre|salle|bedroom|bathroom|Schlafzimmer|Badezimmer)s?(?!\p{L}))/gu,
    '$1\u00a0',
  ],
  [/€ (?=\d)/g, '€\u00a0'],
  [/ (?=[;:!?»](?:\s|$))/g, '\u00a0'],
  [/« /g, '«\u00a0'],
];

/** Text with no-break spaces: "96 m²" and "à pied ; on" stay on one line. */
export const tied = (text: string): string =>
  TIES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);

/** Longer parts of an address can break, to fit a narrow phone. */
const LONGEST_PART = 24;
const glued = (text: string): string => text.replaceAll(' ', '\u00a0');
const gluedOr = (text: string, shorter: (text: string) => string): string =>
  text.length <= LONGEST_PART ? glued(text) : shorter(text);

/**
 * Address line that breaks between its parts: a street's last word stays with its number and box, as in
 * "Zoute 712 bus 5.1", and a postcode with its town.
 */
export const tiedPlace = (place: string): string =>
  place
    .replace(
      /(?<!\S)(\p{L}[^\s,]* \d[^\s,]*)(?: (\p{L}+ [^\s,]+))?(?=,|$)/u,
      (line, house: string, box?: string) =>
        gluedOr(line, () => [house, box ?? ''].map(glued).join(' ').trim()),
    )
    .replace(/(?<=^|, )\d{4,5} [^,]+/u, (town) => gluedOr(town, () => town.replace(' ', '\u00a0')));

/** A period that can only break around its dash. */
export const tiedSpan = (span: string): string => span.replace(/(?<!–) (?!–)/g, '\u00a0');
