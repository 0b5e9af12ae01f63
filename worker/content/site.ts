import { DEFAULT_LOCALE } from '../../domain/locale.ts';
import { readableSite } from '../theme/readable-site.ts';
import { nullIfNotFound } from './http.ts';
import { type ContentCaller, readOptional } from './read-answer.ts';
import { type Site, SiteSchema } from './schemas/site.ts';
import { contentPath, hostnameSegment } from './segments.ts';

/**
 * `GET /sites/by-hostname/{hostname}`; null when no site has this hostname. The language is not known
 * yet at this point, and the answer carries them all: the default is named. Its colours can be read.
 */
export async function fetchSiteByHostname(caller: ContentCaller, hostname: string): Promise<Site | null> {
  const path = contentPath`/sites/by-hostname/${hostnameSegment(hostname)}`;
  const answer = await nullIfNotFound(caller.http.get(path, { locale: DEFAULT_LOCALE }));
  const site = readOptional(SiteSchema, answer, 'site', caller.log);
  return site && readableSite(site, caller.log);
}
