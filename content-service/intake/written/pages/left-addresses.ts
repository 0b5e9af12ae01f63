/** Addresses that a page leaves: each leads on to the page, by the site's redirects (decisions 169 and 186). */
import { prepare } from '#content-service/platform/db/prepare.ts';
import { sha256 } from '#content-service/platform/hash.ts';
import { LOCALES } from '#domain/locale.ts';
import { pathOfOld, readOldPattern } from '#domain/old-address.ts';
import { pathTo } from '#domain/routes.ts';
import type { Redirect } from '#wire/redirect.ts';
import type { LocalizedText } from '#wire/values.ts';

type Addresses = LocalizedText | null | undefined;

/** A redirect from each address that a page had in a language in which it now has another one. */
const redirectsOf = (
  id: string,
  before: Addresses,
  after: Addresses,
): (Redirect & { readonly shape: string })[] =>
  LOCALES.flatMap((locale) => {
    const [old, now] = [before, after].map((url) => url?.[locale]?.trim() ?? '');
    if (!old || !now || old === now) return [];
    const from = pathTo('page', locale, { url: old });
    const pattern = readOldPattern(from);
    // An address with a sign of patterns in it cannot be one of a redirect.
    if (typeof pattern === 'string' || pattern.isPattern) return [];
    const shape = pathOfOld(pattern);
    return [{ id: `page-${sha256(shape).slice(0, 16)}`, from, to: { locale, page: id }, shape }];
  });

/** Records of redirects from the addresses that a page leaves; what somebody has set for such an address stays. */
export async function leftAddressRecords(
  db: D1Database,
  siteId: string,
  id: string,
  before: Addresses,
  after: Addresses,
): Promise<{ readonly redirect: Redirect }[]> {
  const left = redirectsOf(id, before, after);
  if (left.length === 0) return [];
  const { results } = await prepare(db, {
    sql: "SELECT id, shape FROM redirects WHERE site_id = ? AND params = '' AND shape IN (SELECT value FROM json_each(?))",
    params: [siteId, JSON.stringify(left.map(({ shape }) => shape))],
  }).all<{ id: string; shape: string }>();
  return left
    .filter((one) => results.every((known) => known.shape !== one.shape || known.id === one.id))
    .map(({ shape: _shape, ...redirect }) => ({ redirect }));
}
