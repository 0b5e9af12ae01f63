/** The content of the sites as handlers ask for it: through the cache, equal calls once a request. */
import type { Locale } from '../../../domain/locale.ts';
import type { Site } from '../../../wire/site.ts';
import { agreements } from './agreements.ts';
import { asset } from './assets.ts';
import { cities } from './cities.ts';
import { collection, group } from './collections.ts';
import { contactInfo } from './contact-info.ts';
import { entities, entityItems } from './entities.ts';
import { filterCounts, filterOptions } from './estate-filters.ts';
import { estateMarkers } from './estate-markers.ts';
import { estateIdByReference } from './estate-references.ts';
import { type EstateAnswer, listingCalls, similarEstates } from './estates.ts';
import type { ListingWires } from './listing-wire.ts';
import {
  appointment,
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  liveAgenda,
} from './live-agenda.ts';
import { navigation, navigationItem } from './navigation.ts';
import { estatePage, estatePages, page, pageByUrl } from './pages.ts';
import { rentalCounts, rentalOptions } from './rental-filters.ts';
import { confirmStay, reserveStay } from './rental-reservation.ts';
import {
  rentalPeriods,
  rentalPeriodsAnew,
  rentalUnit,
  searchRentals,
  searchRentalsAnew,
} from './rental-units.ts';
import { createRequestMemo } from './request-memo.ts';
import type { ContentRequest, ResourceCaller, SiteCall } from './resource.ts';
import { siteByHostname } from './site.ts';
import { sitemapFiles, sitemapRun } from './sitemap.ts';
import { streets } from './streets.ts';
import { submit } from './submissions.ts';
import {
  changeSubscription,
  confirmSubscription,
  endSubscription,
  pauseSubscription,
  subscription,
  subscriptions,
} from './subscriptions.ts';
import { translations } from './translations.ts';

/**
 * Everything that the site asks of its content service for a site; each is described in its own file.
 * `listings` says how each source's listings come over the wire.
 */
export const contentCalls = (listings: ListingWires) => ({
  ...listingCalls(listings),
  navigation,
  navigationItem,
  pageByUrl,
  page,
  estatePage,
  estatePages,
  entities,
  entityItems,
  collection,
  group,
  translations,
  filterOptions,
  filterCounts,
  estateMarkers,
  cities,
  streets,
  estateIdByReference,
  similarEstates,
  sitemapFiles,
  sitemapRun,
  contactInfo,
  asset,
  submit,
  subscription,
  subscriptions,
  pauseSubscription,
  confirmSubscription,
  changeSubscription,
  endSubscription,
  rentalUnit,
  searchRentals,
  searchRentalsAnew,
  rentalOptions,
  rentalCounts,
  rentalPeriods,
  rentalPeriodsAnew,
  agreements,
  reserveStay,
  confirmStay,
  liveAgenda,
  bookAppointment,
  confirmAppointment,
  appointment,
  cancelAppointment,
});
export type ContentCalls = ReturnType<typeof contentCalls>;

/** An estate of any source. */
export type FoundEstate = Exclude<EstateAnswer, { source: 'gone' }>;

/** Every method throws ContentUnavailable or ContentHttpError when nothing can be had or stands in. */
export interface Content {
  /** null when no site has this hostname. */
  siteByHostname(hostname: string): Promise<Site | null>;
  forSite(site: Site, locale: Locale): SiteContent;
}

/** One site's content in one language; null means that the content service said there is none. */
export type SiteContent = {
  readonly [K in keyof ContentCalls]: ContentCalls[K] extends SiteCall<infer A, infer G>
    ? (...args: A) => Promise<G>
    : never;
};

interface ContentDeps extends Omit<ContentRequest, 'memo'> {
  readonly calls: ContentCalls;
}

/** The calls of one site in one language. */
function bind(request: ContentRequest, calls: ContentCalls, site: Site, locale: Locale): SiteContent {
  const named = Object.entries(calls) as [string, SiteCall<readonly unknown[], unknown>][];
  const caller: ResourceCaller = { ...request.caller, site, siteId: site.id, locale };
  const bound = named.map(([name, call]) => {
    const method = (...args: readonly unknown[]) => call.run(request, caller, ...args);
    return [name, method] as const;
  });
  // Each name got its own call: the mapped type says of all what cannot be said one by one in a loop.
  return Object.fromEntries(bound) as unknown as SiteContent;
}

/** The content of one request: it holds that request's id and remembers its calls. */
export function createContent({ calls, ...deps }: ContentDeps): Content {
  const request: ContentRequest = { ...deps, memo: createRequestMemo() };
  const bound = new Map<Locale, { readonly site: Site; readonly content: SiteContent }>();

  return {
    siteByHostname: (hostname) => siteByHostname(request, hostname),
    forSite(site, locale) {
      const known = bound.get(locale);
      if (known?.site === site) return known.content;
      const content = bind(request, calls, site, locale);
      bound.set(locale, { site, content });
      return content;
    },
  };
}
