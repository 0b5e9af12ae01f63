import { tellChanged } from '#content-service/platform/changed-sites.ts';
import { prepare } from '#content-service/platform/db/prepare.ts';
import { refusalOf } from '#content-service/platform/db/refuse-where.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { ContentError, notFound } from '#content-service/platform/errors/content-error.ts';
import { newId } from '#content-service/platform/hash.ts';
import { journalStatement } from '#content-service/platform/journal.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { holdsStatement, rightsRefusal } from '#content-service/staff/rights.ts';
import { staffCaller } from '#content-service/staff/sessions.ts';
import { LOCALES } from '#domain/locale.ts';
import { isMeantDay } from '#domain/stays/day.ts';
import type { ChangePage, NewsFields, StaffPages } from '#wire/written-pages.ts';
import { commitAlone } from '../../imports/commit-alone.ts';
import { type ReadChunk, readChunk } from '../../imports/stage.ts';
import { outcomeOf } from '../../imports/staging.ts';
import { canonical } from '../stored-home.ts';
import { leftAddressRecords } from './left-addresses.ts';
import {
  draftStaysStatement,
  dropDraftStatement,
  noOtherDraftStatement,
  saveDraftStatements,
} from './page-drafts.ts';
import { followingMenus } from './page-in-menus.ts';
import { goneStatement, versionStatement, versionStatements } from './page-versions.ts';
import {
  isOf,
  listStaffPages,
  pageStaysStatement,
  readPage,
  type StoredPage,
  siteWriter,
} from './stored-pages.ts';
import { writtenLocales, writtenNews } from './written-news.ts';
import {
  faultsOf,
  PAGES_OF_SCREENS,
  type TakenAddresses,
  toPage,
  withAddresses,
  withFreeAddresses,
  withoutPictures,
} from './written-page.ts';

/** Somebody else has changed the page, or its draft, since it was read. */
const changed = (): ContentError =>
  new ContentError('changed', 'The page has changed meanwhile; open it again.');

const refused = (fields: Readonly<Record<string, string>>): ContentError =>
  new ContentError('refused', 'The page cannot go out like this; see fields.', fields);

/** What the schema cannot see: days that can be meant, a title in some language, and words for the picture in each language that has one. */
function requireWhole({ title, picture, publicationDate, shownUntil }: NewsFields): void {
  const slip = Object.entries({ publicationDate, shownUntil }).find(
    ([, day]) => day !== null && !isMeantDay(day),
  );
  if (slip !== undefined) throw refused({ [slip[0]]: 'day' });
  const locales = writtenLocales({ title });
  if (locales.length === 0) throw refused({ title: 'missing' });
  const silent = locales.find((locale) => picture !== null && (picture.alt[locale] ?? '').trim() === '');
  if (silent !== undefined) throw refused({ [`alt.${silent}`]: 'missing' });
}

/** Addresses of the other pages of a site, also of those that are off it. */
async function takenAddresses(db: D1Database, siteId: string, id: string): Promise<TakenAddresses> {
  const columns = LOCALES.map((locale) => `url_${locale}`).join(', ');
  const { results } = await prepare(db, {
    sql: `SELECT id, ${columns} FROM pages WHERE site_id = ? AND id <> ?`,
    params: [siteId, id],
  }).all<Record<string, string | null>>();
  return new Map(
    results.flatMap(({ id: page, ...urls }) =>
      Object.values(urls).flatMap((url) => (url === null ? [] : [[url, String(page)] as const])),
    ),
  );
}

type To = ChangePage['to'];
type Url = StoredPage['page']['url'];

/** The page that is to be stored. Throws refused, and not_found for a version that is there no more. */
async function comingPage(
  db: D1Database,
  siteId: string,
  {
    id,
    to,
  }: {
    readonly id: string;
    readonly to: Extract<To, { publish: unknown } | { show: unknown } | { restore: unknown }>;
  },
  stored: StoredPage | null,
): Promise<object> {
  const taken = await takenAddresses(db, siteId, id);
  if ('restore' in to) {
    const doc = await prepare(db, versionStatement(siteId, id, to.restore)).first<string>('doc');
    if (doc === null) throw notFound('version');
    const { results } = await prepare(db, goneStatement(siteId, doc)).all<{ name: string }>();
    const gone = new Set(results.map(({ name }) => name));
    return withFreeAddresses(withoutPictures(JSON.parse(doc).page, gone), taken);
  }
  if ('publish' in to) {
    requireWhole(to.publish);
    return writtenNews(id, stored?.page ?? null, to.publish, new Set(taken.keys()));
  }
  const page = withAddresses(id, toPage(id, to.show.page), taken);
  const faults = faultsOf(page, stored?.page.url, taken);
  if (Object.keys(faults).length > 0) throw refused(faults);
  return page;
}

/** Reads what comes as an import would, with redirects from addresses that the page leaves. Throws refused, with the fields. */
async function readComing(
  siteId: string,
  importId: string,
  { id, page, stored }: { readonly id: string; readonly page: object; readonly stored: StoredPage | null },
  { env }: CallContext,
): Promise<ReadChunk> {
  const options = { mediaHosts: env.MEDIA_HOSTS ?? '' };
  const { url } = page as Partial<StoredPage['page']>;
  const redirects = await leftAddressRecords(env.DB, siteId, id, stored?.page.url, url);
  const records = [{ page }, ...redirects].map((record) => ({ record }));
  const read = await readChunk(env.DB, { siteId, importId }, 0, records, options);
  if (read.refusals.length === 0) return read;
  throw refused(
    Object.fromEntries(
      read.refusals.map(({ field, reason }) => [field.replace(/^page\.(?:news\.)?/, ''), reason]),
    ),
  );
}

