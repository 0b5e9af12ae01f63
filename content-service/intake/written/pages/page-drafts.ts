/** What is being written of a page: one draft for all, visitors see none of it (decision 186). */
import { findPage } from '#content-service/pages/pages.ts';
import { prepare } from '#content-service/platform/db/prepare.ts';
import { refuseWhere } from '#content-service/platform/db/refuse-where.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { sha256 } from '#content-service/platform/hash.ts';
import { PageSchema } from '#wire/page.ts';
import type { StaffMe } from '#wire/staff.ts';
import { readKeeping } from '#wire/tolerant/read.ts';
import type { Drafted, OpenedDraft, PageDraft } from '#wire/written-pages.ts';
import { toPage } from './written-page.ts';

/** Most drafts of a site: a new page begins as one. */
const MOST_DRAFTS = 100;

const OF_PAGE = 'site_id = ?1 AND page = ?2';

interface DraftRow {
  readonly id: string;
  readonly by: string | null;
  readonly at: string;
  readonly mark: string;
  readonly base: string | null;
  readonly doc: string;
}

/** The title in a draft, of which each language may be anything yet. */
const titleIn = (page: PageDraft) => PageSchema.shape.title.safeParse(page.title).data ?? null;

const select = (where: string, doc: string): string =>
  `SELECT d.page AS id, p.name AS 'by', d.at, d.mark, d.base, ${doc} AS doc FROM page_drafts AS d ` +
  `LEFT JOIN staff AS p ON p.site_id = d.site_id AND p.id = d.who WHERE d.site_id = ?1 ${where}`;

/** Drafts of a site's pages, by id. */
export async function listDrafts(db: D1Database, siteId: string) {
  const { results } = await prepare(db, {
    sql: `${select('', "json_object('title', d.doc -> '$.title', 'sections', json('[]'))")} ORDER BY d.page`,
    params: [siteId],
  }).all<DraftRow>();
  return results.map(({ id, by, at, doc }) => ({ id, by, at, title: titleIn(JSON.parse(doc)) }));
}

/** The draft of a page, and the page that it would be: with what is known of its pictures, as visitors get it. */
export async function openDraft(db: D1Database, siteId: string, id: string): Promise<OpenedDraft | null> {
  const row = await prepare(db, {
    sql: select('AND d.page = ?2', 'd.doc'),
    params: [siteId, id],
  }).first<DraftRow>();
  if (row === null) return null;
  const { doc, ...rest } = row;
  const page: PageDraft = JSON.parse(doc);
  // A block that is not understood yet is left out of what is shown, as it would be of an answer.
  const read = readKeeping(PageSchema, toPage(id, page));
  const shown = read.success
    ? await findPage(db, siteId, { sql: 'SELECT ? AS doc, 0 AS gone', params: [JSON.stringify(read.data)] })
    : null;
  return { ...rest, title: titleIn(page), page, shown: shown?.page ?? null };
}

/** Refuses the batch unless the draft is the one that was read; null for none. */
export const draftStaysStatement = (siteId: string, id: string, mark: string | null): Statement =>
  refuseWhere('outdated', `(SELECT mark FROM page_drafts WHERE ${OF_PAGE}) IS NOT ?3`, [siteId, id, mark]);

/** Stores a draft in the place of the one that was read; the same one again is stored already. */
export function saveDraftStatements(
  siteId: string,
  { id, seen }: { readonly id: string; readonly seen: string | null },
  { page, mark }: Drafted,
  me: StaffMe,
  now: Date,
): Statement[] {
  const doc = JSON.stringify(page);
  const next = sha256(doc).slice(0, 32);
  const stored = `(SELECT mark FROM page_drafts WHERE ${OF_PAGE})`;
  return [
    refuseWhere('outdated', `${stored} IS NOT ?3 AND ${stored} IS NOT ?4`, [siteId, id, mark, next]),
    refuseWhere(
      'drafts_many',
      `(SELECT count(*) FROM page_drafts WHERE site_id = ?1 AND page <> ?2) >= ${MOST_DRAFTS}`,
      [siteId, id],
    ),
    {
      sql:
        'INSERT INTO page_drafts (site_id, page, mark, base, who, at, doc) VALUES (?, ?, ?, ?, ?, ?, ?) ' +
        'ON CONFLICT (site_id, page) DO UPDATE SET mark = excluded.mark, base = excluded.base, who = excluded.who, ' +
        'at = excluded.at, doc = excluded.doc',
      params: [siteId, id, next, seen, me.id, now.toISOString(), doc],
    },
  ];
}

/** Refuses the batch when a draft has come in the place of the one that was seen; one that is gone is gone. */
export const noOtherDraftStatement = (siteId: string, id: string, mark: string): Statement =>
  refuseWhere('outdated', `(SELECT mark FROM page_drafts WHERE ${OF_PAGE}) <> ?3`, [siteId, id, mark]);

/** Throws a draft away, and not another one that has come in its place. */
export const dropDraftStatement = (siteId: string, id: string, mark: string | null): Statement => ({
  sql: `DELETE FROM page_drafts WHERE ${OF_PAGE} AND mark = ?3`,
  params: [siteId, id, mark],
});
