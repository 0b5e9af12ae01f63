import type { Site } from '#wire/site.ts';
import type { SitemapEntry, SitemapFile, SitemapKind } from '#wire/sitemap.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { type EntryRow, type Listed, listedOf } from './kinds.ts';

/** A site, and a day in Brussels. */
export interface SiteOn {
  readonly site: Site;
  readonly today: string;
}

/** A range of entries: without `after`, with `upTo`. */
export interface Run {
  readonly after?: string;
  readonly upTo?: string;
  readonly limit: number;
}

/** Ends of files of at most `size` entries, by id. */
const filesStatement = ({ from, where, params }: Listed, size: number): Statement => ({
  sql:
    'SELECT max(id) AS upTo, count(*) AS entries, max(modified_at) AS lastmod FROM (' +
    // D1 binds every number as REAL.
    'SELECT e.id, m.modified_at, (row_number() OVER (ORDER BY e.id) - 1) / CAST(? AS INTEGER) AS file ' +
    `FROM ${from} WHERE ${where}) GROUP BY file ORDER BY file`,
  params: [size, ...params],
});

/** The entries of a range, by id; exported for the test of its query plan. */
export const entriesStatement = (
  { site, today }: SiteOn,
  kind: SitemapKind,
  { after, upTo, limit }: Run,
): Statement => {
  const { from, where, params, columns, joins } = listedOf(site, today)[kind];
  const last = upTo === undefined ? '' : ' AND e.id <= ?';
  return {
    sql:
      `SELECT e.id, m.modified_at, ${columns} FROM ${from} ${joins ?? ''} ` +
      `WHERE ${where} AND e.id > ?${last} ORDER BY e.id LIMIT ?`,
    params: [...params, after ?? '', ...(upTo === undefined ? [] : [upTo]), limit],
  };
};

type FileRow = Pick<SitemapFile, 'upTo' | 'entries' | 'lastmod'>;

/** The sitemap files of a site, each of at most `size` entries, content pages first. */
export const findSitemapFiles = async (
  db: D1Database,
  { site, today }: SiteOn,
  size: number,
): Promise<SitemapFile[]> => {
  const kinds = Object.values(listedOf(site, today));
  const results = await db.batch<FileRow>(kinds.map((listed) => prepare(db, filesStatement(listed, size))));
  return results.flatMap(({ results: rows }, at) =>
    rows.map((row, index) => ({
      kind: kinds[at]?.kind ?? 'page',
      after: rows[index - 1]?.upTo ?? null,
      ...row,
    })),
  );
};

/** The entries of a range, by id. */
export const findSitemapEntries = async (
  db: D1Database,
  on: SiteOn,
  kind: SitemapKind,
  run: Run,
): Promise<SitemapEntry[]> => {
  const { toEntry } = listedOf(on.site, on.today)[kind];
  const { results } = await prepare(db, entriesStatement(on, kind, run)).all<EntryRow>();
  return results.map((row) => ({ id: row.id, lastmod: row.modified_at, ...toEntry(row as never) }));
};
