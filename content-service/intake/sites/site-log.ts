/** The last changes of a site's settings by the agency's people, each of which can be put back. */
import { patternOf } from '#domain/settings/paths.ts';
import type { NavigationItem } from '#wire/navigation.ts';
import type { LoggedChange, SiteChange, SiteConflict } from '#wire/own-site.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { type ChangedRow, MOST_RETAINED } from '../site-changes.ts';
import { wordsOf } from '../written/words-of-changes.ts';

/** Changes of a site that are answered. */
const MOST_SHOWN = 10;

interface LogRow {
  readonly number: number;
  readonly at: string;
  readonly by: string | null;
  readonly put_back: number | null;
  readonly rows: string;
}

const logStatement = (siteId: string, most: number): Statement => ({
  sql:
    'SELECT c.number, c.at, c.put_back, c.rows, p.name AS by FROM site_changes AS c ' +
    'LEFT JOIN staff AS p ON p.site_id = c.site_id AND p.id = c.who ' +
    'WHERE c.site_id = ? ORDER BY c.number DESC LIMIT ?',
  params: [siteId, most],
});

const read = ({ put_back, rows, ...row }: LogRow): LoggedChange => ({
  ...row,
  putBack: put_back,
  rows: JSON.parse(rows),
});

/** The last changes, the newest first. */
export async function readLog(db: D1Database, siteId: string): Promise<LoggedChange[]> {
  const { results } = await prepare(db, logStatement(siteId, MOST_SHOWN)).all<LogRow>();
  return results.map(read);
}

/** The changes that put one back: the last member first, since it may need one before it. Throws not_found. */
export async function changesBack(db: D1Database, siteId: string, number: number): Promise<SiteChange[]> {
  const row = await prepare(db, {
    sql: 'SELECT rows FROM site_changes WHERE site_id = ? AND number = ?',
    params: [siteId, number],
  }).first<{ rows: string }>();
  if (row === null) throw notFound('change');
  const rows: readonly ChangedRow[] = JSON.parse(row.rows);
  return rows.toReversed().map(({ path, before, after, place }) => ({
    path,
    value: before,
    seen: after,
    ...(place !== undefined && { place }),
  }));
}

/** Who changed a member last on the page, and when. */
export async function whoChanged(
  db: D1Database,
  siteId: string,
  conflicts: readonly Pick<SiteConflict, 'path' | 'yours' | 'theirs'>[],
): Promise<SiteConflict[]> {
  if (conflicts.length === 0) return [];
  const { results } = await prepare(db, logStatement(siteId, MOST_RETAINED)).all<LogRow>();
  const log = results.map(read);
  return conflicts.map((conflict) => {
    const last = log.find(({ rows }) =>
      rows.some(({ path }) => path === conflict.path || conflict.path.startsWith(`${path}.`)),
    );
    return { ...conflict, by: last?.by ?? null, at: last?.at ?? null };
  });
}

/** Hours and days as a text: "09:00-12:30, 13:30-18:00"; entries of a menu by their names; a colour as that of light and of dark mode: "#0c5d74, #7fcad8". */
function inShort(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (value.every((one) => Array.isArray(one) && one.length === 2))
    return value.map((pair) => pair.join('-')).join(', ');
  if (value.every((one) => typeof one === 'string' && one.startsWith('#'))) return value.join(', ');
  const names = value.map((one) => Object.values((one as NavigationItem | null)?.label ?? {}).find(Boolean));
  return names.every((name) => typeof name === 'string') ? names.join(', ') : value;
}

/** What changed, as the journal keeps it; of people their fields only, since their data would outlast them. */
export const journalWords = (rows: readonly ChangedRow[]): string =>
  wordsOf(
    rows.map(({ path, before, after }) => ({
      field: path,
      base: JSON.stringify(inShort(before) ?? null),
      value: JSON.stringify(inShort(after) ?? null),
    })),
    (field) => patternOf(field).startsWith('settings.team.people[]'),
  );
