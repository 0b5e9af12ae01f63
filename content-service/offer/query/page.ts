import { PROJECTS_GROUP } from '#domain/grouping.ts';
import { and, type Sql, sql } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { type Access, accessToMarkedProjects, accessToPage, BY_NUMBER } from './access.ts';
import type { CountedSearch } from './census.ts';
import type { GroupOrder } from './group-order.ts';
import { GROUPING, type GroupCount, type Grouping, type GroupKey, isKeyless } from './grouping.ts';
import { unknownLast } from './offered.ts';
import type { SearchOrder } from './order.ts';
import { namedCondition } from './where.ts';

/** A range of a search's results, from one group or from several whole groups. */
export interface Stretch {
  /** Keys of its groups (a group without key is always alone); null when the search has no groups. */
  readonly keys: readonly GroupKey[] | null;
  readonly from: number;
  readonly size: number;
}

/**
 * The ranges that make up a page, given the size of each group. A page that begins or ends within a large
 * group reads that group in index order; small groups between are read together. A group without key is read
 * separately.
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
    if (group.size === group.count && !isKeyless(group.key)) {
      whole.push(group);
    } else {
      flush();
      stretches.push({ keys: [group.key], from: group.from, size: group.size });
    }
  }
  flush();
  return stretches;
};

/** Condition on the estates of these groups; with `projectsApart` those without a key are two groups. */
const inGroups = ({ grouping, projectsApart }: GroupOrder, keys: readonly GroupKey[]): Sql => {
  const { column } = GROUPING[grouping];
  const [key, ...others] = keys;
  if (key !== undefined && isKeyless(key)) {
    const project = key === null ? 0 : 1;
    return sql(`e.${column} IS NULL${projectsApart ? ` AND e.project = ${project}` : ''}`);
  }
  if (key !== undefined && others.length === 0) return sql(`e.${column} = ?`, key);
  return sql(`e.${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(keys));
};

/** Position of an estate's group among those of a range. */
const placeAmong = (grouping: Grouping, keys: readonly GroupKey[]): Sql =>
  sql(
    `(SELECT place.key FROM json_each(?) AS place WHERE place.value = e.${GROUPING[grouping].column}), `,
    JSON.stringify(keys),
  );

/** What the count of a search says of its results. */
export interface Counted {
  readonly found: number;
  /** JSON of their numbers, where they are few. */
  readonly numbers: string | null;
}

/** Numbers of the estates of a range, in order. */
export const stretchStatement = (
  { siteId, query, scope }: CountedSearch,
  { groups, first, within }: SearchOrder,
  { keys, from, size }: Stretch,
  counted?: Counted,
): Statement => {
  const listed = counted?.numbers ?? null;
  // Their conditions are asked again, since a home may change after the count.
  const meets = namedCondition(siteId, query, scope);
  const asked =
    listed === null ? meets : and(sql('e.num IN (SELECT value FROM json_each(?))', listed), meets);
  const inAll = groups === null || keys === null;
  const where = inAll ? asked : and(asked, inGroups(groups, keys));
  const several = !inAll && keys.length > 1;
  const place = several ? placeAmong(groups.grouping, keys) : sql('');
  const last = unknownLast(query, scope);
  const order =
    last === null ? within : sql(`${last.text}, ${within.text}`, ...last.params, ...within.params);
  const inOrder = (): Access =>
    keys?.includes(PROJECTS_GROUP)
      ? accessToMarkedProjects(query)
      : accessToPage(query, {
          first: last === null ? first : null,
          grouping: inAll ? undefined : groups.grouping,
          several,
          found: counted?.found,
        });
  const access = listed === null ? inOrder() : BY_NUMBER;
  return {
    // `+ 0`: SQLite would plan the statement again for each value of a bare limit, which costs as much as running it.
    sql:
      `SELECT e.num FROM estates AS e ${access} ` +
      `WHERE ${where.text} ORDER BY ${place.text}${order.text} LIMIT ? + 0 OFFSET ? + 0`,
    params: [...where.params, ...place.params, ...order.params, size, from],
  };
};
