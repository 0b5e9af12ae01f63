import { LOCALES, type Locale } from '#domain/locale.ts';
import type { Page } from '#wire/page.ts';
import { localizedColumns } from '../platform/db/localized-columns.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { withKnownPictures } from '../platform/hashed-pictures.ts';
import { comeBy, goneOn, shownOn } from '../platform/news-days.ts';
import { storedPicturesColumn } from '../platform/picture-hashes.ts';

interface PageRow {
  readonly doc: string;
  readonly gone: number;
}

/** Stored data about all pictures of a page. */
const picturesOfPage = (site: string): string =>
  storedPicturesColumn(
    "SELECT DISTINCT named.value AS picture FROM json_tree(page.doc) AS named WHERE named.key = 'file'",
    site,
  );

/** A page, and whether it is gone: withdrawn, or news that is over. */
export interface StoredPage {
  readonly page: Page;
  readonly gone: boolean;
}

/** Pages that a site shows on a day, without their sections. */
export const listPages = async (
  db: D1Database,
  siteId: string,
  today: string,
): Promise<Omit<Page, 'sections'>[]> => {
  const shown = shownOn(today);
  const { results } = await prepare(db, {
    sql: `SELECT json_remove(doc, '$.sections') AS doc FROM pages WHERE site_id = ? AND ${shown.sql} ORDER BY id`,
    params: [siteId, ...shown.params],
  }).all<{ doc: string }>();
  return results.map(({ doc }) => JSON.parse(doc));
};

/** The page found by a statement. */
export const findPage = async (
  db: D1Database,
  siteId: string,
  { sql, params }: Statement,
): Promise<StoredPage | null> => {
  const row = await prepare(db, {
    sql: `SELECT page.*, ${picturesOfPage('?')} AS pictures FROM (${sql}) AS page`,
    params: [siteId, ...params],
  }).first<PageRow & { readonly pictures: string }>();
  if (row === null) return null;
  const page: Page = JSON.parse(row.doc);
  return { page: withKnownPictures(page, row.pictures), gone: row.gone === 1 };
};

/** Finds pages that have come by a day, and whether each of them is gone; `where` and its order select them. */
const comeStatement = (today: string, where: Statement): Statement => {
  const [come, gone] = [comeBy(today), goneOn(today)];
  return {
    sql: `SELECT doc, ${gone.sql} AS gone FROM pages WHERE ${come.sql} AND ${where.sql}`,
    params: [...gone.params, ...come.params, ...where.params],
  };
};

/** A page by its id. */
export const pageStatement = (siteId: string, id: string, today: string): Statement =>
  comeStatement(today, { sql: 'site_id = ? AND id = ?', params: [siteId, id] });

const ANY_URL = localizedColumns('url')
  .map((column) => `${column} = ?`)
  .join(' OR ');

/** A page by its address: in the requested language first, then in any, so that old links still work. */
export const pageByUrlStatement = (
  siteId: string,
  url: string,
  { locale, today }: { readonly locale: Locale; readonly today: string },
): Statement =>
  comeStatement(today, {
    sql: `site_id = ? AND (${ANY_URL}) ORDER BY (url_${locale} IS ?) DESC, gone, id LIMIT 1`,
    params: [siteId, ...LOCALES.map(() => url), url],
  });

/** A page about an estate, by the estate's id or guid and the page's name. */
export const estatePageStatement = (siteId: string, estateId: string, name: string): Statement => ({
  sql:
    'SELECT doc, withdrawn_at IS NOT NULL AS gone FROM estate_pages ' +
    'WHERE site_id = ? AND estate_id = ? AND name = ?',
  params: [siteId, estateId, name],
});

/** Pages about an estate, by name; empty for an unknown estate. */
export const listEstatePages = async (
  db: D1Database,
  siteId: string,
  estateId: string,
): Promise<{ readonly name: string; readonly title: Page['title'] }[]> => {
  const { results } = await db
    .prepare(
      "SELECT name, doc -> '$.title' AS title FROM estate_pages " +
        'WHERE site_id = ? AND estate_id = ? AND withdrawn_at IS NULL ORDER BY name',
    )
    .bind(siteId, estateId)
    .all<{ name: string; title: string | null }>();
  return results.map(({ name, title }) => ({ name, title: title === null ? null : JSON.parse(title) }));
};
