/** What visitors had been shown of a home before an action: kept in its version, and stored again when it is taken back. */
import type { Statement } from '../../platform/db/statement.ts';
import type { HomeOf } from './stored-home.ts';

/** A table of what visitors saw, its columns beside its key, and the view of the homes that may have rows in it. */
interface ShownTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly shown: string;
}

/** Prices before their reductions, which are compared with them. */
const TABLES: readonly ShownTable[] = [
  { table: 'home_histories', columns: ['since', 'steps'], shown: 'homes_with_history' },
  { table: 'shown_prices', columns: ['since', 'until', 'price'], shown: 'shown_homes' },
  { table: 'price_cuts', columns: ['price_before', 'cut_at'], shown: 'shown_homes' },
];

/** SQL for the id of a home's estate: a listing is represented by one that has its own. */
const ESTATE = 'ifnull((SELECT id FROM estates WHERE site_id = ?1 AND guid = ?3), ?3)';

/** SQL for the rows that a home has now, as JSON; `?1` is the site and `?3` the home. */
export const SHOWN_BEFORE = `json_object('news', (SELECT json_group_array(e.not_before) FROM untold_events AS u
  JOIN estate_events AS e ON e.seq = u.seq WHERE u.site_id = ?1 AND u.estate_id = ${ESTATE} AND u.kind = 'new'), ${TABLES.map(
    ({ table, columns }) =>
      `'${table}', (SELECT json_group_array(json_array(${columns.join(', ')})) FROM ${table} ` +
      `WHERE site_id = ?1 AND estate_id = ${ESTATE})`,
  ).join(', ')})`;

/**
 * Stores again what a version says that visitors had been shown before it. Rows of a home that is not shown now, or was
 * not then, stay as the triggers have left them.
 */
export const shownAgainStatements = ({ siteId, kind, home }: HomeOf, number: number): Statement[] => {
  const params = [siteId, kind, home, number];
  const version =
    'SELECT shown_before FROM home_versions WHERE site_id = ?1 AND kind = ?2 AND home = ?3 AND number = ?4';
  const isShown = (shown: string): string =>
    `EXISTS (SELECT 1 FROM ${shown} WHERE site_id = ?1 AND id = ${ESTATE})`;
  return [
    // Whether a home is shown does not differ between its prices and their reductions: its rows go and come together.
    ...TABLES.map(({ table, shown }) => ({
      sql:
        `DELETE FROM ${table} WHERE site_id = ?1 AND estate_id = ${ESTATE} AND ${isShown(shown)} ` +
        `AND json_array_length((${version}), '$.${shown === 'shown_homes' ? 'shown_prices' : table}') > 0`,
      params,
    })),
    ...TABLES.map(({ table, columns, shown }) => ({
      sql:
        `INSERT INTO ${table} (site_id, estate_id, ${columns.join(', ')}) SELECT ?1, ${ESTATE}, ` +
        `${columns.map((_, at) => `value ->> '$[${at}]'`).join(', ')} FROM json_each((${version}), '$.${table}') ` +
        `WHERE ${isShown(shown)} ON CONFLICT DO NOTHING`,
      params,
    })),
  ];
};
