import type { Locale } from '#domain/locale.ts';
import type { CallOptions } from './http.ts';
import type { ContentCaller } from './read-answer.ts';
import { type Segment, slugSegment } from './segments.ts';

/** A caller for one site in one language. */
export interface SiteCaller extends ContentCaller {
  readonly siteId: string;
  readonly locale: Locale;
}

/** The site's id as a segment of a path. */
export const siteOf = (caller: SiteCaller): Segment => slugSegment(caller.siteId);

/** X-SITE and ACCEPT-LANGUAGE of every call for a site. */
export const scopeOf = (caller: SiteCaller): CallOptions => ({
  siteId: caller.siteId,
  locale: caller.locale,
});
