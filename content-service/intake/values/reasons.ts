/**
 * Refusal reasons as sentences for operators; `{{placeholders}}` are filled in. The advice for each is in
 * `advice.ts`.
 */
export const REASONS = {
  unknown: 'unknown',
  unknownNear: 'unknown; did you mean "{{near}}"?',
  missing: 'missing; {{expected}} is expected',
  type: '{{expected}} is expected',
  range: '{{number}} from {{least}} to {{most}}{{unit}} is expected',
  rangeUnset: '{{number}} from {{least}} to {{most}}{{unit}} is expected, or -1 where it is not known',
  year: 'a year from {{least}} to {{most}} is expected, or -1 where it is not known',
  above: 'more than {{least}}{{unit}} expected',
  least: 'at least {{least}}{{unit}} expected',
  most: 'at most {{most}}{{unit}} expected',
  day: 'a day that exists is expected, such as 2026-11-24',
  instant: 'an instant with its offset is expected, such as 2026-11-24T10:00:00+01:00',
  dayOrInstant:
    'a day or an instant that exists is expected, such as 2026-11-24 or 2026-11-24T10:00:00+01:00',
  ends: 'ends before it begins',
  overlaps: 'overlaps another: nights from {{from}} to {{to}}',
  twice: 'stands there twice',
  code: 'one of {{codes}} is expected',
  codeNear: 'not a known code; did you mean {{near}}?',
  codeUnknown: 'not a known code of {{name}}',
  yesNo: 'yes or no is expected: true, false, 1, 0, "yes", "no", "ja", "nee", "oui", "non" …',
  blank: 'an empty text; leave it out, or write null, where there is none',
  id: 'an id of digits is expected, at most 12',
  guid: 'a GUID is expected, such as 0f8fad5b-d9cb-469f-a165-70867728950e',
  slug: 'letters, digits, "-" and "_" are expected, 1 to 64 of them',
  pictureName:
    'the name of a picture of the site (letters, digits, "-" and "_") or an https address is expected',
  https: 'an https address is expected, such as https://agency.example/plan.pdf',
  path: 'the part of an address after the language is expected, such as over-ons/team',
  email: 'an email address is expected',
  colour: 'a colour is expected, such as #0c5d74',
  hash: 'the hexadecimal digits of a hash are expected, 8 to 64 of them',
  hostname: 'a host by its name is expected, such as agency.example',
  form: 'a text of another form is expected: {{form}}',
  zip: 'a Belgian zip of four digits is expected, or another country beside it',
  subTypeOfType: 'no sub type of {{type}}; {{own}} is the type of {{code}}',
  cardGuid: 'the guid of the listing is expected',
  cardId: 'a number is needed where no card is given',
  noGuid: 'an estate has no guid; a home of the second source is a listing record',
  placeName: 'missing; the name of the place is expected beside its zip',
  placeNames: 'missing; several places have this zip: {{names}}',
  placeZip: 'missing; the zip is expected, since no single place of the site has this name',
  noPlace: 'no id, zip or name of a city: the home is in no search of places',
  newHome: 'missing; no {{kind}} of this id is stored, and a new one needs it',
  staysWithdrawn: 'the home is withdrawn and stays so, since the row does not state it',
  numberOfFeeds: 'a number of twelve digits that begins with 9 is for homes of feeds',
  otherSpelling: 'stored as "{{stored}}": ids that differ only in capitals are the same one',
  noPicture: 'the site has no picture of this name; send pictures before the records that show them',
  pictureHost:
    'the site shows no pictures of {{host}}; add it to settings.pictureHosts of the site, or send the picture itself',
  answerOnly: 'only answers of the content service carry this',
  rule: '{{says}}',
} as const satisfies Readonly<Record<string, string>>;

export type ReasonName = keyof typeof REASONS;

/** The sentence of a reason with its placeholders filled in. */
export const reason = (name: ReasonName, values: Readonly<Record<string, string | number>> = {}): string =>
  REASONS[name].replace(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));
