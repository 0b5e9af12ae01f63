import { NavigationItemSchema, NavigationSchema } from '../../wire/navigation.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { findItem, findNavigation } from './navigation-sql.ts';

const NameParams = SiteParams.extend({ name: SlugSchema });

/** Menus, and single entries of them. */
export const navigationOperations = [
  operation({
    id: 'getNavigation',
    method: 'get',
    path: '/sites/{siteId}/navigation/{name}',
    summary: 'A menu by its name.',
    params: NameParams,
    answer: { kind: 'json', name: 'Navigation', schema: NavigationSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const navigation = await findNavigation(env.DB, params.siteId, params.name);
      if (navigation === null) throw notFound('menu');
      return navigation;
    },
  }),
  operation({
    id: 'getNavigationItem',
    method: 'get',
    path: '/sites/{siteId}/navigation/{name}/{id}',
    summary: 'An entry of a menu, with the entries below it.',
    params: NameParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'NavigationItem', schema: NavigationItemSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const navigation = await findNavigation(env.DB, params.siteId, params.name);
      const item = navigation === null ? null : findItem(navigation, params.id);
      if (item === null) throw notFound('menu entry');
      return item;
    },
  }),
];
