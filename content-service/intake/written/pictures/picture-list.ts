/**
 * The list of a home's pictures in its draft. Each change of it is an operation on the list that stands when the
 * statement runs, so that two people who add, move and remove at the same time both keep theirs (decision 157).
 */

import { refuseWhere } from '#content-service/platform/db/refuse-where.ts';
import type { Param, Statement } from '#content-service/platform/db/statement.ts';
import { valueAt } from '#domain/fields/read.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import { canonical, type HomeOf, type StoredHome, storedValue } from '../stored-home.ts';

/** The field with the pictures, and the member of each that names it, by kind of record. */
export const LIST_OF: Readonly<Record<WrittenKind, { readonly field: string; readonly member: string }>> = {
  estate: { field: 'estate.pictures', member: 'file' },
  rental: { field: 'rental.photos', member: 'original' },
};

/** A picture as a record names it. */
export type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The pictures of a home as it will be, in the order of its page: by position, those without one last. */
export function itemsOf(kind: WrittenKind, record: object): readonly Item[] {
  const list = valueAt(record, LIST_OF[kind].field);
  const at = ({ index }: Item): number => (typeof index === 'number' ? index : Number.MAX_SAFE_INTEGER);
  return Array.isArray(list) ? list.filter(isItem).toSorted((one, other) => at(one) - at(other)) : [];
}

/** The name of a picture of a home. */
export const nameOf = (kind: WrittenKind, item: Item): string => {
  const name = item[LIST_OF[kind].member];
  return typeof name === 'string' ? name : '';
};

// Parameters ?1 to ?9 are of `changeStatements`.
const NAME = '(value ->> ?9)';

/**
 * SQL for a list in the order of its page, by position, those without one last. The positions of an import end with it:
 * they would contradict what is added and moved. What is no picture falls out.
 */
const inOrder = (list: string): string =>
  `(SELECT json_group_array(json_remove(value, '$.index') ORDER BY ifnull(value ->> '$.index', 1e12), key) ` +
  `FROM json_each(${list}) WHERE type = 'object')`;

/** A change of the list as SQL over its text in order; its own parameters are ?10 and ?11. */
export interface ListChange {
  readonly sql: (list: string) => string;
  readonly params: readonly Param[];
}

/** Behind all others, unless it is there, also as a plan or no longer as one. */
export const appended = (name: string, item: Item): ListChange => ({
  sql: (list) =>
    `iif(EXISTS (SELECT 1 FROM json_each(${list}) WHERE ${NAME} IN (?10, ?10 || '-plan', ?10 || '-photo')), ` +
    `${list}, json_insert(${list}, '$[#]', json(?11)))`,
  params: [name, canonical(item)],
});

export const without = (name: string): ListChange => ({
  sql: (list) =>
    `(SELECT json_group_array(json(value) ORDER BY key) FROM json_each(${list}) WHERE ${NAME} IS NOT ?10)`,
  params: [name],
});

/** Before another one, or behind all others where that is null or gone. */
export const moved = (name: string, before: string | null): ListChange => ({
  sql: (list) =>
    `(SELECT json_group_array(json(value) ORDER BY iif(${NAME} = ?10, ` +
    `ifnull((SELECT key FROM json_each(${list}) WHERE ${NAME} = ?11), 1e12) - 0.5, key)) FROM json_each(${list}))`,
  params: [name, before],
});

export const replaced = (name: string, item: Item): ListChange => ({
  sql: (list) =>
    `(SELECT json_group_array(json(iif(${NAME} = ?10, ?11, value)) ORDER BY key) FROM json_each(${list}))`,
  params: [name, canonical(item)],
});

const LIST_IN = (value: string): string => `iif(json_type(${value}) = 'array', ${value}, '[]')`;

/** The list of the record as it was read; empty where it has none. */
const listOf = (base: string): string => (base.startsWith('[') ? base : '[]');

/** Writes a change into the draft, which begins with what visitors see; a list that is that again leaves it. */
export function changeStatements(
  { siteId, kind, home }: HomeOf,
  { below }: Pick<StoredHome, 'below'>,
  { sql, params }: ListChange,
  who: string,
  now: Date,
): Statement[] {
  const { field, member } = LIST_OF[kind];
  const base = storedValue(below, field);
  const list = listOf(base);
  const changed = (text: string): string => sql(inOrder(text));
  const key = [siteId, kind, home, field];
  return [
    {
      sql:
        'INSERT INTO home_drafts (site_id, kind, home, field, value, base, who, at) ' +
        `SELECT ?1, ?2, ?3, ?4, ${changed('?5')}, ?6, ?7, ?8 WHERE true ON CONFLICT DO UPDATE SET ` +
        `value = ${changed(LIST_IN('home_drafts.value'))}, who = excluded.who, at = excluded.at`,
      params: [...key, list, base, who, now.toISOString(), `$.${member}`, ...params],
    },
    {
      sql:
        'DELETE FROM home_drafts WHERE site_id = ?1 AND kind = ?2 AND home = ?3 AND field = ?4 ' +
        `AND value = ${inOrder('?5')}`,
      params: [...key, list],
    },
  ];
}

/** A picture as the draft itself has it, or else what visitors see; undefined where it is in neither. */
export function storedItem(
  kind: WrittenKind,
  { draft, below }: Pick<StoredHome, 'draft' | 'below'>,
  name: string,
): Item | undefined {
  const { field } = LIST_OF[kind];
  const value = draft.find((row) => row.field === field)?.value ?? storedValue(below, field);
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? list.filter(isItem).find((item) => nameOf(kind, item) === name) : undefined;
}

/** Refuses the batch unless a picture is in the list as it was read: as `storedItem`. */
export function itemStaysStatement(
  { siteId, kind, home }: HomeOf,
  { below }: Pick<StoredHome, 'below'>,
  item: Item,
): Statement {
  const { field } = LIST_OF[kind];
  const list =
    'ifnull((SELECT value FROM home_drafts WHERE site_id = ?1 AND kind = ?2 AND home = ?3 AND field = ?4), ?5)';
  return refuseWhere(
    'draft_changed',
    `NOT EXISTS (SELECT 1 FROM json_each(${LIST_IN(list)}) WHERE type = 'object' AND json(value) = json(?6))`,
    [siteId, kind, home, field, listOf(storedValue(below, field)), canonical(item)],
  );
}

/** Refuses the batch when the draft has more pictures than a home may have. */
export const notFullStatement = ({ siteId, kind, home }: HomeOf, most: number): Statement =>
  refuseWhere(
    'home_full',
    'EXISTS (SELECT 1 FROM home_drafts WHERE site_id = ?1 AND kind = ?2 AND home = ?3 AND field = ?4 ' +
      `AND json_array_length(value) > ?5)`,
    [siteId, kind, home, LIST_OF[kind].field, most],
  );
