import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import type { OwnService } from '../../../wire/own-service.ts';
import type { Site } from '../../../wire/site.ts';
import { type SiteAnswer, SiteAnswerSchema } from '../../../wire/site-answer.ts';
import { cacheKeys } from '../cache/keys.ts';
import { POLICIES } from '../cache/policies.ts';
import { ContentUnavailable } from '../errors/app-error.ts';
import { NOT_THERE, nullOn } from './http.ts';
import { type ContentCaller, readOptional } from './read-answer.ts';
import { readableSite } from './readable-site.ts';
import { lookup } from './resource.ts';
import { contentPath, hostnameSegment, slugSegment } from './segments.ts';

/** Whether a site belongs to a host; a site without hostnames is accepted. */
const isOf = ({ hostnames }: Site, hostname: string): boolean =>
  hostnames.length === 0 || hostnames.some((name) => name.toLowerCase() === hostname);

/**
 * A site with everything its pages rely on; null when not found. Throws ContentUnavailable for the site of
 * another host.
 */
function read(
  answer: unknown,
  { log }: ContentCaller,
  [asked, isAsked]: readonly [string, (site: Site) => boolean],
): SiteAnswer | null {
  const site = readOptional(SiteAnswerSchema, answer, 'site', log);
  if (site !== null && !isAsked(site)) {
    log('error', 'content.answer_about_another', { what: 'site', asked, site: site.id });
    throw new ContentUnavailable('another site than was asked for');
  }
  return site && readableSite(site, log);
}

/**
 * `GET /sites/by-hostname/{hostname}`; null when no site has this hostname. The language is not known
 * yet at this point, and the answer carries them all: the default is named. Its colours can be read.
 */
export const siteByHostname = lookup({
  policy: POLICIES.siteData,
  schema: SiteAnswerSchema,
  key: (hostname: string) => cacheKeys.host(hostname),
  async load(caller, hostname) {
    const path = contentPath`/sites/by-hostname/${hostnameSegment(hostname)}`;
    const answer = await nullOn(NOT_THERE, caller.http.get(path, { locale: DEFAULT_LOCALE }));
    return read(answer, caller, [hostname, (site) => isOf(site, hostname)]);
  },
  siteOf: ({ id }) => id,
});

/** `GET /sites/{siteId}`: the same by its id, for a preview; menus and texts are asked for by themselves. */
export const siteById = lookup({
  policy: POLICIES.siteData,
  schema: SiteAnswerSchema,
  key: (id: string) => cacheKeys.preview(id),
  async load(caller, id) {
    const path = contentPath`/sites/${slugSegment(id)}`;
    const answer = await nullOn(NOT_THERE, caller.http.get(path, { locale: DEFAULT_LOCALE }));
    return read(answer, caller, [id, (site) => site.id === id]);
  },
  siteOf: ({ id }) => id,
});

/** The site's own service where that answers every call; asked anew. Throws where it cannot be known. */
export async function fullServiceOf(siteId: string, caller: ContentCaller): Promise<OwnService | null> {
  const path = contentPath`/sites/${slugSegment(siteId)}`;
  const answer = await nullOn(NOT_THERE, caller.http.get(path, { locale: DEFAULT_LOCALE }));
  const service = read(answer, caller, [siteId, (site) => site.id === siteId])?.service;
  return service?.scope === 'full' ? service : null;
}
