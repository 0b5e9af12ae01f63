import {
  closerOf,
  matchOld,
  type OldPattern,
  pathOfOld,
  readOldAddress,
  readOldPattern,
} from '#domain/old-address.ts';
import type { FoundRedirect, Redirect, RedirectTarget } from '#wire/redirect.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';

/** Redirects that could answer an address: those of its path and its parameters, and all patterns. */
const candidatesStatement = (siteId: string, path: string, params: readonly string[]): Statement => ({
  sql:
    'SELECT doc FROM redirects WHERE site_id = ?1 AND pattern = 0 AND path = ?2 ' +
    "AND key_param IN (SELECT value FROM json_each(?3) UNION ALL SELECT '') " +
    'UNION ALL SELECT doc FROM redirects WHERE site_id = ?1 AND pattern = 1',
  params: [siteId, path, JSON.stringify(params)],
});

/** The target with what the pattern found in the place of its names. */
function filled(to: RedirectTarget, found: Readonly<Record<string, string>>): RedirectTarget {
  const fill = (text: string): string => (text.startsWith(':') ? (found[text.slice(1)] ?? text) : text);
  if ('home' in to) return { ...to, home: fill(to.home) };
  if ('reference' in to) return { ...to, reference: fill(to.reference) };
  if ('rental' in to) return { ...to, rental: fill(to.rental) };
  return to;
}

/** Where an old address of a site leads; null when no redirect answers it. */
export async function findRedirect(
  db: D1Database,
  siteId: string,
  address: string,
): Promise<FoundRedirect | null> {
  const asked = readOldAddress(address);
  if (asked === null) return null;
  const { results } = await prepare(db, candidatesStatement(siteId, pathOfOld(asked), asked.params)).all<{
    doc: string;
  }>();
  let best: (FoundRedirect & { readonly pattern: OldPattern }) | null = null;
  for (const { doc } of results) {
    const { id, from, to } = JSON.parse(doc) as Redirect;
    const pattern = readOldPattern(from);
    const found = typeof pattern === 'string' ? null : matchOld(pattern, asked);
    if (found === null || typeof pattern === 'string') continue;
    if (best === null || closerOf(pattern, best.pattern) < 0) best = { id, to: filled(to, found), pattern };
  }
  return best && { id: best.id, to: best.to };
}
