import { z } from 'zod';
import type { Log } from '../../../domain/log.ts';
import {
  NavigationEntrySchema,
  type NavigationItem,
  NavigationItemSchema,
  NavigationSchema,
} from '../../../wire/navigation.ts';
import { list } from '../../../wire/values.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { readMembers } from './read-answer.ts';
import { isSameId, resource } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** The same as they come: entries are read one by one, so that a bad one does not cost the whole menu. */
const ItemAnswerSchema = NavigationItemSchema.extend({ children: list(z.unknown()) });
const NavigationAnswerSchema = NavigationSchema.extend({ items: z.array(z.unknown()) });

const readItem = (item: z.infer<typeof ItemAnswerSchema>, log: Log): NavigationItem => ({
  ...item,
  children: item.children && readMembers(NavigationEntrySchema, item.children, 'menu entry', log),
});

/** `GET …/navigation/{name}`; bad entries are dropped and logged. null when the site has no such menu. */
export const navigation = resource({
  name: 'navigation',
  policy: POLICIES.siteData,
  schema: NavigationSchema,
  key: (name: string) => [name],
  about: (menu, name) => isSameId(menu.name, name),
  async load(caller, name) {
    const path = contentPath`/sites/${siteOf(caller)}/navigation/${slugSegment(name)}`;
    const menu = await askOptional(caller, path, { schema: NavigationAnswerSchema, what: 'menu' });
    if (menu === null) return null;
    const items = readMembers(ItemAnswerSchema, menu.items, 'menu entry', caller.log);
    return { ...menu, items: items.map((item) => readItem(item, caller.log)) };
  },
});

/** `GET …/navigation/{name}/{id}`: an entry with what is below it; null when there is none. */
export const navigationItem = resource({
  name: 'navigation-item',
  policy: POLICIES.siteData,
  schema: NavigationItemSchema,
  key: (name: string, id: string) => [name, id],
  about: (item, _name, id) => isSameId(item.id, id),
  async load(caller, name, id) {
    const path = contentPath`/sites/${siteOf(caller)}/navigation/${slugSegment(name)}/${slugSegment(id)}`;
    const item = await askOptional(caller, path, { schema: ItemAnswerSchema, what: 'menu entry' });
    return item && readItem(item, caller.log);
  },
});
