/** The menus of every page, and what of them leads to a page (decisions 192 and 196). */
import { addressOf } from '#domain/settings/menu-targets.ts';
import type { Link, Navigation, NavigationItem } from '#wire/navigation.ts';
import { FRAME_MENUS } from '#wire/site-answer.ts';
import { localizedColumns } from './db/localized-columns.ts';
import type { Statement } from './db/statement.ts';
import { shownOn } from './news-days.ts';

export type MenuName = (typeof FRAME_MENUS)[number];
export type Menus = Readonly<Record<MenuName, Navigation['items']>>;

/** Entries of a menu with those below them. */
export const listed = (items: readonly NavigationItem[]) =>
  items.flatMap((item) => [item, ...(item.children ?? [])]);

/** Whether an entry leads to a page with one of these addresses. */
export const leadsTo = ({ link }: { readonly link: Link }, addresses: ReadonlySet<string>): boolean =>
  link.type === 'page' && Object.values(link.page ?? {}).some((url) => addresses.has(addressOf(url)));

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
  { items }: { readonly items: Menus },
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

/**
 * A column with the addresses to which the menus of a site `s` lead, but at which no page is shown on a day: it is
 * withdrawn, or news whose days are over or still to come. A JSON list. Addresses without any page are not in it.
 */
export const hiddenAddresses = (today: string): Statement => {
  const shown = shownOn(today);
  const columns = localizedColumns('url').map((column) => `pages.${column}`);
  return {
    sql:
      // Every page is read once, however many entries there are.
      '(SELECT json_group_array(url) FROM (SELECT at.value AS url ' +
      `FROM pages, json_each(json_array(${columns.join(', ')})) AS at ` +
      `WHERE pages.site_id = s.id AND at.value IS NOT NULL GROUP BY 1 HAVING max(${shown.sql}) = 0) ` +
      "JOIN (SELECT DISTINCT trim(at.value, '/ ') AS url " +
      'FROM navigations AS n, json_tree(n.doc) AS link, json_each(link.value) AS at ' +
      `WHERE n.site_id = s.id AND n.name IN (${FRAME_MENUS.map(() => '?').join(', ')}) ` +
      "AND link.key = 'page' AND link.type = 'object' AND at.type = 'text') USING (url))",
    params: [...shown.params, ...FRAME_MENUS],
  };
};

/** Menus without what leads to these addresses, as if their pages had been taken off. */
export function menusWithout(menus: readonly Navigation[], hidden: readonly string[]): Navigation[] {
  const left = new Set(hidden.map(addressOf));
  const itemsOf = (name: MenuName) => menus.find((menu) => menu.name === name)?.items ?? [];
  const changed = menusAfter({ items: { main: itemsOf('main'), footer: itemsOf('footer') } }, left, null);
  return menus.map((menu) => {
    const after = changed.find(({ name }) => name === menu.name)?.after;
    return after === undefined ? menu : { ...menu, items: after };
  });
}
