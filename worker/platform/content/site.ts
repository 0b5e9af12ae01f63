import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { OwnService } from '#wire/own-service.ts';
import type { Site } from '#wire/site.ts';
import { type SiteAnswer, SiteAnswerSchema } from '#wire/site-answer.ts';
import { cacheKeys } from '../cache/keys.ts';
import { POLICIES } from '../cache/policies.ts';
import { isSame } from '../cache/same.ts';
import { ContentUnavailable } from '../errors/app-error.ts';
import type { Prefetched } from './batch.ts';
import { NOT_THERE, nullOn } from './http.ts';
import { type ContentCaller, readOptional } from './read-answer.ts';
import { readableSite } from './readable-site.ts';
import { lookup } from './resource.ts';
import { contentPath, hostnameSegment, slugSegment } from './segments.ts';

/** Returns the calls to send with the lookup of a host's site. */
type PrefetchBatch = () => Promise<Prefetched | undefined>;

/** Whether a site belongs to a host; a site without hostnames is accepted. */
const isOf = ({ hostnames }: Site, hostname: string): boolean =>
  hostnames.length === 0 || hostnames.some((name) => name.toLowerCase() === hostname);

/** Site → the answer from which it was read. */
const answers = new WeakMap<SiteAnswer, unknown>();

/**
 * Reads a valid site from an answer; null when not found. Throws ContentUnavailable when it is another site. Returns
 * `known` when its answer was equal.
 */
function read(
  answer: unknown,
  { log }: ContentCaller,
  [asked, isAsked]: readonly [string, (site: Site) => boolean],
  known?: SiteAnswer,
): SiteAnswer | null {
  if (known !== undefined && answer !== null && isSame(answers.get(known), answer)) return known;
  const site = readOptional(SiteAnswerSchema, answer, 'site', log);
  if (site !== null && !isAsked(site)) {
    log('error', 'content.answer_about_another', { what: 'site', asked, site: site.id });
    throw new ContentUnavailable('another site than was asked for');
  }
  if (site === null) return null;
  const readable = readableSite(site, log);
  answers.set(readable, answer);
  return readable;
}

/**
 * `GET /sites/by-hostname/{hostname}`; null when no site has this hostname. The language is not known yet and the answer
 * has all languages, so the default one is sent. Its colours are readable.
 */
export const siteByHostname = lookup({
  policy: POLICIES.siteData,
  schema: SiteAnswerSchema,
  key: (hostname: string, _prefetch?: PrefetchBatch) => cacheKeys.host(hostname),
  async load(caller, known, hostname, prefetch?: PrefetchBatch) {
    const path = contentPath`/sites/by-hostname/${hostnameSegment(hostname)}`;
    const options = { locale: DEFAULT_LOCALE, along: await prefetch?.() };
    const answer = await nullOn(NOT_THERE, caller.http.get(path, options));
    return read(answer, caller, [hostname, (site) => isOf(site, hostname)], known);
  },
  siteOf: ({ id }) => id,
});

/** `GET /sites/{siteId}`: a site by its id, for a preview; menus and texts need their own calls. */
export const siteById = lookup({
  policy: POLICIES.siteData,
  schema: SiteAnswerSchema,
  key: (id: string) => cacheKeys.preview(id),
  async load(caller, known, id) {
    const path = contentPath`/sites/${slugSegment(id)}`;
    const answer = await nullOn(NOT_THERE, caller.http.get(path, { locale: DEFAULT_LOCALE }));
    return read(answer, caller, [id, (site) => site.id === id], known);
  },
  siteOf: ({ id }) => id,
});

/** The same as the content service says it now: not cached. Throws when the site cannot be read. */
export async function siteNow(siteId: string, caller: ContentCaller): Promise<SiteAnswer | null> {
  const path = contentPath`/sites/${slugSegment(siteId)}`;
  const answer = await nullOn(NOT_THERE, caller.http.get(path, { locale: DEFAULT_LOCALE }));
  return read(answer, caller, [siteId, (site) => site.id === siteId]);
}

/** The site's own service if it answers every call; not cached. Throws when the site cannot be read. */
export async function fullServiceOf(siteId: string, caller: ContentCaller): Promise<OwnService | null> {
  const service = (await siteNow(siteId, caller))?.service;
  return service?.scope === 'full' ? service : null;
}
