/** The menus of every page as they are stored, and what becomes of them with a page (decision 192). */
import { NavigationSchema } from '#wire/navigation.ts';
import { FRAME_MENUS } from '#wire/site-answer.ts';
import { prepare } from '../platform/db/prepare.ts';
import { refuseWhere } from '../platform/db/refuse-where.ts';
import type { Statement } from '../platform/db/statement.ts';
import { leadsTo, listed, type MenuName, type Menus } from '../platform/led-menus.ts';

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

/** How many entries of the menus lead to a page with these addresses. */
export const entriesTo = ({ items }: StoredMenus, addresses: ReadonlySet<string>): number =>
  FRAME_MENUS.flatMap((name) => listed(items[name])).filter((item) => leadsTo(item, addresses)).length;

/** Refuses the batch unless a menu is still as it was read; then everything is read again. */
export const menuStaysStatement = (siteId: string, name: MenuName, seen: string | null): Statement =>
  refuseWhere(
    'site_changed',
    "(SELECT hash FROM records WHERE site_id = ? AND kind = 'navigation' AND id = ?) IS NOT ?",
    [siteId, name, seen],
  );
