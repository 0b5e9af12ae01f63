import type { Field } from '#domain/fields/field.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { SECOND, SECOND_ID } from '#domain/sources/second.ts';
import { LISTING_TYPES, subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { transactionOf } from '../values/codes.ts';
import { FIGURES } from '../values/figures.ts';
import { fieldRows } from '../values/formats.ts';
import {
  addressRows,
  answerOnly,
  BESIDE,
  pictureRows,
  placesOfListing,
  stickerRows,
} from '../values/home.ts';
import { unknownKey } from '../values/known.ts';
import { reason } from '../values/reasons.ts';
import { below, isObject, NOTHING, ofObject, type Rule, refuse, type ValueRow } from '../values/rule.ts';
import { idOf, TEXTS } from '../values/texts.ts';
import { cardRows, estateId } from './first-values.ts';

/** Rules of fields whose format is too strict for them. */
const OWN: Readonly<Record<string, Rule>> = {
  'construction.bedrooms_count': FIGURES.rooms,
  'construction.bathrooms_count': FIGURES.rooms,
  'construction.toilets_count': FIGURES.rooms,
  'construction.showers_count': FIGURES.rooms,
  'construction.facades_count': FIGURES.rooms,
  'certification.e_level': FIGURES.level,
  'certification.k_level': FIGURES.level,
};

const TRANSACTION = transactionOf(SECOND);

/** Names of the groups and their fields, as a tree with empty leaves. */
interface Names extends Map<string, Names> {}

function namesOf(table: readonly Field[]): Names {
  const tree: Names = new Map();
  for (const { path } of table) {
    let node = tree;
    for (const part of path.split('.')) {
      const next: Names = node.get(part) ?? new Map();
      node.set(part, next);
      node = next;
    }
  }
  return tree;
}

/** Refuses fields that are missing in the field table, at any depth: the schema does not check groups. */
const knownFields =
  (names: Names): Rule =>
  (group) => {
    if (!isObject(group)) return refuse(reason('type', { expected: 'an object' }));
    return Object.entries(group).flatMap(([key, value]) => {
      const inner = key === '__proto__' ? undefined : names.get(key);
      if (inner === undefined) return refuse(unknownKey(key, [...names.keys()]), key);
      if (inner.size === 0 || value === null || value === undefined) return NOTHING;
      return knownFields(inner)(value).map(({ at, why }) => ({ at: [key, ...at], why }));
    });
  };

/** Groups whose fields the schema checks itself. */
const TYPED: readonly string[] = ['address', 'geo'];
const GROUPS = [...namesOf(SECOND_SOURCE_FIELDS)].filter(
  ([name, fields]) => fields.size > 0 && !TYPED.includes(name),
);

const subTypeOfType: Rule = ofObject(({ type, subType }) => {
  const sub = typeof subType === 'string' ? subTypeOf(subType) : null;
  const own = LISTING_TYPES.find((known) => known === type);
  // A project's sub type states what is built.
  if (sub === null || own === undefined || own === 'PROJECT' || own === sub.type) return NOTHING;
  return refuse(reason('subTypeOfType', { type: own, own: sub.type, code: String(subType) }), 'subType');
});

/** Lists need a numeric id: the card's, else the listing's own id at its source. */
const numbered: Rule = ofObject(({ listing, card }) => {
  if ((card !== null && card !== undefined) || !isObject(listing)) return NOTHING;
  const id = listing.external_id;
  const isNumber = id !== null && id !== undefined && estateId(id).length === 0;
  return isNumber ? NOTHING : refuse(reason('cardId'), 'listing', 'external_id');
});

const cardOfListing: Rule = ofObject(({ listing, card }) => {
  if (!isObject(listing) || !isObject(card) || card.guid === null || card.guid === undefined) return NOTHING;
  return card.guid === listing.guid ? NOTHING : refuse(reason('cardGuid'), 'card', 'guid');
});

/**
 * Rows of a second-source listing, and of the estate that represents it in lists. The whole record is `''`.
 */
export const LISTING_ROWS: readonly ValueRow[] = [
  ...below('listing', [
    ...fieldRows(SECOND_SOURCE_FIELDS, OWN),
    ...GROUPS.map(([name, names]): ValueRow => [name, knownFields(names)]),
    ['guid', idOf(SECOND_ID, reason('guid'))],
    ['publicationDate', TEXTS.dayOrInstant],
    ['price_lowered', answerOnly],
    ['history', answerOnly],
    ['transaction.id', TRANSACTION],
    ['geo.precision', FIGURES.place],
    ...addressRows('address'),
    ...stickerRows('sticker'),
    ...pictureRows('pictures[]'),
  ]),
  ['', placesOfListing],
  ['listing', subTypeOfType],
  ['', numbered],
  ['', cardOfListing],
  ...cardRows(TRANSACTION),
  ...BESIDE,
];
