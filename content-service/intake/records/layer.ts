/** Choices of an agency's people, laid over a home that a feed or a file brings when its rows are derived (decision 156). */
import { valueAt } from '#domain/fields/read.ts';
import {
  type HomeLayer,
  LAYER_FIELDS,
  LAYER_FIELDS_OF,
  type LayeredKind,
  type LayerField,
} from '#wire/home-layer.ts';
import { sha256 } from '../../platform/hash.ts';
import { put, type Write } from '../write.ts';

/** A field of a layer, as it is stored. */
export interface LayerRow {
  readonly field: LayerField;
  /** JSON; null is the record's own value. */
  readonly value: string;
  /** staff.id; empty for what an import brought. */
  readonly who: string;
  readonly at: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Whether records of a kind have a layer. */
export const isLayered = (kind: string): kind is LayeredKind => Object.hasOwn(LAYER_FIELDS_OF, kind);

/** SQL for the marks of a home's layer as they are now, in one text; null for none. Its arguments are expressions. */
export const marksSql = (site: string, kind: string, home: string): string =>
  "(SELECT group_concat(field || ' ' || mark, ' ') FROM (SELECT field, mark FROM home_layers " +
  `WHERE site_id = ${site} AND kind = ${kind} AND home = ${home} ORDER BY field))`;

const markOf = ({ value, at }: LayerRow): string => sha256(`${at} ${value}`).slice(0, 16);

const inOrder = (rows: readonly LayerRow[]): readonly LayerRow[] =>
  rows.toSorted((a, b) => (a.field < b.field ? -1 : 1));

/** The same text of rows that were read. */
export const marksOf = (rows: readonly LayerRow[]): string | null =>
  rows.length === 0
    ? null
    : inOrder(rows)
        .map((row) => `${row.field} ${markOf(row)}`)
        .join(' ');

/** Rows that are not the record's own value. */
export const choicesIn = (rows: readonly LayerRow[]): readonly LayerRow[] =>
  inOrder(rows).filter(({ value }) => value !== 'null');

/** A layer as a record states it. */
export const rowsIn = (layer: HomeLayer | null | undefined): readonly LayerRow[] =>
  LAYER_FIELDS.flatMap((field) => {
    const one = layer?.[field];
    return one === null || one === undefined
      ? []
      : [{ field, value: JSON.stringify(one.value), who: '', at: new Date(one.at).toISOString() }];
  });

/** Of each field the later choice: a file that was exported earlier brings back nothing that was changed since. */
export function laterOf(stored: readonly LayerRow[], stated: readonly LayerRow[]): readonly LayerRow[] {
  const rows = new Map(stored.map((row) => [row.field, row]));
  for (const row of stated) {
    const before = rows.get(row.field);
    if (before === undefined || (row.at > before.at && row.value !== before.value)) rows.set(row.field, row);
  }
  return inOrder([...rows.values()]);
}

/**
 * A choice that a person makes now, instead of the one that is stored. It is the later of the two even where that one
 * is of a clock that was ahead: no file that was exported before brings it back.
 */
export function chosenAfter(before: Pick<LayerRow, 'at'> | undefined, made: LayerRow): LayerRow {
  if (before === undefined || before.at < made.at) return made;
  return { ...made, at: new Date(Date.parse(before.at) + 1).toISOString() };
}

const chosen = (rows: readonly LayerRow[], field: LayerField): unknown => {
  const row = rows.find((one) => one.field === field);
  return row === undefined ? null : JSON.parse(row.value);
};

/** Since when a home is hidden; null for one that is not. */
export const hiddenSince = (rows: readonly LayerRow[]): string | null =>
  rows.find(({ field, value }) => field === 'hidden' && value === 'true')?.at ?? null;

/** Lists of pictures in records, each with the member of its entries that names the picture. */
const PICTURES: Readonly<Record<LayeredKind, readonly (readonly [path: readonly string[], name: string])[]>> =
  {
    estate: [[['estate', 'pictures'], 'file']],
    listing: [
      [['listing', 'pictures'], 'file'],
      [['card', 'pictures'], 'file'],
    ],
    rental: [[['rental', 'photos'], 'original']],
  };

const placeOf = (picture: Row): number =>
  typeof picture.index === 'number' ? picture.index : Number.POSITIVE_INFINITY;

/** Pictures in a chosen order: those that it does not name follow in their own, and names without a picture are nothing. */
function ordered(pictures: readonly Row[], names: readonly string[], member: string): readonly Row[] {
  const places = new Map(names.map((name, place) => [name, place]));
  const chosenPlace = (picture: Row): number => places.get(String(picture[member])) ?? names.length;
  const sorted = pictures
    .toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
    .toSorted((a, b) => chosenPlace(a) - chosenPlace(b));
  // Pages sort pictures by their `index`.
  return sorted.map((picture, index) =>
    typeof picture.index === 'number' ? { ...picture, index } : picture,
  );
}

/** A record with a changed value at a path; unchanged where it has none there. */
function changedAt(
  record: Row,
  [step = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Row {
  const value = record[step];
  if (value === null || value === undefined) return record;
  if (rest.length === 0) return { ...record, [step]: change(value) };
  return typeof value === 'object' ? { ...record, [step]: changedAt(value as Row, rest, change) } : record;
}

/** Names of a home's pictures in the order of its pages. */
export const picturesIn = (kind: LayeredKind, record: Row): readonly string[] => {
  const [first] = PICTURES[kind];
  const list: unknown = first === undefined ? null : valueAt(record, first[0].join('.'));
  const pictures: readonly Row[] = Array.isArray(list) ? list : [];
  return ordered(pictures, [], first?.[1] ?? '').map((picture) => String(picture[first?.[1] ?? '']));
};

/** A record as its pages show it: with the choices of its layer. Hiding is no field of a record. */
export function withLayer(kind: LayeredKind, record: Row, rows: readonly LayerRow[]): Row {
  const can = (field: LayerField): boolean => LAYER_FIELDS_OF[kind].some((one) => one === field);
  const names = chosen(rows, 'pictures') as readonly string[] | null;
  const days = can('openHouses') ? chosen(rows, 'openHouses') : null;
  const contact = can('contact') ? chosen(rows, 'contact') : null;
  let shown = record;
  if (names !== null)
    for (const [path, member] of PICTURES[kind])
      shown = changedAt(shown, path, (list) =>
        Array.isArray(list) ? ordered(list as readonly Row[], names, member) : list,
      );
  if (days !== null && typeof shown.estate === 'object')
    shown = { ...shown, estate: { ...shown.estate, openHouses: days } };
  return contact === null ? shown : { ...shown, contact };
}

/** The part of a record's hash that its layer is; empty without choices, as for every other record. */
export const hashedLayer = (rows: readonly LayerRow[]): string =>
  choicesIn(rows)
    .map(({ field, value }) => `\n${field} ${value}`)
    .join('');

/** Writes the rows that changed. */
export function layerWrites(
  siteId: string,
  { kind, id }: { readonly kind: string; readonly id: string },
  stored: readonly LayerRow[],
  rows: readonly LayerRow[],
): Write[] {
  const known = new Map(stored.map((row) => [row.field, markOf(row)]));
  const changed = rows.filter((row) => known.get(row.field) !== markOf(row));
  if (changed.length === 0) return [];
  return [
    put(
      'home_layers',
      ...changed.map((row) => ({ site_id: siteId, kind, home: id, ...row, mark: markOf(row) })),
    ),
  ];
}
