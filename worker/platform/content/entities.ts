import { EntityItemListSchema, EntityListSchema } from '#wire/entities.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { CachedItemsSchema, toCachedItems } from './cached-page.ts';
import { resource } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** `GET …/entities`: the agency's lists (such as team, offices); null when the service lacks this call. */
export const entities = resource({
  name: 'entities',
  policy: POLICIES.siteData,
  schema: EntityListSchema,
  key: () => [],
  load: (caller) =>
    askOptional(caller, contentPath`/sites/${siteOf(caller)}/entities`, {
      schema: EntityListSchema,
      what: 'entities',
    }),
});

/** `GET …/entities/{id}/items`; null when there is no such list. */
export const entityItems = resource({
  name: 'entity-items',
  policy: POLICIES.siteData,
  schema: CachedItemsSchema,
  key: (id: string) => [id],
  async load(caller, id) {
    const path = contentPath`/sites/${siteOf(caller)}/entities/${slugSegment(id)}/items`;
    const items = await askOptional(caller, path, { schema: EntityItemListSchema, what: 'entity items' });
    return items && toCachedItems(items);
  },
});
