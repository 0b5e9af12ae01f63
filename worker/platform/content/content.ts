/** Content of sites for handlers: through the cache, with equal calls made once for each request. */
import type { Locale } from '#domain/locale.ts';
import type { OneCall } from '#wire/several.ts';
import type { Site } from '#wire/site.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { onceEach } from '../cache/once-each.ts';
import { agreements } from './agreements.ts';
import { answerLink, pressAnswerLink, renewAnswerLink } from './answer-links.ts';
import { asset } from './assets.ts';
import type { Batch } from './batch.ts';
import { calendarFile } from './calendars.ts';
import { cities } from './cities.ts';
import { collection, group } from './collections.ts';
import { contactInfo } from './contact-info.ts';
import { changeDuo, makeDuo, openDuo } from './duo.ts';
import { entities, entityItems } from './entities.ts';
import { filterCounts, filterOptions } from './estate-filters.ts';
import { estateMarkers } from './estate-markers.ts';
import { estateIdByReference } from './estate-references.ts';
import { type EstateAnswer, listingCalls, personEstates, similarEstates } from './estates.ts';
import { type LikelyPage, noteCalls, prefetch } from './likely-page.ts';
import type { ListingWires } from './listing-wire.ts';
import {
  appointment,
  appointmentCalendar,
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  liveAgenda,
  moveAppointment,
} from './live-agenda.ts';
import { navigation, navigationItem } from './navigation.ts';
import { news } from './news.ts';
import { estatePage, estatePages, includedEstates, page, pageByUrl } from './pages.ts';
import type { ContentCaller } from './read-answer.ts';
import { redirectFor } from './redirects.ts';
import { rentalCounts, rentalOptions, rentalStays } from './rental-filters.ts';
import { askOtherDays, cancelStay, confirmStay, guestStay, reserveStay } from './rental-reservation.ts';
import {
  rentalPeriods,
  rentalPeriodsAnew,
  rentalUnit,
  searchRentals,
  searchRentalsAnew,
} from './rental-units.ts';
import { createRequestMemo } from './request-memo.ts';
import type { Around, ContentRequest, ResourceCaller, SiteCall } from './resource.ts';
import { makeSellerPage, openSellerPage, setSellerMail, staffSeller, writeSellerPage } from './seller.ts';
import { siteByHostname, siteById, siteNow } from './site.ts';
import { sitemapFiles, sitemapRun } from './sitemap.ts';
import {
  addSitePicture,
  askStaffSignIn,
  changeStaffHours,
  endStaffSession,
  openStaffSession,
  ownSite,
  pressStaffCase,
  staffCase,
  staffCases,
  staffDesk,
  staffDevices,
  staffFigures,
  staffJournal,
  staffPeople,
} from './staff.ts';
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
import { askValuation, valuation, withdrawValuation } from './valuations.ts';
import {
  addHomePicture,
  arrangeHomePictures,
  openHome,
  publishHome,
  restoreHome,
  saveHomeDraft,
  undoHome,
} from './written-home.ts';
import {
  changeHomeLayer,
  changeHomePrice,
  changeHomeStatus,
  listHomes,
  withdrawHome,
} from './written-homes.ts';
import { changePage, staffPages } from './written-pages.ts';

/**
 * All calls to the content service for a site; each is described in its own file. `listings` are the wire
 * formats of each source's listings.
 */
export const contentCalls = (listings: ListingWires) => ({
  ...listingCalls(listings),
  navigation,
  navigationItem,
  pageByUrl,
  page,
  news,
  estatePage,
  estatePages,
  includedEstates,
  entities,
  entityItems,
  collection,
  group,
  redirectFor,
  translations,
  filterOptions,
  filterCounts,
  estateMarkers,
  cities,
  streets,
  estateIdByReference,
  similarEstates,
  personEstates,
  addSitePicture,
  askStaffSignIn,
  changeStaffHours,
  endStaffSession,
  openStaffSession,
  ownSite,
  pressStaffCase,
  staffCase,
  staffCases,
  staffDesk,
  staffDevices,
  staffFigures,
  staffJournal,
  staffPeople,
  openHome,
  publishHome,
  restoreHome,
  saveHomeDraft,
  addHomePicture,
  arrangeHomePictures,
  undoHome,
  listHomes,
  changeHomeLayer,
  changeHomePrice,
  changeHomeStatus,
  withdrawHome,
  makeDuo,
  openDuo,
  changeDuo,
  staffPages,
  changePage,
  openSellerPage,
  setSellerMail,
  staffSeller,
  makeSellerPage,
  writeSellerPage,
  sitemapFiles,
  sitemapRun,
  contactInfo,
  asset,
  submit,
  askValuation,
  valuation,
  withdrawValuation,
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
  rentalStays,
  rentalCounts,
  rentalPeriods,
  rentalPeriodsAnew,
  agreements,
  reserveStay,
  confirmStay,
  guestStay,
  cancelStay,
  askOtherDays,
  liveAgenda,
  bookAppointment,
  confirmAppointment,
  appointment,
  cancelAppointment,
  moveAppointment,
  appointmentCalendar,
  answerLink,
  pressAnswerLink,
  renewAnswerLink,
  calendarFile,
});
export type ContentCalls = ReturnType<typeof contentCalls>;

