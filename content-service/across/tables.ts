/** The tables of a site, as the manifests of their capabilities describe them. */
import type { BackupPart } from '#wire/backup.ts';
import { everyOne } from '../capabilities.ts';
import type { Table, VisitorsPlace } from '../platform/manifest.ts';

const ALL = everyOne('tables');

export type SiteTable = keyof typeof ALL;

/** Every table with rows of a site, except `sites`. */
export const TABLES: Readonly<Record<SiteTable, Table>> = ALL;

/** Their names: referring tables come first, so that no deletion cascades. */
export const SITE_TABLE_NAMES = Object.keys(TABLES) as readonly SiteTable[];

/** Columns that, together with the site, identify a row of a table; `rowid` for a table whose rows all have one. */
export const keyOf = (table: SiteTable): readonly string[] => TABLES[table].key ?? ['rowid'];

/** Whether a table's rows are of this kind in a backup. */
export const isHeldAs = (table: SiteTable, ...kinds: readonly Table['backup'][]): boolean =>
  kinds.includes(TABLES[table].backup);

/** Tables with rows of visitors, which an erasure changes; the agency's own content is only counted. */
export const VISITORS = SITE_TABLE_NAMES.filter((table) => {
  const { persons } = TABLES[table];
  return persons !== null && persons.named !== 'content';
});

/** Place of a table with visitors' rows. Throws for other tables. */
export function visitorsPlace(table: SiteTable): VisitorsPlace {
  const { persons } = TABLES[table];
  if (persons === null || persons.named === 'content')
    throw new TypeError(`${table} has no rows of visitors`);
  return persons;
}

/** Condition for the rows of a table that are in a part of a backup; null when none are. */
export function conditionOf(table: SiteTable, part: BackupPart): string | null {
  const { backup, own } = TABLES[table];
  if (backup === part) return own === undefined ? 'true' : `NOT (${own})`;
  return backup === 'visitors' && part === 'agency' && own !== undefined ? own : null;
}

/** SQL condition of a row of `sites` that is being removed: one that is being restored, or has moved, is hidden as well. */
export const GOES =
  'removed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM restores WHERE site_id = sites.id) ' +
  'AND NOT EXISTS (SELECT 1 FROM holds WHERE site_id = sites.id)';

/**
 * Condition of every deletion: another call may have ended the removal, and a new site may have this id (`?1`).
 */
export const IS_GOING = `EXISTS (SELECT 1 FROM sites WHERE id = ?1 AND ${GOES})`;

/** SQL that deletes up to `?2` rows of a site (`?1`) that is being removed, and returns a row for each. */
export const deleteSomeSql = (table: SiteTable, condition = IS_GOING): string => {
  const key = keyOf(table).join(', ');
  return (
    `DELETE FROM ${table} WHERE site_id = ?1 AND (${key}) IN ` +
    `(SELECT ${key} FROM ${table} WHERE site_id = ?1 AND ${condition} LIMIT ?2) RETURNING 1`
  );
};
