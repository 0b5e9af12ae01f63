import { z } from 'zod';
import { nullIfNotFound } from './http.ts';
import { readMembers, readOptional } from './read-answer.ts';
import { LocalizedRichTextSchema, readLocalizedHtml } from './rich-text/schema.ts';
import {
  type Entity,
  EntityItemListSchema,
  EntityItemSchema,
  EntityListSchema,
  entityItemOf,
} from './schemas/entities.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** Items as they are kept: their HTML was read. */
export const KeptItemsSchema = z.array(entityItemOf(LocalizedRichTextSchema));
export type KeptItem = z.infer<typeof KeptItemsSchema>[number];

/** `GET …/entities`: what lists there are; null when the service has none at all. */
export async function fetchEntities(caller: SiteCaller): Promise<Entity[] | null> {
  const path = contentPath`/sites/${siteOf(caller)}/entities`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  return readOptional(EntityListSchema, answer, 'entities', caller.log);
}

/** `GET …/entities/{id}/items`; bad ones are dropped and logged. null when there is no such list. */
export async function fetchEntityItems(caller: SiteCaller, id: string): Promise<KeptItem[] | null> {
  const path = contentPath`/sites/${siteOf(caller)}/entities/${slugSegment(id)}/items`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  const items = readOptional(EntityItemListSchema, answer, 'entity items', caller.log);
  return (
    items &&
    readMembers(EntityItemSchema, items, 'entity item', caller.log).map((item) => ({
      ...item,
      body: readLocalizedHtml(item.body),
    }))
  );
}
