import type { EstateId } from '../../domain/estate-id.ts';
import { nullIfNotFound } from './http.ts';
import { type KeptPage, keepPage } from './kept-page.ts';
import { readOptional } from './read-answer.ts';
import { PageSchema } from './schemas/page.ts';
import { type ContentPath, contentPath, estateSegment, pageUrlSegment, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

async function fetchPageAt(caller: SiteCaller, path: ContentPath): Promise<KeptPage | null> {
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  const page = readOptional(PageSchema, answer, 'page', caller.log);
  return page === null ? null : keepPage(page, caller.log);
}

/** `GET …/pages/by-url/{url}`, in the caller's language; null when there is none. */
export const fetchPageByUrl = (caller: SiteCaller, url: string): Promise<KeptPage | null> =>
  fetchPageAt(caller, contentPath`/sites/${siteOf(caller)}/pages/by-url/${pageUrlSegment(url)}`);

/** `GET …/pages/{id}`; null when there is none. */
export const fetchPage = (caller: SiteCaller, id: string): Promise<KeptPage | null> =>
  fetchPageAt(caller, contentPath`/sites/${siteOf(caller)}/pages/${slugSegment(id)}`);

/** `GET …/estate-pages/{id}/{name}`: a page about a home; null when there is none. */
export const fetchEstatePage = (caller: SiteCaller, id: EstateId, name: string): Promise<KeptPage | null> =>
  fetchPageAt(
    caller,
    contentPath`/sites/${siteOf(caller)}/estate-pages/${estateSegment(id)}/${slugSegment(name)}`,
  );
