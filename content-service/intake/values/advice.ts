import type { ReasonName } from './reasons.ts';

/** Advice for each refusal reason, published in docs/content.md; the service itself does not return it. */
export const ADVICE: Readonly<Record<ReasonName, string>> = {
  unknown: 'No field has this name or a similar one. Leave it out, or look up the name in `/openapi.json`.',
  unknownNear: 'A name is misspelt.',
  missing: 'This field cannot be left out.',
  type: 'The value has another type. Write a number without quotes, with a point before its decimals.',
  range: 'The number is impossible here.',
  rangeUnset: 'The number is impossible here. Both null and -1 mean "unknown".',
  year: 'A year has four digits.',
  above: 'The value is too small.',
  least: 'The value is too small or too short, or a list has too few members.',
  most: 'The value is too large or too long, or a list has too many members.',
  day: 'A calendar day is YYYY-MM-DD and must exist: 30 February does not.',
  instant: 'A time needs its offset from UTC, and its day must exist.',
  dayOrInstant: 'The day must exist; a time needs its offset from UTC.',
  ends: 'The second of two days or times is not after the first.',
  overlaps: 'The same night is taken twice.',
  twice: 'The same value is in the list twice.',
  code: 'Write codes exactly as they are listed, in capitals.',
  codeNear: 'A code is misspelt.',
  codeUnknown: 'No listed code is similar; see the codes above.',
  yesNo: 'Yes and no are accepted in the languages of the country, and as 1 and 0.',
  blank: 'A text in a language must not be empty. If a language is left out, another one is shown.',
  id: 'Homes of the first source, and their units, have numeric ids.',
  guid: 'Listings of the second source have a GUID.',
  slug: 'An id or a name in addresses has no spaces, dots or accents.',
  pictureName:
    'Name files by their path, such as `501/front.jpg`, and give the import their folder (`--pictures`).',
  https: 'Links are absolute, begin with https:// and contain no password.',
  path: 'A page is named by its path: without a host, spaces, "?" or "#".',
  email: 'One address, such as an@agency.example.',
  colour: '"#" and six hexadecimal digits.',
  hash: 'Hashes of pictures are made by the content service; leave them out.',
  hostname: 'No scheme, port or path.',
  form: 'The text does not match the regular expression.',
  zip: 'Without a country, or with BE, the zip must be Belgian. For a place abroad, state the country.',
  subTypeOfType: 'The type and sub type of a listing contradict each other.',
  cardGuid: 'A card belongs to its own listing. Its guid may be left out.',
  cardId:
    'Homes in lists have a number. Give the listing a numeric external_id, or a card with its own general.id.',
  noGuid: 'The record `{"listing": …}` is for homes with a GUID.',
  placeName: 'Give the zip and the name of the place, in any language, or the id of its city.',
  placeNames: 'Give one of these names, or the id of the city.',
  placeZip: 'Give the zip and the name of the place, in any language, or the id of its city.',
  noPlace:
    'Only told: the home is stored. Give the zip and the name of its place, so that visitors find it there.',
  newHome:
    'A row with an unknown id is a new home, which needs its type, its transaction and its place. Correct the id, or add these columns.',
  staysWithdrawn:
    'Only told: the other columns are stored. `--sync` brings the homes of a sheet back; so does a whole record.',
  numberOfFeeds:
    'Give another number. A home of a feed is changed in the system from which it comes, and not by an import.',
  noPicture: 'An import leaves such a picture out of its home and tells it, unless it has `--strict`.',
  pictureHost: 'An import leaves such a picture out of its home and tells it, unless it has `--strict`.',
  answerOnly: 'The content service computes it. Leave it out.',
  rule: 'The sentence is the whole explanation.',
};
