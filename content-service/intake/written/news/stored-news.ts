import { prepare } from '#content-service/platform/db/prepare.ts';
import { refuseWhere } from '#content-service/platform/db/refuse-where.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { notFound } from '#content-service/platform/errors/content-error.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { requireRight } from '#content-service/staff/rights.ts';
import { whoseSession } from '#content-service/staff/sessions.ts';
import type { Page } from '#wire/page.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { OpenedNews, StaffNews, StaffNewsRequest } from '#wire/written-news.ts';
import { type VersionRow, versionsStatement } from './news-versions.ts';

/** Most items that the list has. */
const MOST_ITEMS = 300;

/** SQL for what stands for a stored item: its hash, and whether it is off the site. */
const SEEN = "hash || iif(withdrawn_at IS NULL, '', '-')";

interface ItemRow {
  readonly id: string;
  readonly seen: string;
  readonly withdrawn: number;
  readonly doc: string;
}

/** A page as its record has it; not an item of news when it has no days. */
export interface StoredItem {
  readonly id: string;
  readonly seen: string;
  readonly withdrawn: boolean;
  readonly page: Page;
}

const toItem = ({ id, seen, withdrawn, doc }: ItemRow): StoredItem => ({
  id,
  seen,
  withdrawn: withdrawn === 1,
  page: (JSON.parse(doc) as { page: Page }).page,
});

const COLUMNS = `id, ${SEEN} AS seen, withdrawn_at IS NOT NULL AS withdrawn`;

const itemStatement = (siteId: string, id: string): Statement => ({
  sql: `SELECT ${COLUMNS}, doc FROM records WHERE site_id = ? AND kind = 'page' AND id = ?`,
  params: [siteId, id],
});

const itemsStatement = (siteId: string): Statement => ({
  sql:
    `SELECT ${COLUMNS}, json_remove(doc, '$.page.sections') AS doc FROM records WHERE site_id = ? AND kind = 'page' ` +
    "AND doc ->> '$.page.news.publicationDate' IS NOT NULL " +
    "ORDER BY doc ->> '$.page.news.publicationDate' DESC, id DESC LIMIT ?",
  params: [siteId, MOST_ITEMS],
});

/** The item with this id; null when there is none. Throws not_found for a page that is no news: it is not written here. */
export async function readItem(db: D1Database, siteId: string, id: string): Promise<StoredItem | null> {
  const row = await prepare(db, itemStatement(siteId, id)).first<ItemRow>();
  if (row === null) return null;
  const item = toItem(row);
  if (!item.page.news) throw notFound('item of news');
  return item;
}

/** Refuses the batch unless the item is still as it was read; `seen` is null for a new one. */
export const itemStaysStatement = (siteId: string, id: string, seen: string | null): Statement =>
  refuseWhere(
    'outdated',
    `(SELECT ${SEEN} FROM records WHERE site_id = ? AND kind = 'page' AND id = ?) IS NOT ?`,
    [siteId, id, seen],
  );

/** The person of a session who may write the site. Throws role_missing. */
export async function newsWriter(siteId: string, session: string, context: CallContext): Promise<StaffMe> {
  const me = await whoseSession(siteId, session, context);
  requireRight(me, 'site');
  return me;
}

/** The items of an agency, and one of them with its versions, for those who may write the site. Throws role_missing. */
export async function listStaffNews(
  siteId: string,
  { session, id }: StaffNewsRequest,
  context: CallContext,
): Promise<StaffNews> {
  const { DB } = context.env;
  const me = await newsWriter(siteId, session, context);
  const [listed, item, versions] = await Promise.all([
    prepare(DB, itemsStatement(siteId)).all<ItemRow>(),
    id === undefined ? null : readItem(DB, siteId, id),
    id === undefined ? null : prepare(DB, versionsStatement(siteId, id)).all<VersionRow>(),
  ]);
  return { me, items: listed.results.map(toItem), item: item && opened(item, versions?.results ?? []) };
}

const opened = (item: StoredItem, versions: readonly VersionRow[]): OpenedNews => ({
  ...item,
  versions: versions.map(({ number, by, at, withdrawn, title }) => ({
    number,
    by,
    at,
    withdrawn: withdrawn === 1,
    title: title === null ? null : JSON.parse(title),
  })),
});
