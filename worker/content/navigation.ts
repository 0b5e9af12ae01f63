import { nullIfNotFound } from './http.ts';
import { readOptional } from './read-answer.ts';
import {
  type Navigation,
  type NavigationItem,
  NavigationItemSchema,
  NavigationSchema,
} from './schemas/navigation.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** `GET …/navigation/{name}`; null when the site has no such menu. */
export async function fetchNavigation(caller: SiteCaller, name: string): Promise<Navigation | null> {
  const path = contentPath`/sites/${siteOf(caller)}/navigation/${slugSegment(name)}`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  return readOptional(NavigationSchema, answer, 'navigation', caller.log);
}

/** `GET …/navigation/{name}/{id}`: an entry with what is below it; null when there is none. */
export async function fetchNavigationItem(
  caller: SiteCaller,
  name: string,
  id: string,
): Promise<NavigationItem | null> {
  const path = contentPath`/sites/${siteOf(caller)}/navigation/${slugSegment(name)}/${slugSegment(id)}`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  return readOptional(NavigationItemSchema, answer, 'navigation entry', caller.log);
}
