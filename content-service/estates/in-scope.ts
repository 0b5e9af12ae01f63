import { SOURCES } from '#domain/sources/index.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { type SiteRow, siteStatement } from '../platform/sites.ts';
import { type SearchScope, scopeOfSite } from './scope.ts';

/** Maximum number of cached scopes; the least recently used are dropped first. */
const MOST = 5_000;
/** The last search scope of each site: a guess that is wrong only if the site's source was changed since. */
const guesses = new Map<string, SearchScope>();

const remember = (siteId: string, scope: SearchScope): void => {
  guesses.delete(siteId); // a Map keeps insertion order: move it to the end
  guesses.set(siteId, scope);
  const [oldest] = guesses.keys();
  if (guesses.size > MOST && oldest !== undefined) guesses.delete(oldest);
};

/** The scope of a site, without reading its whole document; null for an unknown site. */
async function findScope(db: D1Database, siteId: string): Promise<SearchScope | null> {
  const row = await prepare(db, siteStatement(siteId)).first<SiteRow>();
  return row && scopeOfSite({ settings: { source: row.source ?? SOURCES.plain.wireName } });
}

/**
 * An answer about the estates that a site shows; throws not_found for an unknown site. It is queried together
 * with the site in one round trip, with the site's last known scope, and again if the scope has changed.
 */
export async function inScopeOfSite<Answer>(
  db: D1Database,
  siteId: string,
  answerIn: (scope: SearchScope) => Promise<Answer>,
): Promise<Answer> {
  const guess = guesses.get(siteId) ?? 'all';
  const [scope, guessed] = await Promise.all([findScope(db, siteId), answerIn(guess)]);
  if (scope === null) throw notFound('site');
  remember(siteId, scope);
  return scope === guess ? guessed : answerIn(scope);
}
