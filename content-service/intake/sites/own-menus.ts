/** The menus of a site, which its people change like its settings (decision 192). */
import { LOCALES } from '#domain/locale.ts';
import { leadsSomewhere } from '#domain/settings/menu-targets.ts';
import { type NavigationItem, NavigationSchema } from '#wire/navigation.ts';
import type { OwnSite } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import { FRAME_MENUS } from '#wire/site-answer.ts';
import { tellChanged } from '../../platform/changed-sites.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { newId } from '../../platform/hash.ts';
import { journalStatement } from '../../platform/journal.ts';
import { addressesOf, listed, type MenuName } from '../../platform/led-menus.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { commitAlone } from '../imports/commit-alone.ts';
import { type ReadChunk, readChunk } from '../imports/stage.ts';
import { entriesTo, menuStaysStatement, type StoredMenus } from '../menus.ts';
import type { ChangedRow } from '../site-changes.ts';

type PageTarget = OwnSite['pages'][number];

/** Pages of a site to which an entry can lead, with their addresses; items of news too. */
export async function pagesToLink(
  db: D1Database,
  siteId: string,
): Promise<readonly (PageTarget & { readonly isNews: boolean })[]> {
  const { results } = await prepare(db, {
    sql:
      "SELECT id, doc -> '$.title' AS title, doc -> '$.url' AS url, doc ->> '$.news.publicationDate' IS NOT NULL AS news " +
      `FROM pages WHERE site_id = ? AND withdrawn_at IS NULL AND coalesce(${LOCALES.map((locale) => `url_${locale}`).join(', ')}) IS NOT NULL ` +
      'ORDER BY id',
    params: [siteId],
  }).all<{
    readonly id: string;
    readonly title: string | null;
    readonly url: string;
    readonly news: number;
  }>();
  return results.map(({ id, title, url, news }) => ({
    id,
    title: title === null ? null : JSON.parse(title),
    url: JSON.parse(url),
    isNews: news === 1,
  }));
}

/**
 * Pages that a form offers: an item of news only where an entry, which came by an import, leads there already. Without it
 * the form would call it gone.
 */
export const offeredPages = (
  pages: Awaited<ReturnType<typeof pagesToLink>>,
  menus: StoredMenus,
): PageTarget[] =>
  pages.flatMap(({ isNews, ...page }) =>
    isNews && entriesTo(menus, addressesOf(page.url)) === 0 ? [] : [page],
  );

/** The menu that a member is; null for a member of the document. */
export const menuOf = (path: string): MenuName | null =>
  FRAME_MENUS.find((name) => path === `menus.${name}`) ?? null;

/** What is wrong with entries of a menu, by the field: without a name, leading nowhere, or with the id of another one. */
function faultsOf(name: MenuName, items: readonly NavigationItem[], site: Site, pages: ReadonlySet<string>) {
  const entries = listed(items);
  const ids = entries.map(({ id }) => String(id));
  const { locales, settings } = site;
  return Object.fromEntries(
    entries.flatMap(({ id, label, link }, at): (readonly [string, string])[] => {
      const field = `menus.${name}[${id}]`;
      const isNamed = Object.values(label ?? {}).some((text) => (text ?? '').trim() !== '');
      return [
        ...(isNamed ? [] : [[`${field}.label`, 'has no name in any language'] as const]),
        ...(leadsSomewhere(link, { pages, features: settings.features, locales })
          ? []
          : [
              [
                `${field}.link`,
                'leads nowhere: choose a page or a screen of the site, or an https address',
              ] as const,
            ]),
        ...(ids.indexOf(String(id)) < at ? [[`${field}.id`, 'is the id of another entry'] as const] : []),
      ];
    }),
  );
}

const refused = (fields: Readonly<Record<string, string>>): ContentError =>
  new ContentError('refused', 'The menu cannot go out like this; see fields.', fields);

/** A field of a record as the members name it: its entry by its id. */
function fieldById(
  field: string,
  { name, items }: { readonly name: string; readonly items: unknown },
): string {
  const [, at, below, rest = ''] =
    /^navigation\.items\[(\d+)\](?:\.children\[(\d+)\])?(.*)$/.exec(field) ?? [];
  const item = Array.isArray(items) ? (items as readonly NavigationItem[])[Number(at)] : undefined;
  const entry = below === undefined ? item : item?.children?.[Number(below)];
  return entry === undefined ? `menus.${name}` : `menus.${name}[${entry.id}]${rest}`;
}

