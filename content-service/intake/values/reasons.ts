/** Why a value is refused: the sentence that an operator reads, and what to do about it (docs/content.md). */
interface Row {
  /** The sentence; `{{places}}` are filled in. */
  readonly says: string;
  readonly help: string;
}

/** Every reason for which a record is refused. */
export const REASONS = {
  unknown: {
    says: 'unknown',
    help: 'No field has this name, and none a similar one. Leave it out, or look up its name in `/openapi.json`.',
  },
  unknownNear: { says: 'unknown; did you mean "{{near}}"?', help: 'A name is misspelt.' },
  missing: { says: 'missing; {{expected}} is expected', help: 'This field cannot be left out.' },
  type: {
    says: '{{expected}} is expected',
    help: 'The value is of another type. A number is written without quotes, with a point before its decimals.',
  },
  range: {
    says: '{{number}} from {{least}} to {{most}}{{unit}} is expected',
    help: 'The number is impossible here.',
  },
  rangeUnset: {
    says: '{{number}} from {{least}} to {{most}}{{unit}} is expected, or -1 where it is not known',
    help: 'The number is impossible here. null and -1 both say that nothing is known.',
  },
  year: {
    says: 'a year from {{least}} to {{most}} is expected, or -1 where it is not known',
    help: 'A year has four digits.',
  },
  above: { says: 'more than {{least}}{{unit}} expected', help: 'The value is too small.' },
  least: {
    says: 'at least {{least}}{{unit}} expected',
    help: 'The value is too small, too short, or a list has too few members.',
  },
  most: {
    says: 'at most {{most}}{{unit}} expected',
    help: 'The value is too large, too long, or a list has too many members.',
  },
  day: {
    says: 'a day that exists is expected, such as 2026-11-24',
    help: 'A calendar day is YYYY-MM-DD, and stands in the calendar: 30 February does not.',
  },
  instant: {
    says: 'an instant with its offset is expected, such as 2026-11-24T10:00:00+01:00',
    help: 'A time names the offset of its zone, and its day stands in the calendar.',
  },
  dayOrInstant: {
    says: 'a day or an instant that exists is expected, such as 2026-11-24 or 2026-11-24T10:00:00+01:00',
    help: 'A day stands in the calendar; a time names the offset of its zone.',
  },
  ends: { says: 'ends before it begins', help: 'The second of two days or times is not after the first.' },
  overlaps: { says: 'overlaps another: nights from {{from}} to {{to}}', help: 'A night is taken once.' },
  twice: { says: 'stands there twice', help: 'The same is said a second time in one list.' },
  code: {
    says: 'one of {{codes}} is expected',
    help: 'Codes are written as the vocabulary has them, in capitals.',
  },
  codeNear: {
    says: 'not a known code; did you mean {{near}}?',
    help: 'A code is misspelt.',
  },
  codeUnknown: {
    says: 'not a known code of {{name}}',
    help: 'Nothing like it is among the codes, which are listed above.',
  },
  yesNo: {
    says: 'yes or no is expected: true, false, 1, 0, "yes", "no", "ja", "nee", "oui", "non" …',
    help: 'Yes and no are read in the languages of the country, and as 1 and 0.',
  },
  blank: {
    says: 'an empty text; leave it out, or write null, where there is none',
    help: 'A text in a language holds something. Leaving a language out shows another one.',
  },
  id: {
    says: 'an id of digits is expected, at most 12',
    help: 'Homes of the first source, and their units, are numbered.',
  },
  guid: {
    says: 'a GUID is expected, such as 0f8fad5b-d9cb-469f-a165-70867728950e',
    help: 'Listings of the second source have a GUID.',
  },
  slug: {
    says: 'letters, digits, "-" and "_" are expected, 1 to 64 of them',
    help: 'An id or a name that stands in addresses has no spaces, dots or accents.',
  },
  pictureName: {
    says: 'the name of a picture of the site (letters, digits, "-" and "_") or an https address is expected',
    help: 'Files are named by their path, such as `501/front.jpg`, where the import is given their folder (`--pictures`).',
  },
  https: {
    says: 'an https address is expected, such as https://agency.example/plan.pdf',
    help: 'Links are absolute, begin with https:// and hold no password.',
  },
  path: {
    says: 'the part of an address after the language is expected, such as over-ons/team',
    help: 'A page is named by its path: without a host, spaces, "?" or "#".',
  },
  email: { says: 'an email address is expected', help: 'One address, such as an@agency.example.' },
  colour: { says: 'a colour is expected, such as #0c5d74', help: '"#" and six hexadecimal digits.' },
  hash: {
    says: 'the hexadecimal digits of a hash are expected, 8 to 64 of them',
    help: 'Hashes of pictures are made by the content service; leave them out.',
  },
  hostname: {
    says: 'a host by its name is expected, such as agency.example',
    help: 'No scheme, port or path.',
  },
  form: {
    says: 'a text of another form is expected: {{form}}',
    help: 'The text does not fit the form, which is a regular expression.',
  },
  zip: {
    says: 'a Belgian zip of four digits is expected, or another country beside it',
    help: 'Without a country, or with BE, the zip is one of Belgium. Abroad, name the country.',
  },
  subTypeOfType: {
    says: 'no sub type of {{type}}; {{own}} is the type of {{code}}',
    help: 'Type and sub type of a listing contradict each other.',
  },
  cardGuid: {
    says: 'the guid of the listing is expected',
    help: 'A card stands for its own listing. Its guid may be left out.',
  },
  cardId: {
    says: 'a number is needed where no card is given',
    help: 'Lists number homes. Give the listing a numeric external_id, or a card with a general.id of its own.',
  },
  noGuid: {
    says: 'an estate has no guid; a home of the second source is a listing record',
    help: 'The record `{"listing": …}` is for homes with a GUID.',
  },
  answerOnly: {
    says: 'only answers of the content service carry this',
    help: 'It is computed. Leave it out.',
  },
  rule: { says: '{{says}}', help: 'The sentence says it all.' },
} as const satisfies Readonly<Record<string, Row>>;

type ReasonName = keyof typeof REASONS;

/** The sentence of a reason, its places filled in. */
export const reason = (name: ReasonName, values: Readonly<Record<string, string | number>> = {}): string =>
  REASONS[name].says.replace(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));
