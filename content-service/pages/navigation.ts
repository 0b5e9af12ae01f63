import {
  type Navigation,
  type NavigationItem,
  NavigationItemSchema,
  NavigationSchema,
} from '#wire/navigation.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';

/** A menu of a site by its name. */
const findNavigation = async (db: D1Database, siteId: string, name: string): Promise<Navigation | null> => {
  const row = await db
    .prepare('SELECT doc FROM navigations WHERE site_id = ? AND name = ?')
    .bind(siteId, name)
    .first<{ doc: string }>();
  return row === null ? null : JSON.parse(row.doc);
};

/** An entry of a menu, or of one of its columns, by its id compared as text. */
const findItem = ({ items }: Navigation, id: string): NavigationItem | null =>
  items.flatMap((item) => [item, ...(item.children ?? [])]).find((item) => String(item.id) === id) ?? null;

const NameParams = SiteParams.extend({ name: SlugSchema });

/** Operations for menus, and single entries. */
export const navigationOperations = [
  operation({
    id: 'getNavigation',
    summary: 'A menu by its name.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/navigation/{name}',
    params: NameParams,
    answer: { kind: 'json', name: 'Navigation', schema: NavigationSchema },
    run: async ({ params }, { env }) => {
      const navigation = await findNavigation(env.DB, params.siteId, params.name);
      if (navigation === null) throw notFound('menu');
      return navigation;
    },
  }),
  operation({
    id: 'getNavigationItem',
    summary: 'An entry of a menu, with the entries below it.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/navigation/{name}/{id}',
    params: NameParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'NavigationItem', schema: NavigationItemSchema },
    run: async ({ params }, { env }) => {
      const navigation = await findNavigation(env.DB, params.siteId, params.name);
      const item = navigation === null ? null : findItem(navigation, params.id);
      if (item === null) throw notFound('menu entry');
      return item;
    },
  }),
];
