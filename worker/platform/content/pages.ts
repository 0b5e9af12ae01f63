import type { EstateId } from '../../../domain/estate-id.ts';
import { EstatePageListSchema, PageAnswerSchema } from '../../../wire/page.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { type KeptPage, KeptPageSchema, keepPage } from './kept-page.ts';
import { isSameId, resource } from './resource.ts';
import { type ContentPath, contentPath, estateSegment, pageUrlSegment, slugSegment } from './segments.ts';
import { type SiteCaller, siteOf } from './site-scope.ts';

/** Pages have their HTML read: no markup goes further. */
async function askPage(caller: SiteCaller, path: ContentPath): Promise<KeptPage | null> {
  const found = await askOptional(caller, path, { schema: PageAnswerSchema, what: 'page' });
  return found && keepPage(found);
}

/** `GET …/pages/by-url/{url}`, in the caller's language; null when there is none. */
export const pageByUrl = resource({
  name: 'page-url',
  policy: POLICIES.siteData,
  schema: KeptPageSchema,
  key: (url: string) => [url],
  load: (caller, url) =>
    askPage(caller, contentPath`/sites/${siteOf(caller)}/pages/by-url/${pageUrlSegment(url)}`),
});

/** `GET …/pages/{id}`; null when there is none. */
export const page = resource({
  name: 'page',
  policy: POLICIES.siteData,
  schema: KeptPageSchema,
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

/** `GET …/estate-pages/{id}/{name}`: a page about an estate; null when there is none. */
export const estatePage = resource({
  name: 'estate-page',
  policy: POLICIES.siteData,
  schema: KeptPageSchema,
  key: (id: EstateId, name: string) => [id.source, id.id.toLowerCase(), name],
  load: (caller, id, name) =>
    askPage(
      caller,
      contentPath`/sites/${siteOf(caller)}/estate-pages/${estateSegment(id)}/${slugSegment(name)}`,
    ),
});
