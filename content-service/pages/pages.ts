import type { Locale } from '../../domain/locale.ts';
import type { Page } from '../../wire/page.ts';
import { localizedColumns } from '../platform/db/localized-columns.ts';

interface PageRow {
  readonly doc: string;
  readonly withdrawn_at: string | null;
}

/** A page, or the news that it was withdrawn. */
export interface StoredPage {
  readonly page: Page;
  readonly withdrawn: boolean;
}

const toPage = (row: PageRow): StoredPage => ({
  page: JSON.parse(row.doc),
  withdrawn: row.withdrawn_at !== null,
});

/** What pages a site has, without their sections. */
export const listPages = async (db: D1Database, siteId: string): Promise<Omit<Page, 'sections'>[]> => {
  const { results } = await db
    .prepare(
      "SELECT json_remove(doc, '$.sections') AS doc, withdrawn_at FROM pages " +
        'WHERE site_id = ? AND withdrawn_at IS NULL ORDER BY id',
    )
    .bind(siteId)
    .all<PageRow>();
  return results.map((row) => toPage(row).page);
};

/** A page by its id. */
export const findPage = async (db: D1Database, siteId: string, id: string): Promise<StoredPage | null> => {
  const row = await db
    .prepare('SELECT doc, withdrawn_at FROM pages WHERE site_id = ? AND id = ?')
    .bind(siteId, id)
    .first<PageRow>();
  return row === null ? null : toPage(row);
};

const ANY_URL = localizedColumns('url')
  .map((column) => `${column} = ?2`)
  .join(' OR ');

/** A page by its address: in the language asked for first, then in any, so that old links still lead on. */
export const findPageByUrl = async (
  db: D1Database,
  siteId: string,
  url: string,
  locale: Locale,
): Promise<StoredPage | null> => {
  const row = await db
    .prepare(
      `SELECT doc, withdrawn_at FROM pages WHERE site_id = ?1 AND (${ANY_URL}) ` +
        `ORDER BY (url_${locale} IS ?2) DESC, withdrawn_at IS NOT NULL, id LIMIT 1`,
    )
    .bind(siteId, url)
    .first<PageRow>();
  return row === null ? null : toPage(row);
};

/** A page about an estate, by the estate's id or guid and the page's name. */
export const findEstatePage = async (
  db: D1Database,
  siteId: string,
  estateId: string,
  name: string,
): Promise<StoredPage | null> => {
  const row = await db
    .prepare('SELECT doc, withdrawn_at FROM estate_pages WHERE site_id = ? AND estate_id = ? AND name = ?')
    .bind(siteId, estateId, name)
    .first<PageRow>();
  return row === null ? null : toPage(row);
};

/** The pages about an estate, in the order of their names; none for an estate that nobody knows. */
export const listEstatePages = async (
  db: D1Database,
  siteId: string,
  estateId: string,
): Promise<{ readonly name: string; readonly title: Page['title'] }[]> => {
  const { results } = await db
    .prepare(
      "SELECT name, doc ->> '$.title' AS title FROM estate_pages " +
        'WHERE site_id = ? AND estate_id = ? AND withdrawn_at IS NULL ORDER BY name',
    )
    .bind(siteId, estateId)
    .all<{ name: string; title: string | null }>();
  return results.map(({ name, title }) => ({ name, title: title === null ? null : JSON.parse(title) }));
};
