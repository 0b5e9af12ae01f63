import { z } from 'zod';
import {
  EntityItemListSchema,
  EntityItemSchema,
  EntityListSchema,
  entityItemOf,
} from '../../../wire/entities.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { readMembers } from './read-answer.ts';
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
const KeptItemsSchema = z.array(entityItemOf(LocalizedRichTextSchema));
export type KeptItem = z.infer<typeof KeptItemsSchema>[number];

/** `GET …/entities/{id}/items`; bad ones are dropped and logged. null when there is no such list. */
export const entityItems = resource({
  name: 'entity-items',
  policy: POLICIES.siteData,
  schema: KeptItemsSchema,
  key: (id: string) => [id],
  async load(caller, id) {
    const path = contentPath`/sites/${siteOf(caller)}/entities/${slugSegment(id)}/items`;
    const items = await askOptional(caller, path, { schema: EntityItemListSchema, what: 'entity items' });
    if (items === null) return null;
    const read = readMembers(EntityItemSchema, items, 'entity item', caller.log);
    return read.map((item) => ({ ...item, body: readLocalizedHtml(item.body) }));
  },
});
