import { nullIfNotFound } from './http.ts';
import { readOptional } from './read-answer.ts';
import { type Page, PageSchema } from './schemas/page.ts';
import { type ContentPath, contentPath, pageUrlSegment, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

async function fetchPageAt(caller: SiteCaller, path: ContentPath): Promise<Page | null> {
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  return readOptional(PageSchema, answer, 'page', caller.log);
}

/** `GET …/pages/by-url/{url}`, in the caller's language; null when there is none. */
export const fetchPageByUrl = (caller: SiteCaller, url: string): Promise<Page | null> =>
  fetchPageAt(caller, contentPath`/sites/${siteOf(caller)}/pages/by-url/${pageUrlSegment(url)}`);

/** `GET …/pages/{id}`; null when there is none. */
export const fetchPage = (caller: SiteCaller, id: string): Promise<Page | null> =>
  fetchPageAt(caller, contentPath`/sites/${siteOf(caller)}/pages/${slugSegment(id)}`);
