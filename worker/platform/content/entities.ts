import type { z } from 'zod';
import { EntityItemListSchema, EntityListSchema, entityItemOf } from '../../../wire/entities.ts';
import { members } from '../../../wire/tolerant/members.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { resource } from './resource.ts';
import { LocalizedRichTextSchema, readLocalizedHtml } from './rich-text/schema.ts';
import { contentPath, slugSegment } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** `GET …/entities`: what lists the agency has (its team, its offices); null when the service has none at all. */
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

/** Items as they are kept: their HTML was read. */
const KeptItemsSchema = members(entityItemOf(LocalizedRichTextSchema));
export type KeptItem = z.infer<typeof KeptItemsSchema>[number];

/** `GET …/entities/{id}/items`; null when there is no such list. */
export const entityItems = resource({
  name: 'entity-items',
  policy: POLICIES.siteData,
  schema: KeptItemsSchema,
  key: (id: string) => [id],
  async load(caller, id) {
    const path = contentPath`/sites/${siteOf(caller)}/entities/${slugSegment(id)}/items`;
    const items = await askOptional(caller, path, { schema: EntityItemListSchema, what: 'entity items' });
    return items?.map((item) => ({ ...item, body: readLocalizedHtml(item.body) })) ?? null;
  },
});
