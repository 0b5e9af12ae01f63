import { homePath } from '#domain/home-address.ts';
import { pathOfPage, rentalPath } from '#domain/links.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { Site } from '#wire/site.ts';
import type { SitemapEntry } from '#wire/sitemap.ts';
import { shownStatus } from '../../estates/shown-status.ts';
import { addressTexts } from '../../mail/address-texts.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { UNDO_LASTS } from '../../platform/undoable-homes.ts';
import type { SiteOn } from '../entries.ts';
import { type EntryRow, type Listed, listedOf } from '../kinds.ts';

/** Most addresses of a post (the protocol's own limit). */
const MOST_ADDRESSES = 10_000;
/** Most pages of a post: each has an address in each language. */
const MOST_PAGES = Math.floor(MOST_ADDRESSES / LOCALES.length);

/** A changed page, in the order in which pages are told. */
export interface ChangedPage {
  readonly modified_at: string;
  readonly kind: 'estate' | 'rental' | 'page';
  readonly id: string;
}

/** The place of a site: the last page that was told. */
export interface Place {
  readonly reported_at: string;
  readonly reported_kind: string;
  readonly reported_id: string;
}

/**
 * Pages that changed after a place, the oldest first, up to those of a post. A change that can still be taken back waits:
 * nobody hears of it before (decision 155).
 */
export async function changedPages(
  db: D1Database,
  siteId: string,
  { reported_at, reported_kind, reported_id }: Place,
  now: Date,
): Promise<readonly ChangedPage[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT modified_at, kind, id FROM modified_documents WHERE site_id = ? ' +
      'AND (modified_at, kind, id) > (?, ?, ?) AND modified_at <= ? ORDER BY modified_at, kind, id LIMIT ?',
    params: [
      siteId,
      reported_at,
      reported_kind,
      reported_id,
      new Date(now.getTime() - UNDO_LASTS).toISOString(),
      MOST_PAGES,
    ],
  }).all<ChangedPage>();
  return results;
}

/** Lines of the journal about a withdrawn document `e` with its kind in `m`: of that moment, by the index of their age. */
const journalled = (where: string): string =>
  `EXISTS (SELECT 1 FROM journal AS j INDEXED BY journal_by_age WHERE j.site_id = e.site_id AND ${where})`;

/**
 * First publications that were taken back, of which no search engine ever heard: of a home by the action that withdrew it, of
 * a page by the one version that it has, from the minutes before.
 */
const HOME_NEVER_REPORTED = journalled(
  "j.at = e.withdrawn_at AND j.deed = 'home.undone' AND substr(j.what, 1, instr(j.what || ' ', ' ') - 1) = m.kind || '/' || e.id",
);
const NEVER_REPORTED: Readonly<Record<ChangedPage['kind'], string>> = {
  estate: HOME_NEVER_REPORTED,
  rental: HOME_NEVER_REPORTED,
  page:
    '(SELECT count(*) FROM page_versions AS v WHERE v.site_id = e.site_id AND v.page = e.id) = 1 AND ' +
    journalled(
      `j.at BETWEEN strftime('%Y-%m-%dT%H:%M:%fZ', e.withdrawn_at, '-${UNDO_LASTS / 1000} seconds') AND e.withdrawn_at ` +
        "AND j.deed IN ('page.written', 'news.written') AND j.what = e.id",
    ),
};

/** Withdrawn documents of a kind, which answer 410. */
function goneOf(kind: ChangedPage['kind'], site: Site): Pick<Listed, 'where' | 'params'> {
  const shown = kind === 'estate' ? shownStatus(site) : { text: '1', params: [] };
  return {
    where: `e.site_id = ? AND e.withdrawn_at IS NOT NULL AND ${shown.text} AND NOT (${NEVER_REPORTED[kind]})`,
    params: [site.id, ...shown.params],
  };
}

/** The documents of a kind among changed pages, as sitemaps have them: those that are shown, and those that are gone. */
async function entriesOf(
  db: D1Database,
  { site, today }: SiteOn,
  kind: ChangedPage['kind'],
  changed: readonly ChangedPage[],
): Promise<readonly Omit<SitemapEntry, 'id' | 'lastmod'>[]> {
  const ids = changed.flatMap((one) => (one.kind === kind ? one.id : []));
  const listed = listedOf(site, today)[kind];
  const { from, joins = '', columns, toEntry } = listed;
  const answers = await db.batch<EntryRow>(
    [listed, goneOf(kind, site)].map(({ where, params }) =>
      prepare(db, {
        sql:
          `SELECT e.id, m.modified_at, ${columns} FROM ${from} ${joins} ` +
          `WHERE ${where} AND e.id IN (SELECT value FROM json_each(?))`,
        params: [...params, JSON.stringify(ids)],
      }),
    ),
  );
  return answers.flatMap(({ results }) => results.map((row) => toEntry(row as never)));
}

/** Path of a document's page in a language; null where it has none. */
function pathOf(
  { estate, project, rental, page }: Omit<SitemapEntry, 'id' | 'lastmod'>,
  { defaultLocale }: Site,
  locale: Locale,
): string | null {
  if (estate) return homePath(estate, project ?? null, { t: addressTexts(locale), defaultLocale });
  if (rental) return rentalPath(String(rental.id), locale);
  return (page && pathOfPage(page)?.(locale)) ?? null;
}

/** The addresses of changed pages that visitors may see, or that are gone, in each language of the site; each once. */
export async function addressesOf(
  db: D1Database,
  on: SiteOn,
  changed: readonly ChangedPage[],
  origin: string,
): Promise<readonly string[]> {
  const kinds = [...new Set(changed.map(({ kind }) => kind))];
  const entries = await Promise.all(kinds.map((kind) => entriesOf(db, on, kind, changed)));
  const { site } = on;
  const paths = entries
    .flat()
    .flatMap((entry) => site.locales.map((locale) => pathOf(entry, site, locale)))
    .filter((path) => path !== null);
  return [...new Set(paths)].map((path) => new URL(path, origin).href);
}
