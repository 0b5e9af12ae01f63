/** The menus of every page as they are stored, and what becomes of them with a page (decision 192). */
import { addressOf } from '#domain/settings/menu-targets.ts';
import { type Link, type Navigation, type NavigationItem, NavigationSchema } from '#wire/navigation.ts';
import { FRAME_MENUS } from '#wire/site-answer.ts';
import { prepare } from '../platform/db/prepare.ts';
import { refuseWhere } from '../platform/db/refuse-where.ts';
import type { Statement } from '../platform/db/statement.ts';

export type MenuName = (typeof FRAME_MENUS)[number];
type Menus = Readonly<Record<MenuName, Navigation['items']>>;

interface MenuRow {
  readonly id: string;
  readonly hash: string;
  readonly doc: string;
}

/** The menus as they are stored, and what stands for each: null for none. */
export interface StoredMenus {
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

/** Entries of a menu with those below them. */
export const listed = (items: readonly NavigationItem[]) =>
  items.flatMap((item) => [item, ...(item.children ?? [])]);

/** Whether an entry leads to a page with one of these addresses. */
const leadsTo = ({ link }: { readonly link: Link }, addresses: ReadonlySet<string>): boolean =>
  link.type === 'page' && Object.values(link.page ?? {}).some((url) => addresses.has(addressOf(url)));

/** How many entries of the menus lead to a page with these addresses. */
export const entriesTo = ({ items }: StoredMenus, addresses: ReadonlySet<string>): number =>
  FRAME_MENUS.flatMap((name) => listed(items[name])).filter((item) => leadsTo(item, addresses)).length;

/** A menu that changes, as the log of the settings has it. */
export interface MenuChange {
  readonly name: MenuName;
  readonly path: string;
  readonly before: Navigation['items'];
  readonly after: Navigation['items'];
}

type Addresses = Readonly<Record<string, string | null | undefined>> | null | undefined;

/** A link once a page has other addresses than it had, or none; null for one that leads nowhere then. */
function linkAfter(link: Link, left: ReadonlySet<string>, url: Addresses): Link | null {
  const filled = (page: Addresses) => Object.entries(page ?? {}).filter(([, at]) => addressOf(at) !== '');
  // A line may lead to one page in one language and to another one in the next.
  const others = filled(link.page).filter(([, at]) => !left.has(addressOf(at)));
  const page = Object.fromEntries([...filled(url), ...others]);
  return Object.keys(page).length === 0 ? null : { ...link, page };
}

/**
 * The menus that change when a page leaves addresses: its entries lead to those that it has then (`url`), or go with it. A
 * heading without its own page leads to the first entry below it; at the foot, where a heading alone is not shown, it goes
 * with its last entry.
 */
export const menusAfter = (
  { items }: Pick<StoredMenus, 'items'>,
  left: ReadonlySet<string>,
  url: Addresses,
): readonly MenuChange[] =>
  FRAME_MENUS.flatMap((name) => {
    const follow = <Entry extends { readonly link: Link }>(entry: Entry): Entry | null => {
      if (!leadsTo(entry, left)) return entry;
      const link = linkAfter(entry.link, left, url);
      return link && { ...entry, link };
    };
    const before = items[name];
    if (listed(before).every((entry) => !leadsTo(entry, left))) return [];
    const after = before.flatMap(({ children, ...item }): NavigationItem[] => {
      const [own, below] = [follow(item), (children ?? []).flatMap((child) => follow(child) ?? [])];
      const [first] = below;
      if (first !== undefined) return [{ ...(own ?? { ...item, link: first.link }), children: below }];
      const isEmptied = name === 'footer' && (children?.length ?? 0) > 0;
      return own === null || isEmptied ? [] : [own];
    });
    return [{ name, path: `menus.${name}`, before, after }];
  });

/** The addresses of a page, as `entriesTo` compares them. */
export const addressesOf = (url: Addresses): ReadonlySet<string> =>
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
