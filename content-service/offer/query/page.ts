import type { Statement } from '../../platform/db/statement.ts';
import { accessToPage } from './access.ts';
import type { CountedSearch, GroupCount } from './census.ts';
import { GROUPING, type Grouping, type GroupKey } from './grouping.ts';
import type { SearchOrder } from './order.ts';
import { and, type Sql, sql } from './sql.ts';
import { namedCondition } from './where.ts';

/** A stretch of a search's results, from one group or from several that lie in it whole. */
export interface Stretch {
  /** The groups it is read from; null when the search has none. */
  readonly keys: readonly GroupKey[] | null;
  readonly from: number;
  readonly size: number;
}

/**
 * The stretches that make up a page, given how many estates each group has. A page that begins or ends
 * within a large group reads that alone, in the order of an index; the small groups between are taken
 * together.
 */
export const stretchesOf = (groups: readonly GroupCount[], from: number, size: number): Stretch[] => {
  let start = 0;
  const touched = groups.flatMap(({ key, count }) => {
    const first = Math.max(from - start, 0);
    const last = Math.min(from + size - start, count);
    start += count;
    return last > first ? [{ key, count, from: first, size: last - first }] : [];
  });
  const stretches: Stretch[] = [];
  let whole: typeof touched = [];
  const flush = () => {
    if (whole.length > 0) {
      stretches.push({
        keys: whole.map(({ key }) => key),
        from: 0,
        size: whole.reduce((sum, group) => sum + group.size, 0),
      });
    }
    whole = [];
  };
  for (const group of touched) {
    if (group.size === group.count) {
      whole.push(group);
    } else {
      flush();
      stretches.push({ keys: [group.key], from: group.from, size: group.size });
    }
  }
  flush();
  return stretches;
};

const inGroups = (grouping: Grouping, keys: readonly GroupKey[]): Sql => {
  const { column } = GROUPING[grouping];
  const [key, ...others] = keys;
  if (key !== undefined && others.length === 0) {
    return key === null ? sql(`e.${column} IS NULL`) : sql(`e.${column} = ?`, key);
  }
  const list = sql(
    `e.${column} IN (SELECT value FROM json_each(?))`,
    JSON.stringify(keys.filter((one) => one !== null)),
  );
  return keys.includes(null) ? sql(`(${list.text} OR e.${column} IS NULL)`, ...list.params) : list;
};

/** The numbers of the estates of a stretch, in order. `found`: how many there are in all, where known. */
export const stretchStatement = (
  { siteId, query, scope }: CountedSearch,
  { groups, first, within }: SearchOrder,
  { keys, from, size }: Stretch,
  found?: number,
): Statement => {
  const grouping = keys === null ? undefined : groups?.grouping;
  const asked = namedCondition(siteId, query, scope);
  const where = grouping === undefined || keys === null ? asked : and(asked, inGroups(grouping, keys));
  const several = keys !== null && keys.length > 1;
  const rank =
    grouping !== undefined && several
      ? sql(
          `(SELECT place.key FROM json_each(?) AS place WHERE place.value IS e.${GROUPING[grouping].column}), `,
          JSON.stringify(keys),
        )
      : sql('');
  return {
    sql:
      `SELECT e.num FROM estates AS e ${accessToPage(query, { first, grouping, several, found })} ` +
      `WHERE ${where.text} ORDER BY ${rank.text}${within.text} LIMIT ? OFFSET ?`,
    params: [...where.params, ...rank.params, ...within.params, size, from],
  };
};
