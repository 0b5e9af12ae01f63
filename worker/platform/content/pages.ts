import type { EstateId } from '#domain/estate-id.ts';
import { EstatePageListSchema, PageAnswerSchema } from '#wire/page.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { type CachedPage, CachedPageSchema, toCachedPage } from './cached-page.ts';
import {
  type EstatesOfCollection,
  isSameId,
  type ResourceCaller,
  resource,
  type SiteCall,
} from './resource.ts';
import { type ContentPath, contentPath, estateSegment, pageUrlSegment, slugSegment } from './segments.ts';
import { siteOf } from './site-scope.ts';

const includedKey = (collection: string, size: number | null | undefined): string =>
  `${collection}:${size ?? ''}`;

/**
 * The HTML of pages is parsed here: no later code sees markup. Estates included in the answer are used for
 * this request only, because a page is cached longer than estates may be.
 */
async function askPage(caller: ResourceCaller, path: ContentPath): Promise<CachedPage | null> {
  const found = await askOptional(caller, path, { schema: PageAnswerSchema, what: 'page' });
  for (const { collection, size, title, total, results } of found?.collections ?? [])
    caller.included.set(includedKey(collection, size), { title, total: total.value, results });
  return found && toCachedPage(found);
}

/** The estates of a collection that a page answer of this request contained, or null; makes no call. */
export const includedEstates: SiteCall<
  [collection: string, size: number | null | undefined],
  EstatesOfCollection | null
> = {
  run: async (_request, { included }, collection, size) =>
    included.get(includedKey(collection, size)) ?? null,
};

/** `GET …/pages/by-url/{url}`, in the caller's language; null when not found. */
export const pageByUrl = resource({
  name: 'page-url',
  policy: POLICIES.siteData,
  schema: CachedPageSchema,
  key: (url: string) => [url],
  load: (caller, url) =>
    askPage(caller, contentPath`/sites/${siteOf(caller)}/pages/by-url/${pageUrlSegment(url)}`),
});

/** `GET …/pages/{id}`; null when not found. */
export const page = resource({
  name: 'page',
  policy: POLICIES.siteData,
  schema: CachedPageSchema,
  key: (id: string) => [id],
  about: (found, id) => isSameId(found.id, id),
  load: (caller, id) => askPage(caller, contentPath`/sites/${siteOf(caller)}/pages/${slugSegment(id)}`),
});

/** `GET …/estate-pages/{id}/`: names and titles of the pages about an estate; null from a service without them. */
export const estatePages = resource({
  name: 'estate-pages',
  policy: POLICIES.siteData,
  schema: EstatePageListSchema,
  key: (id: EstateId) => [id.source, id.id.toLowerCase()],
  load: (caller, id) =>
    askOptional(caller, contentPath`/sites/${siteOf(caller)}/estate-pages/${estateSegment(id)}/`, {
      schema: EstatePageListSchema,
      what: 'estate pages',
    }),
});

/** `GET …/estate-pages/{id}/{name}`: a page about an estate; null when not found. */
export const estatePage = resource({
  name: 'estate-page',
  policy: POLICIES.siteData,
  schema: CachedPageSchema,
  key: (id: EstateId, name: string) => [id.source, id.id.toLowerCase(), name],
  load: (caller, id, name) =>
    askPage(
      caller,
      contentPath`/sites/${siteOf(caller)}/estate-pages/${estateSegment(id)}/${slugSegment(name)}`,
    ),
});