/** Changed menus that were read and found to lead somewhere. */
interface JudgedMenus {
  readonly siteId: string;
  readonly importId: string;
  readonly names: readonly MenuName[];
  readonly staged: ReadChunk['staged'];
  /** Pages to which entries lead, as they were read. */
  readonly targets: readonly Pick<PageTarget, 'id' | 'url'>[];
}

/**
 * Reads changed menus as an import would, and what a schema cannot see of them. Throws `refused` with the fields, named by
 * the id of their entry; writes nothing.
 */
export async function judgeMenus(
  site: Site,
  rows: readonly Pick<ChangedRow, 'path' | 'after'>[],
  pages: readonly Pick<PageTarget, 'id' | 'url'>[],
  { env }: Pick<CallContext, 'env'>,
): Promise<JudgedMenus> {
  const menus = rows.flatMap(({ path, after }) => {
    const name = menuOf(path);
    return name === null ? [] : [{ name, items: after ?? [] }];
  });
  const importId = newId();
  const records = menus.map((navigation) => ({ record: { navigation } }));
  const { staged, refusals } = await readChunk(env.DB, { siteId: site.id, importId }, 0, records);
  if (refusals.length > 0)
    throw refused(
      Object.fromEntries(
        refusals.map(({ id, field, reason }) => [
          fieldById(field, menus.find(({ name }) => name === id) ?? { name: id ?? '', items: [] }),
          reason,
        ]),
      ),
    );
  const addresses = new Set(pages.flatMap(({ url }) => [...addressesOf(url)]));
  const faults = menus.map(({ name, items }) =>
    faultsOf(name, NavigationSchema.parse({ name, items }).items, site, addresses),
  );
  const fields = Object.assign({}, ...faults) as Readonly<Record<string, string>>;
  if (Object.keys(fields).length > 0) throw refused(fields);
  const led = new Set(
    menus.flatMap(({ items }) =>
      listed(items as readonly NavigationItem[]).flatMap(({ link }) => [...addressesOf(link.page)]),
    ),
  );
  const targets = pages.filter(({ url }) => [...addressesOf(url)].some((address) => led.has(address)));
  return { siteId: site.id, importId, names: menus.map(({ name }) => name), staged, targets };
}

/** Refuses the batch unless pages are still on the site at their addresses; then everything is read again. */
const pagesStayStatement = (siteId: string, targets: JudgedMenus['targets']): Statement =>
  refuseWhere(
    'site_changed',
    'EXISTS (SELECT 1 FROM json_each(?2) AS target WHERE NOT EXISTS (SELECT 1 FROM pages WHERE site_id = ?1 ' +
      "AND id = target.value ->> '$.id' AND withdrawn_at IS NULL AND doc -> '$.url' = target.value -> '$.url'))",
    [siteId, JSON.stringify(targets.map(({ id, url }) => ({ id, url })))],
  );

interface Storing {
  readonly written: Pick<Parameters<typeof journalStatement>[0], 'who' | 'deed' | 'what'>;
  readonly conditions: readonly Statement[];
  readonly effects: readonly Statement[];
}

/** Stores menus that were judged, through the batch of an import of them, which holds only for the menus that were read. */
export async function storeMenus(
  { siteId, importId, names, staged, targets }: JudgedMenus,
  { seen }: StoredMenus,
  { written, conditions, effects }: Storing,
  { env, now, log }: Pick<CallContext, 'env' | 'now' | 'log'>,
): Promise<void> {
  const journal = journalStatement({ siteId, count: names.length, ...written }, now);
  await commitAlone(env.DB, { siteId, importId }, { staged }, journal, now, {
    conditions: [
      ...conditions,
      ...names.map((name) => menuStaysStatement(siteId, name, seen[name])),
      pagesStayStatement(siteId, targets),
    ],
    after: effects,
  });
  await tellChanged(env, log, siteId);
}
