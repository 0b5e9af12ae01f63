import { pathTo } from '#domain/routes.ts';
import type { ProblemKind, ProblemView, WayOnView } from '#domain/views/problem.ts';
import type { Estate } from '#wire/estate.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { toSearchPanel } from '../../search/search-panel.ts';

const STATUS: Readonly<Record<ProblemKind, ProblemView['status']>> = {
  'not-found': 404,
  gone: 410,
  'gone-page': 410,
  unavailable: 503,
  'bad-request': 400,
  failed: 500,
};

/** Errors on our side: a visitor may want to report the request's id, or to call. */
export const isOurs = (kind: ProblemKind): boolean => kind === 'failed' || kind === 'unavailable';

/** Data for the search form and estates below an error; either may be missing. */
export interface WayOn {
  readonly options: EstateFilters | null;
  readonly estates: { readonly like: boolean; readonly results: readonly Estate[] } | null;
}

export const NO_WAY_ON: WayOnView = { search: null, estates: null };

/** A search form, and estates if there are any. */
export const toWayOn = ({ options, estates }: WayOn, context: ViewContext): WayOnView => ({
  search: toSearchPanel(options, null, context),
  estates:
    estates === null || estates.results.length === 0
      ? null
      : { like: estates.like, cards: estates.results.map((estate) => toEstateCard(estate, context)) },
});

/** An error page. When the offer cannot be loaded, the page does not link to it. */
export const toProblem = (
  kind: ProblemKind,
  requestId: string,
  context: Pick<ViewContext, 'locale' | 'site'> | null,
  wayOn: WayOnView = NO_WAY_ON,
): ProblemView => ({
  ...wayOn,
  kind,
  status: STATUS[kind],
  requestId,
  offerHref: context === null || kind === 'unavailable' ? null : pathTo('offer', context.locale),
  phone: context !== null && isOurs(kind) ? phoneLink(context.site.settings.contact.phone) : null,
});
