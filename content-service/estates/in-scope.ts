import { SOURCES } from '../../domain/sources/index.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { type SiteRow, siteStatement } from '../platform/sites.ts';
import { type SearchScope, scopeOfSite } from './scope.ts';

/** Sites whose scope is remembered; those asked for longest ago are forgotten first. */
const MOST = 5_000;
/** What each site last searched: a guess, and right unless the site was set to another source since. */
const guesses = new Map<string, SearchScope>();

const remember = (siteId: string, scope: SearchScope): void => {
  guesses.delete(siteId); // a Map keeps the order of insertion: put it last
  guesses.set(siteId, scope);
  const [oldest] = guesses.keys();
  if (guesses.size > MOST && oldest !== undefined) guesses.delete(oldest);
};

/** The scope of a site; null where there is none. Its document is longer than most answers about its estates. */
async function findScope(db: D1Database, siteId: string): Promise<SearchScope | null> {
  const row = await prepare(db, siteStatement(siteId)).first<SiteRow>();
  return row && scopeOfSite({ settings: { source: row.source ?? SOURCES.plain.wireName } });
}

/**
 * An answer about the estates that a site shows; throws not_found where there is no such site. It is asked for
 * beside the site, in one trip, in the scope that this had the last time, and anew where it has another by now.
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
