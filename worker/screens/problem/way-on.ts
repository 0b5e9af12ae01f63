import { parseEstateId } from '#domain/estate-id.ts';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import type { Site } from '#wire/site.ts';
import { estateSource } from '../../estate/estate-source.ts';
import type { SiteContent } from '../../platform/content/content.ts';
import type { ErrorCode } from '../../platform/errors/codes.ts';
import type { PartLoader } from '../../platform/failure/outage.ts';
import { toSearchRequest } from '../../search/request/search-request.ts';
import type { WayOn } from './problem-view.ts';

/** Number of estates on an error page: a row. */
const ROW = 3;

interface WayOnInput {
  readonly content: SiteContent;
  readonly site: Site;
  /** Route parameters of the failed address. */
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly part: PartLoader;
}

/**
 * Loads what follows the message about something that does not, or no longer, exist: search options, and
 * estates similar to the withdrawn one, otherwise the newest. null for every other error: a failing content
 * service gets no further calls.
 */
export async function loadWayOn(
  code: ErrorCode,
  { content, site, params, part }: WayOnInput,
): Promise<WayOn | null> {
  if (code !== 'not_found' && code !== 'gone') return null;
  const id = code === 'gone' ? parseEstateId(params.entityId ?? params.id ?? '') : null;
  const request = toSearchRequest(EMPTY_FILTER, { source: estateSource(site), size: ROW });
  const [options, similar] = await Promise.all([
    part.load('filter-options', () => content.filterOptions()),
    id === null ? null : part.load('similar', () => content.similarEstates(id)),
  ]);
  if (similar !== null && similar.results.length > 0) {
    return { options, estates: { like: true, results: similar.results.slice(0, ROW) } };
  }
  const newest = await part.load('newest', () => content.searchEstates(request));
  return { options, estates: newest && { like: false, results: newest.results } };
}
