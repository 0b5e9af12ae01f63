/** The menus of a site, which its people change like its settings (decision 192). */
import { LOCALES } from '#domain/locale.ts';
import { addressOf, leadsSomewhere } from '#domain/settings/menu-targets.ts';
import { type Navigation, type NavigationItem, NavigationSchema } from '#wire/navigation.ts';
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
import type { CallContext } from '../../platform/operation/operation.ts';
import { commitAlone } from '../imports/commit-alone.ts';
import { type ReadChunk, readChunk } from '../imports/stage.ts';
import type { ChangedRow } from './apply-changes.ts';

type MenuName = (typeof FRAME_MENUS)[number];
type Menus = Readonly<Record<MenuName, Navigation['items']>>;

interface MenuRow {
  readonly id: string;
  readonly hash: string;
  readonly doc: string;
}

/** The menus as they are stored, and what stands for each: null for none. */
interface StoredMenus {
  readonly items: Menus;
  readonly seen: Readonly<Record<MenuName, string | null>>;
}

const inEach = <Value>(valueIn: (name: MenuName) => Value): Record<MenuName, Value> =>
  Object.fromEntries(FRAME_MENUS.map((name) => [name, valueIn(name)])) as Record<MenuName, Value>;

/** The menus at the head and at the foot of every page. */
export async function readMenus(db: D1Database, siteId: string): Promise<StoredMenus> {
  const { results } = await prepare(db, {
    sql: "SELECT id, hash, doc FROM records WHERE site_id = ? AND kind = 'navigation' AND id IN (SELECT value FROM json_each(?))",
    params: [siteId, JSON.stringify(FRAME_MENUS)],
  }).all<MenuRow>();
  const rowOf = (name: MenuName) => results.find(({ id }) => id === name);
  return {
    items: inEach((name) => {
      const row = rowOf(name);
      // As a call answers it, so that what a person saw compares with what is stored.
      return row === undefined ? [] : NavigationSchema.parse(JSON.parse(row.doc).navigation).items;
    }),
    seen: inEach((name) => rowOf(name)?.hash ?? null),
  };
}

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

/** The menu that a member is; null for a member of the document. */
export const menuOf = (path: string): MenuName | null =>
  FRAME_MENUS.find((name) => path === `menus.${name}`) ?? null;

const listed = (items: readonly NavigationItem[]) =>
  items.flatMap((item) => [item, ...(item.children ?? [])]);

/** What is wrong with entries of a menu, by the field: without a name, leading nowhere, or with the id of another one. */
function faultsOf(name: MenuName, items: readonly NavigationItem[], site: Site, pages: ReadonlySet<string>) {
  const entries = listed(items);
  const ids = entries.map(({ id }) => String(id));
  const { features } = site.settings;
  return Object.fromEntries(
    entries.flatMap(({ id, label, link }, at): (readonly [string, string])[] => {
      const field = `menus.${name}[${id}]`;
      const isNamed = Object.values(label ?? {}).some((text) => (text ?? '').trim() !== '');
      return [
        ...(isNamed ? [] : [[`${field}.label`, 'has no name in any language'] as const]),
        ...(leadsSomewhere(link, { pages, features })
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

/** Whether an entry leads to a page with one of these addresses. */
const leadsTo = ({ link }: NavigationItem, addresses: ReadonlySet<string>): boolean =>
  link.type === 'page' && Object.values(link.page ?? {}).some((url) => addresses.has(addressOf(url)));

/** How many entries of the menus lead to a page with these addresses. */
export const entriesTo = ({ items }: StoredMenus, addresses: ReadonlySet<string>): number =>
  FRAME_MENUS.flatMap((name) => listed(items[name])).filter((item) => leadsTo(item, addresses)).length;

/**
 * The menus that change when a page goes, without the entries that lead there. A heading that has entries left stays, and
 * one that loses its last entry goes too.
 */
export const menusWithout = (
  { items }: StoredMenus,
  addresses: ReadonlySet<string>,
): readonly (ChangedRow & { readonly name: MenuName; readonly after: Navigation['items'] })[] =>
  FRAME_MENUS.flatMap((name) => {
    const before = items[name];
    const after = before.flatMap(({ children, ...item }): NavigationItem[] => {
      const left = (children ?? []).filter((child) => !leadsTo(child, addresses));
      const isEmptied = (children?.length ?? 0) > 0 && left.length === 0;
      const below = left.length === 0 ? {} : { children: left };
      if (!leadsTo(item, addresses)) return isEmptied ? [] : [{ ...item, ...below }];
      return left.length === 0 ? [] : [{ ...item, link: { type: 'home' }, ...below }];
    });
    const isSame =
      listed(after).length === listed(before).length && !before.some((item) => leadsTo(item, addresses));
    return isSame ? [] : [{ name, path: `menus.${name}`, before, after }];
  });

/** The addresses of a page, as `entriesTo` compares them. */
export const addressesOf = (url: Readonly<Record<string, string | null | undefined>> | null | undefined) =>
  new Set(
    Object.values(url ?? {})
      .map(addressOf)
      .filter((address) => address !== ''),
  );

/** Refuses the batch unless a menu is still as it was read; then everything is read again. */
export const menuStaysStatement = (siteId: string, name: MenuName, seen: string | null): Statement =>
  refuseWhere(
    'site_changed',
    "(SELECT hash FROM records WHERE site_id = ? AND kind = 'navigation' AND id = ?) IS NOT ?",
    [siteId, name, seen],
  );

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
}

/**
 * Reads changed menus as an import would, and what a schema cannot see of them. Throws `refused` with the fields, named by
 * the id of their entry; writes nothing.
 */
export async function judgeMenus(
  site: Site,
  rows: readonly Pick<ChangedRow, 'path' | 'after'>[],
  { env }: Pick<CallContext, 'env'>,
): Promise<JudgedMenus> {
  const menus = rows.flatMap(({ path, after }) => {
    const name = menuOf(path);
    return name === null ? [] : [{ name, items: after ?? [] }];
  });
  const importId = newId();
  const records = menus.map((navigation) => ({ record: { navigation } }));
  const [pages, { staged, refusals }] = await Promise.all([
    pagesToLink(env.DB, site.id),
    readChunk(env.DB, { siteId: site.id, importId }, 0, records),
  ]);
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
  return { siteId: site.id, importId, names: menus.map(({ name }) => name), staged };
}

interface Storing {
  readonly written: Pick<Parameters<typeof journalStatement>[0], 'who' | 'deed' | 'what'>;
  readonly conditions: readonly Statement[];
  readonly effects: readonly Statement[];
}

/** Stores menus that were judged, through the batch of an import of them, which holds only for the menus that were read. */
export async function storeMenus(
  { siteId, importId, names, staged }: JudgedMenus,
  { seen }: StoredMenus,
  { written, conditions, effects }: Storing,
  { env, now, log }: Pick<CallContext, 'env' | 'now' | 'log'>,
): Promise<void> {
  const journal = journalStatement({ siteId, count: names.length, ...written }, now);
  await commitAlone(env.DB, { siteId, importId }, { staged }, journal, now, {
    conditions: [...conditions, ...names.map((name) => menuStaysStatement(siteId, name, seen[name]))],
    after: effects,
  });
  await tellChanged(env, log, siteId);
}
