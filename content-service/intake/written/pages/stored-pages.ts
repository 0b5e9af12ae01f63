import { prepare } from '#content-service/platform/db/prepare.ts';
import { refuseWhere } from '#content-service/platform/db/refuse-where.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { notFound } from '#content-service/platform/errors/content-error.ts';
import { addressesOf } from '#content-service/platform/led-menus.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { requireRight } from '#content-service/staff/rights.ts';
import { whoseSession } from '#content-service/staff/sessions.ts';
import type { Page } from '#wire/page.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { OpenedPage, StaffPages, StaffPagesRequest } from '#wire/written-pages.ts';
import { entriesTo, readMenus } from '../../menus.ts';
import { namedLists } from './named-lists.ts';
import { listDrafts, openDraft } from './page-drafts.ts';
import { type VersionRow, versionsStatement } from './page-versions.ts';
import { lastChange, undoOf } from './undo-page.ts';

/** Most pages that the list has. */
const MOST_PAGES = 300;

/** SQL for what stands for a stored page: its hash, and whether it is off the site. */
const SEEN = "hash || iif(withdrawn_at IS NULL, '', '-')";

interface PageRow {
  readonly id: string;
  readonly seen: string;
  readonly withdrawn: number;
  readonly doc: string;
}

/** A page as its record has it; an item of news when it has days. */
export interface StoredPage {
  readonly id: string;
  readonly seen: string;
  readonly withdrawn: boolean;
  readonly page: Page;
}

const toStored = ({ id, seen, withdrawn, doc }: PageRow): StoredPage => ({
  id,
  seen,
  withdrawn: withdrawn === 1,
  page: (JSON.parse(doc) as { page: Page }).page,
});

const COLUMNS = `id, ${SEEN} AS seen, withdrawn_at IS NOT NULL AS withdrawn`;
const DATE = "doc ->> '$.page.news.publicationDate'";

const pageStatement = (siteId: string, id: string): Statement => ({
  sql: `SELECT ${COLUMNS}, doc FROM records WHERE site_id = ? AND kind = 'page' AND id = ?`,
  params: [siteId, id],
});

const LISTED = {
  news: `${DATE} IS NOT NULL ORDER BY ${DATE} DESC, id DESC`,
  pages: `${DATE} IS NULL ORDER BY id`,
} as const;

const pagesStatement = (siteId: string, of: StaffPagesRequest['of']): Statement => ({
  sql:
    `SELECT ${COLUMNS}, json_remove(doc, '$.page.sections') AS doc FROM records WHERE site_id = ? AND kind = 'page' ` +
    `AND ${LISTED[of]} LIMIT ?`,
  params: [siteId, MOST_PAGES],
});

/** Whether a page is in the list of news, or in that of pages. */
export const isOf = ({ page }: StoredPage, of: StaffPagesRequest['of']): boolean =>
  Boolean(page.news) === (of === 'news');

/** The page with this id; null when there is none. */
export async function readPage(db: D1Database, siteId: string, id: string): Promise<StoredPage | null> {
  const row = await prepare(db, pageStatement(siteId, id)).first<PageRow>();
  return row && toStored(row);
}

/** Refuses the batch unless the page is still as it was read; `seen` is null for a new one. */
export const pageStaysStatement = (siteId: string, id: string, seen: string | null): Statement =>
  refuseWhere(
    'outdated',
    `(SELECT ${SEEN} FROM records WHERE site_id = ? AND kind = 'page' AND id = ?) IS NOT ?`,
    [siteId, id, seen],
  );

/** The person of a session who may write the site. Throws role_missing. */
export async function siteWriter(siteId: string, session: string, context: CallContext): Promise<StaffMe> {
  const me = await whoseSession(siteId, session, context);
  requireRight(me, 'site');
  return me;
}

/**
 * The pages or the news of an agency, and one of them with its draft and versions, for those who may write the site.
 * Throws role_missing, and not_found for a page of the other list.
 */
export async function listStaffPages(
  siteId: string,
  { session, of, id }: StaffPagesRequest,
  context: CallContext,
): Promise<StaffPages> {
  const { DB } = context.env;
  const me = await siteWriter(siteId, session, context);
  const isDrafted = of === 'pages';
  const [listed, drafts, found, draft, versions, menus, changedAt, lists] = await Promise.all([
    prepare(DB, pagesStatement(siteId, of)).all<PageRow>(),
    isDrafted ? listDrafts(DB, siteId) : [],
    id === undefined ? null : readPage(DB, siteId, id),
    id === undefined || !isDrafted ? null : openDraft(DB, siteId, id),
    id === undefined ? null : prepare(DB, versionsStatement(siteId, id)).all<VersionRow>(),
    id === undefined ? null : readMenus(DB, siteId),
    id === undefined ? null : lastChange(DB, siteId, id, context.now),
    id === undefined || !isDrafted ? [] : namedLists(DB, siteId),
  ]);
  if (found !== null && !isOf(found, of)) throw notFound('page');
  const rows = versions?.results ?? [];
  const item = found && {
    ...opened(found, rows),
    inMenus: menus === null ? 0 : entriesTo(menus, addressesOf(found.page.url)),
    undo: undoOf(found, changedAt, rows),
  };
  return { me, items: listed.results.map(toStored), drafts, item, draft, lists };
}

const opened = (item: StoredPage, versions: readonly VersionRow[]): Omit<OpenedPage, 'inMenus' | 'undo'> => ({
  ...item,
  versions: versions.map(({ number, by, at, withdrawn, title, gone }) => ({
    number,
    by,
    at,
    gone,
    withdrawn: withdrawn === 1,
    title: title === null ? null : JSON.parse(title),
  })),
});
