import { parseEstateId } from '../../../domain/estate-id.ts';
import { EMPTY_FILTER } from '../../../domain/filter/filter.ts';
import type { Site } from '../../../wire/site.ts';
import { estateSource } from '../../estate/estate-source.ts';
import type { SiteContent } from '../../platform/content/content.ts';
import type { ErrorCode } from '../../platform/errors/codes.ts';
import type { PartLoader } from '../../platform/failure/outage.ts';
import { toSearchRequest } from '../../search/request/search-request.ts';
import type { WayOn } from './problem-view.ts';

/** Estates on a screen that has nothing else: a row. */
const ROW = 3;

interface WayOnInput {
  readonly content: SiteContent;
  readonly site: Site;
  /** Of the address that failed. */
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly part: PartLoader;
}

/**
 * What leads on from something that is not, or no longer, there: options of the search, and estates like the
 * one that is gone, else the newest. null for every other problem: nothing more is asked of a content service
 * that fails.
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
