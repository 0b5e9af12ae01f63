import { NavigationItemSchema, NavigationSchema } from '#wire/navigation.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { isSameId, resource } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** `GET …/navigation/{name}`, unless it came with the site; null when the site has no such menu. */
export const navigation = resource({
  name: 'navigation',
  policy: POLICIES.siteData,
  schema: NavigationSchema,
  key: (name: string) => [name],
  about: (menu, name) => isSameId(menu.name, name),
  known: ({ site }, name) => site.menus?.find((menu) => isSameId(menu.name, name)),
  load: (caller, name) =>
    askOptional(caller, contentPath`/sites/${siteOf(caller)}/navigation/${slugSegment(name)}`, {
      schema: NavigationSchema,
      what: 'menu',
    }),
});

/** `GET …/navigation/{name}/{id}`: an entry with its sub-entries; null when not found. */
export const navigationItem = resource({
  name: 'navigation-item',
  policy: POLICIES.siteData,
  schema: NavigationItemSchema,
  key: (name: string, id: string) => [name, id],
  about: (item, _name, id) => isSameId(item.id, id),
  load(caller, name, id) {
    const path = contentPath`/sites/${siteOf(caller)}/navigation/${slugSegment(name)}/${slugSegment(id)}`;
    return askOptional(caller, path, { schema: NavigationItemSchema, what: 'menu entry' });
  },
});
