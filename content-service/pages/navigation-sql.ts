import type { Navigation, NavigationItem } from '../../wire/navigation.ts';

/** A menu of a site by its name. */
export const findNavigation = async (
  db: D1Database,
  siteId: string,
  name: string,
): Promise<Navigation | null> => {
  const row = await db
    .prepare('SELECT doc FROM navigations WHERE site_id = ? AND name = ?')
    .bind(siteId, name)
    .first<{ doc: string }>();
  return row === null ? null : JSON.parse(row.doc);
};

/** An entry of a menu, or of a column of it, by its id compared as text. */
export const findItem = ({ items }: Navigation, id: string): NavigationItem | null =>
  items.flatMap((item) => [item, ...(item.children ?? [])]).find((item) => String(item.id) === id) ?? null;
