/** The last change of a page, while one press gives back what stood before (decision 192). */
import { prepare } from '#content-service/platform/db/prepare.ts';
import { UNDO_LASTS } from '#content-service/platform/undoable-homes.ts';
import type { OpenedPage } from '#wire/written-pages.ts';
import type { VersionRow } from './page-versions.ts';
import { PAGES_OF_SCREENS } from './written-page.ts';

/** When somebody last changed a page within ten minutes, by the journal; null for nobody. */
export async function lastChange(
  db: D1Database,
  siteId: string,
  id: string,
  now: Date,
): Promise<string | null> {
  return prepare(db, {
    sql:
      'SELECT at FROM journal INDEXED BY journal_by_age WHERE at >= ?2 AND site_id = ?1 AND what = ?3 ' +
      "AND (deed LIKE 'page.%' OR deed LIKE 'news.%') ORDER BY seq DESC LIMIT 1",
    params: [siteId, new Date(now.getTime() - UNDO_LASTS).toISOString(), id],
  }).first<string>('at');
}

/**
 * What a press gives back: the version that the last change replaced, which the same batch stored; or nothing, where the
 * page was new or off the site. It is one of the changes that every page has, so that what is undone is a version too.
 */
export function undoOf(
  { id, withdrawn }: Pick<OpenedPage, 'id' | 'withdrawn'>,
  changedAt: string | null,
  [newest]: readonly VersionRow[],
): OpenedPage['undo'] {
  if (changedAt === null) return null;
  const until = new Date(Date.parse(changedAt) + UNDO_LASTS).toISOString();
  const replaced = newest?.at === changedAt ? newest : undefined;
  if (replaced !== undefined && replaced.withdrawn === 0) return { version: replaced.number, until };
  return withdrawn || PAGES_OF_SCREENS.includes(id) ? null : { version: null, until };
}
