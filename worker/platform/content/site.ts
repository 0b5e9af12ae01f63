import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import type { Site } from '../../../wire/site.ts';
import { SiteAnswerSchema } from '../../../wire/site-answer.ts';
import { cacheKeys } from '../cache/keys.ts';
import { POLICIES } from '../cache/policies.ts';
import { ContentUnavailable } from '../errors/app-error.ts';
import { NOT_THERE, nullOn } from './http.ts';
import { readOptional } from './read-answer.ts';
import { readableSite } from './readable-site.ts';
import { lookup } from './resource.ts';
import { contentPath, hostnameSegment } from './segments.ts';

/** Whether a site is that of a host; one that names no hosts is taken at its word. */
const isOf = ({ hostnames }: Site, hostname: string): boolean =>
  hostnames.length === 0 || hostnames.some((name) => name.toLowerCase() === hostname);

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
    const site = readOptional(SiteAnswerSchema, answer, 'site', caller.log);
    if (site !== null && !isOf(site, hostname)) {
      caller.log('error', 'content.answer_about_another', { what: 'site', asked: hostname, site: site.id });
      throw new ContentUnavailable('a site of another host');
    }
    return site && readableSite(site, caller.log);
  },
  siteOf: ({ id }) => id,
});