const EVENTS = {
  news: { written: 'news.written', withdrawn: 'news.withdrawn', restored: 'news.restored' },
  pages: { written: 'page.written', withdrawn: 'page.withdrawn', restored: 'page.restored' },
} as const;

/** Runs a batch that the right, the page and the draft as they were seen may refuse. Throws role_missing and changed. */
async function settled(batch: () => Promise<unknown>): Promise<void> {
  try {
    await batch();
  } catch (error) {
    const because = refusalOf(error);
    if (because === 'drafts_many')
      throw new ContentError('refused', 'The site has too many drafts.', { drafts: 'many' });
    const isOutdated =
      because === 'outdated' ||
      because === 'site_changed' ||
      (error instanceof ContentError && error.code === 'import_outdated');
    throw isOutdated ? changed() : rightsRefusal(error);
  }
}

/** The list to which a change belongs: news has no drafts, and pages are published as one. */
function listOf(to: To, stored: StoredPage | null): 'news' | 'pages' {
  const of = 'publish' in to ? 'news' : 'show' in to || 'save' in to || 'drop' in to ? 'pages' : null;
  if (of !== null && stored !== null && !isOf(stored, of))
    throw notFound(of === 'news' ? 'item of news' : 'page');
  return of ?? (stored !== null && isOf(stored, 'news') ? 'news' : 'pages');
}

/**
 * Keeps or drops the draft of a page; or publishes a page or an item of news, takes it off the site, or brings back an
 * earlier version, through the batch of an import of one. What it replaces is a version. Throws role_missing, refused with
 * the fields, not_found, and changed when the page or its draft is not as it was seen; a press that arrives twice changes
 * nothing the second time.
 */
export async function changePage(
  siteId: string,
  { session, id, seen, to }: ChangePage,
  context: CallContext,
): Promise<StaffPages> {
  const { env, now, log } = context;
  const me = await siteWriter(siteId, session, context);
  const stored = await readPage(env.DB, siteId, id);
  const of = listOf(to, stored);
  const opened = () => listStaffPages(siteId, { session, of, id }, context);
  const holds = holdsStatement(siteId, session, 'site', now);
  const run = (...statements: readonly Statement[]) =>
    settled(() => env.DB.batch([holds, ...statements].map((one) => prepare(env.DB, one))));
  if ('save' in to || 'drop' in to) {
    await run(
      ...('save' in to
        ? saveDraftStatements(siteId, { id, seen }, to.save, me, now)
        : [noOtherDraftStatement(siteId, id, to.drop.mark), dropDraftStatement(siteId, id, to.drop.mark)]),
    );
    return opened();
  }
  const mark = 'show' in to ? to.show.mark : null;
  const dropsDraft = 'show' in to ? [dropDraftStatement(siteId, id, mark)] : [];
  const importId = newId();
  let staged: ReadChunk['staged'];
  let url: Url = null;
  if ('withdraw' in to) {
    if (stored === null) throw notFound('page');
    if (PAGES_OF_SCREENS.includes(id)) throw refused({ id: 'of a screen' });
    if (stored.withdrawn) return opened();
    staged = [{ line: null, gone: { kind: 'page', id } }];
  } else {
    const page: { readonly url?: Url } = await comingPage(env.DB, siteId, { id, to }, stored);
    url = page.url;
    const read = await readComing(siteId, importId, { id, page, stored }, context);
    staged = read.staged;
    const [one] = staged;
    if (stored !== null && one !== undefined && 'prepared' in one && outcomeOf(one) === 'same') {
      if (dropsDraft.length > 0) await run(...dropsDraft);
      return opened();
    }
  }
  if ((stored?.seen ?? null) !== seen) throw changed();
  const back = 'restore' in to && stored?.withdrawn === true;
  const follows = 'withdraw' in to || back || canonical(stored?.page.url) !== canonical(url);
  const menus =
    stored === null || !follows
      ? null
      : await followingMenus({ siteId, importId }, { id, url: stored.page.url }, { url, back }, me, context);
  const done = 'withdraw' in to ? 'withdrawn' : 'restore' in to ? 'restored' : 'written';
  const journal = journalStatement(
    { siteId, who: staffCaller(me), deed: EVENTS[of][done], what: id, count: 1 },
    now,
  );
  await settled(() =>
    commitAlone(
      env.DB,
      { siteId, importId },
      { staged: [...staged, ...(menus?.staged ?? [])] },
      journal,
      now,
      {
        conditions: [
          holds,
          pageStaysStatement(siteId, id, seen),
          ...('show' in to ? [draftStaysStatement(siteId, id, mark)] : []),
          ...(menus?.conditions ?? []),
          ...versionStatements(siteId, id, me, now),
        ],
        after: [...dropsDraft, ...(menus?.after ?? [])],
      },
    ),
  );
  await tellChanged(env, log, siteId);
  return opened();
}
