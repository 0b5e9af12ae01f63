import { pathOfOld, readOldAddress } from '#domain/old-address.ts';
import { FoundRedirectSchema } from '#wire/redirect.ts';
import { POLICIES } from '../cache/policies.ts';
import { NO_SUCH_CALL, nullOn } from './http.ts';
import { readOptional } from './read-answer.ts';
import { resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/** An address as it is compared, so that all its spellings share an answer; null when no redirect can answer it. */
const comparedOf = (address: string): string | null => {
  const read = readOldAddress(address);
  if (read === null) return null;
  const path = pathOfOld({ segments: read.segments.map(encodeURIComponent) });
  const query = new URLSearchParams(
    read.params.map((one) => [one.replace(/=.*$/s, ''), one.replace(/^[^=]*=/, '')]),
  );
  return read.params.length === 0 ? path : `${path}?${query}`;
};

/**
 * `GET …/redirects/find?address=`: where an old address leads; null when no redirect answers it, and from a service
 * without old addresses. Strangers invent addresses that a pattern answers, so the answers never go to KV.
 */
export const redirectFor = resource({
  name: 'redirect',
  policy: POLICIES.listings,
  schema: FoundRedirectSchema,
  key: (address: string) => [comparedOf(address) ?? ''],
  everyLanguage: 'targets name their language',
  async load(caller, address) {
    const compared = comparedOf(address);
    if (compared === null) return null;
    const path = contentPath`/sites/${siteOf(caller)}/redirects/find`;
    const search = { address: compared };
    const raw = await nullOn(NO_SUCH_CALL, caller.http.get(path, { ...scopeOf(caller), search }));
    return readOptional(FoundRedirectSchema, raw, 'redirect', caller.log);
  },
});
