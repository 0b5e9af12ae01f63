/** The menus of every page as they are stored, and what goes from them with a page (decision 192). */
import { addressOf } from '#domain/settings/menu-targets.ts';
import { type Navigation, type NavigationItem, NavigationSchema } from '#wire/navigation.ts';
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
const leadsTo = ({ link }: NavigationItem, addresses: ReadonlySet<string>): boolean =>
  link.type === 'page' && Object.values(link.page ?? {}).some((url) => addresses.has(addressOf(url)));

/** How many entries of the menus lead to a page with these addresses. */
export const entriesTo = ({ items }: StoredMenus, addresses: ReadonlySet<string>): number =>
  FRAME_MENUS.flatMap((name) => listed(items[name])).filter((item) => leadsTo(item, addresses)).length;

/** A menu that changes, as the log of the settings has it. */
interface MenuChange {
  readonly name: MenuName;
  readonly path: string;
  readonly before: Navigation['items'];
  readonly after: Navigation['items'];
}

/**
 * The menus that change when a page goes, without the entries that lead there. A heading that has entries left stays, and
 * one that loses its last entry goes too.
 */
export const menusWithout = ({ items }: StoredMenus, addresses: ReadonlySet<string>): readonly MenuChange[] =>
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