/** An estate of any source. */
export type FoundEstate = Exclude<EstateAnswer, { source: 'gone' }>;

/**
 * Every method throws ContentUnavailable or ContentHttpError when the call failed and no older value can be
 * served.
 */
export interface Content {
  /** null when no site has this hostname. Sends the first calls of `page` ahead if the lookup needs a call. */
  siteByHostname(hostname: string, page?: LikelyPage): Promise<Site | null>;
  /** null when no site has this id. */
  siteById(id: string): Promise<(Site & Pick<SiteAnswer, 'previews'>) | null>;
  /** The same from no cache. */
  siteNow(id: string): Promise<(Site & Pick<SiteAnswer, 'previews'>) | null>;
  forSite(site: Site, locale: Locale): SiteContent;
  /**
   * Starts the first loads of a page of a site, each at most one call: they go to the content service as a
   * single call where it supports that.
   */
  begin(site: SiteAnswer, start: () => readonly Promise<unknown>[]): void;
}

/** One site's content in one language; null means that the content service answered "not found". */
export type SiteContent = {
  readonly [K in keyof ContentCalls]: ContentCalls[K] extends SiteCall<infer A, infer G>
    ? (...args: A) => Promise<G>
    : never;
};

/** Dependencies of the calls of a request. */
export interface ContentDeps extends Omit<ContentRequest, 'memo'> {
  /** Collects calls of `caller` that wait for each other. */
  readonly batch: Batch;
}

/** The calls of one site in one language. */
class Bound {
  readonly request: ContentRequest;
  readonly caller: ResourceCaller;

  constructor(request: ContentRequest, caller: ResourceCaller) {
    this.request = request;
    this.caller = caller;
  }
}

/** All calls as methods of one class, built once: a page uses about ten of fifty. */
const boundCalls = onceEach((calls: ContentCalls) => {
  class BoundCalls extends Bound {}
  const named = Object.entries(calls) as [string, SiteCall<readonly unknown[], unknown>][];
  for (const [name, call] of named) {
    Object.defineProperty(BoundCalls.prototype, name, {
      value(this: Bound, ...args: readonly unknown[]) {
        return call.run(this.request, this.caller, ...args);
      },
    });
  }
  return BoundCalls;
});

const callerOf = (caller: ContentCaller, site: Site, locale: Locale): ResourceCaller => ({
  ...caller,
  site,
  siteId: site.id,
  locale,
  included: new Map(),
});

/** The calls of one site in one language. */
function bind(request: ContentRequest, calls: ContentCalls, site: Site, locale: Locale): SiteContent {
  const BoundCalls = boundCalls(calls);
  // Each name has its own call: the mapped type is correct, but a loop cannot prove it.
  return new BoundCalls(request, callerOf(request.caller, site, locale)) as unknown as SiteContent;
}

/** Records the first calls that `work` would make with a site's content, without sending them. */
export function recordFirstCalls(
  calls: ContentCalls,
  site: Site,
  locale: Locale,
  work: (content: SiteContent) => unknown,
): readonly OneCall[] {
  const noted: OneCall[] = [];
  const caller = callerOf({ http: noteCalls(noted), log: () => undefined }, site, locale);
  const named = Object.entries(calls) as [string, SiteCall<readonly unknown[], unknown>][];
  const content = Object.fromEntries(
    named.map(([name, call]) => [
      name,
      async (...args: readonly unknown[]) => call.firstCall?.(caller, ...args),
    ]),
  ) as unknown as SiteContent; // as above
  work(content);
  return noted;
}

/**
 * The content of one request, with memoised calls. A cached page needs only the site, which is in the isolate's
 * memory; the dependencies of calls are created at the first call.
 */
export function createContent(calls: ContentCalls, around: Around, make: () => ContentDeps): Content {
  let made: { readonly request: ContentRequest; readonly batch: Batch } | undefined;
  const parts = () => {
    if (made === undefined) {
      const { batch, ...deps } = make();
      made = { request: { ...deps, memo: createRequestMemo() }, batch };
    }
    return made;
  };
  const bound = new Map<Locale, { readonly site: Site; readonly content: SiteContent }>();

  return {
    siteByHostname: async (hostname, page) =>
      siteByHostname.remembered(around, hostname) ??
      (await siteByHostname.ask(
        parts().request,
        hostname,
        page && (() => prefetch(parts().request, hostname, page)),
      )),
    siteById: async (id) => siteById.remembered(around, id) ?? (await siteById.ask(parts().request, id)),
    siteNow: (id) => siteNow(id, parts().request.caller),
    forSite(site, locale) {
      const known = bound.get(locale);
      if (known?.site === site) return known.content;
      const content = bind(parts().request, calls, site, locale);
      bound.set(locale, { site, content });
      return content;
    },
    begin(site, start) {
      if (site.several === true) parts().batch.begin(site.id, start);
      else void start();
    },
  };
}
