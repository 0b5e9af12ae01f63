import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { FIRST, FIRST_ID } from '#domain/sources/first.ts';
import { CODES, codeOf, transactionOf } from '../values/codes.ts';
import { FIGURES } from '../values/figures.ts';
import { fieldRows } from '../values/formats.ts';
import {
  addressRows,
  answerOnly,
  BESIDE,
  openHouseRows,
  pictureRows,
  placeRows,
  stickerRows,
} from '../values/home.ts';
import { reason } from '../values/reasons.ts';
import {
  below,
  each,
  isObject,
  NOTHING,
  ofEach,
  ofObject,
  type Rule,
  refuse,
  type ValueRow,
} from '../values/rule.ts';
import { idOf, TEXTS, unsetOr } from '../values/texts.ts';

/** Homes of the first source, and the estates that represent others in lists, have numeric ids. */
export const estateId = idOf(FIRST_ID, reason('id'), { orNumber: true });

/** Rules of fields whose format is too strict for them. */
const OWN: Readonly<Record<string, Rule>> = {
  'general.headType': ofObject(({ id }) =>
    id === null || id === undefined
      ? NOTHING
      : codeOf('headType')(id).map(({ why }) => ({ at: ['id'], why })),
  ),
  'general.bedroomCount': FIGURES.rooms,
  'general.bathroomCount': FIGURES.rooms,
  'energy.eLevel': FIGURES.level,
  'energy.kLevel': FIGURES.level,
  'energy.shared.eLevel': FIGURES.level,
  'energy.shared.kLevel': FIGURES.level,
};

/** Rows of an estate in lists, of either source. */
const home = (transaction: Rule): readonly ValueRow[] => [
  ...fieldRows(FIRST_SOURCE_FIELDS, OWN),
  ...below('general', [
    ['id', estateId],
    ['parentId', unsetOr(estateId)],
    ['status', CODES.status],
    ['transaction.id', transaction],
    ['floorId', FIGURES.place],
  ]),
  ...addressRows('general.address'),
  ...stickerRows('general.sticker'),
  ...each('layout[]', 'typeId count', FIGURES.count),
  ['layout[].surface', FIGURES.area],
  ['floors[].sort', FIGURES.floor],
  ...each('floors[].rooms[]', 'count floorId', FIGURES.count),
  ['floors[].rooms[].surface', FIGURES.area],
  ['files[].link', TEXTS.https],
  ['videos[].link', TEXTS.https],
  ['videos[].typeId', FIGURES.count],
  ...pictureRows('pictures[]'),
  ...openHouseRows('openHouses'),
  ['groupKey', answerOnly],
  ['general.price.lowered', answerOnly],
  ['general.history', answerOnly],
];

const firstHome: readonly ValueRow[] = [
  ...home(transactionOf(FIRST)),
  ...placeRows('general.address'),
  ['guid', () => refuse(reason('noGuid'))],
];

/** Ids of units are unique within their project, and differ from the project's. */
const unitsOnce: Rule = ofObject(({ general }) => {
  if (!isObject(general)) return NOTHING;
  const seen = new Set([String(general.id)]);
  return ofEach((unit) => {
    const id = isObject(unit) && isObject(unit.general) ? unit.general.id : null;
    if (typeof id !== 'string' && typeof id !== 'number') return NOTHING;
    const twice = seen.has(String(id));
    seen.add(String(id));
    return twice ? refuse(reason('twice'), 'general', 'id') : NOTHING;
  })(general.children).map(({ at, why }) => ({ at: ['general', 'children', ...at], why }));
});

/** Rows of an estate of the first source, with its units. */
export const ESTATE_ROWS: readonly ValueRow[] = [
  ...below('estate', firstHome),
  ...below('estate.general.children[]', firstHome),
  ['estate', unitsOnce],
  ...BESIDE,
];

/** Rows of the estate that represents another source's listing, with that source's transactions. */
export const cardRows = (transaction: Rule): readonly ValueRow[] => below('card', home(transaction));
