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

/** Separator of facts in one text: where a line ends at one, it begins the next line, with what it belongs to. */
export const DOT = ' ·\u00a0';

/** A text that stays on one line, such as a person's name. */
export const glued = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Letters of a street with its number, and of a town, that fit the columns of a narrow phone; longer ones can break. */
const LONGEST = { house: 17, town: 24 } as const;
const gluedWithin = (text: string, most: number): string => (text.length <= most ? glued(text) : text);

/**
 * Address line that breaks between its parts: a number stays with its box, as in "712 bus 5.1", or with the street's
 * last word, and a postcode with its town.
 */
export const tiedPlace = (place: string): string =>
  place
    .replace(
      /(?<!\S)(\p{L}[^\s,]*) (\d[^\s,]*)( \p{L}+ [^\s,]+)?(?=,|$)/u,
      (line, street: string, number: string, box?: string) =>
        box === undefined ? gluedWithin(line, LONGEST.house) : `${street} ${glued(number + box)}`,
    )
    .replace(/(?<=^|, )\d{4,5} [^,]+/u, (town) => gluedWithin(town.replace(' ', '\u00a0'), LONGEST.town));

/** A period that can only break around its dash. */
export const tiedSpan = (span: string): string => span.replace(/(?<!–) (?!–)/g, '\u00a0');

/** A text without what only a line on a page needs: no-break spaces are spaces, word joiners are left out. */
export const untied = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
