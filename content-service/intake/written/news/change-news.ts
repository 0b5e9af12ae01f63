import { tellChanged } from '#content-service/platform/changed-sites.ts';
import { prepare } from '#content-service/platform/db/prepare.ts';
import { refusalOf } from '#content-service/platform/db/refuse-where.ts';
import { ContentError, notFound } from '#content-service/platform/errors/content-error.ts';
import { newId } from '#content-service/platform/hash.ts';
import { journalStatement } from '#content-service/platform/journal.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { holdsStatement, rightsRefusal } from '#content-service/staff/rights.ts';
import { staffCaller } from '#content-service/staff/sessions.ts';
import { LOCALES } from '#domain/locale.ts';
import type { ChangeNews, NewsFields, StaffNews } from '#wire/written-news.ts';
import { commitAlone } from '../../imports/commit-alone.ts';
import { type ReadChunk, readChunk } from '../../imports/stage.ts';
import { outcomeOf } from '../../imports/staging.ts';
import { versionStatement, versionStatements } from './news-versions.ts';
import { itemStaysStatement, listStaffNews, newsWriter, readItem, type StoredItem } from './stored-news.ts';
import { writtenLocales, writtenPage } from './written-page.ts';

/** Somebody else has changed the item since it was read. */
const changed = (): ContentError =>
  new ContentError('changed', 'The item has changed meanwhile; open it again.');

const refused = (field: string, reason: string): ContentError =>
  new ContentError('refused', 'The item cannot go out like this; see fields.', { [field]: reason });

/** What the schema cannot see: a title in some language, and words for the picture in each language that has one. */
function requireWhole({ title, picture }: NewsFields): void {
  const locales = writtenLocales({ title });
  if (locales.length === 0) throw refused('title', 'missing');
  const silent = locales.find((locale) => picture !== null && (picture.alt[locale] ?? '').trim() === '');
  if (silent !== undefined) throw refused(`alt.${silent}`, 'missing');
}

/** Addresses of the other pages of a site. */
async function takenAddresses(db: D1Database, siteId: string, id: string): Promise<ReadonlySet<string>> {
  const columns = LOCALES.map((locale) => `url_${locale} AS ${locale}`).join(', ');
  const { results } = await prepare(db, {
    sql: `SELECT ${columns} FROM pages WHERE site_id = ? AND id <> ?`,
    params: [siteId, id],
  }).all<Record<string, string | null>>();
  return new Set(results.flatMap((row) => Object.values(row).filter((url) => url !== null)));
}

/** The record that is to be stored. Throws refused, and not_found for a version that is there no more. */
async function comingRecord(
  db: D1Database,
  siteId: string,
  { id, to }: Pick<ChangeNews, 'id' | 'to'>,
  stored: StoredItem | null,
): Promise<object> {
  if ('publish' in to) {
    requireWhole(to.publish);
    const taken = await takenAddresses(db, siteId, id);
    return { page: writtenPage(id, stored?.page ?? null, to.publish, taken) };
  }
  if (!('restore' in to)) throw new TypeError('nothing comes');
  const doc = await prepare(db, versionStatement(siteId, id, to.restore)).first<string>('doc');
  if (doc === null) throw notFound('version');
  return JSON.parse(doc);
}

/** Reads what comes as an import would. Throws refused, with the fields. */
async function readComing(
  siteId: string,
  importId: string,
  record: object,
  { env }: CallContext,
): Promise<ReadChunk> {
  const options = { mediaHosts: env.MEDIA_HOSTS ?? '' };
  const read = await readChunk(env.DB, { siteId, importId }, 0, [{ record }], options);
  const [first] = read.refusals;
  if (first !== undefined) throw refused(first.field.replace(/^page\.(?:news\.)?/, ''), first.reason);
  return read;
}

const EVENTS = { publish: 'news.written', withdraw: 'news.withdrawn', restore: 'news.restored' } as const;

/**
 * Publishes an item, takes it off the site or brings back an earlier version, through the batch of an import of one. What
 * it replaces is a version. Throws role_missing, refused with the field, not_found, and changed when the item is not as
 * it was seen; a press that arrives twice changes nothing the second time.
 */
export async function changeNews(
  siteId: string,
  { session, id, seen, to }: ChangeNews,
  context: CallContext,
): Promise<StaffNews> {
  const { env, now, log } = context;
  const me = await newsWriter(siteId, session, context);
  const stored = await readItem(env.DB, siteId, id);
  const importId = newId();
  const opened = () => listStaffNews(siteId, { session, id }, context);
  let staged: ReadChunk['staged'];
  if ('withdraw' in to) {
    if (stored === null) throw notFound('item of news');
    if (stored.withdrawn) return opened();
    staged = [{ line: null, gone: { kind: 'page', id } }];
  } else {
    const read = await readComing(
      siteId,
      importId,
      await comingRecord(env.DB, siteId, { id, to }, stored),
      context,
    );
    staged = read.staged;
    const [one] = staged;
    if (stored !== null && one !== undefined && 'prepared' in one && outcomeOf(one) === 'same')
      return opened();
  }
  if ((stored?.seen ?? null) !== seen) throw changed();
  const event = 'publish' in to ? EVENTS.publish : 'withdraw' in to ? EVENTS.withdraw : EVENTS.restore;
  const journal = journalStatement({ siteId, who: staffCaller(me), deed: event, what: id, count: 1 }, now);
  try {
    await commitAlone(env.DB, { siteId, importId }, { staged }, journal, now, {
      conditions: [
        holdsStatement(siteId, session, 'site', now),
        itemStaysStatement(siteId, id, seen),
        ...versionStatements(siteId, id, me, now),
      ],
      after: [],
    });
  } catch (error) {
    const isOutdated =
      refusalOf(error) === 'outdated' || (error instanceof ContentError && error.code === 'import_outdated');
    throw isOutdated ? changed() : rightsRefusal(error);
  }
  await tellChanged(env, log, siteId);
  return opened();
}
