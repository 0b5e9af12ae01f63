/** The content of the sites as handlers ask for it: through the cache, equal calls once a request. */
import type { z } from 'zod';
import type { EstateId } from '../../domain/estate-id.ts';
import { fold } from '../../domain/fold.ts';
import type { SubscriptionChange } from '../../domain/forms/subscription.ts';
import type { Locale } from '../../domain/locale.ts';
import { type CacheDeps, cached } from '../cache/cached.ts';
import { cacheKeys } from '../cache/keys.ts';
import { POLICIES } from '../cache/policies.ts';
import type { ContentVersions } from '../cache/versions.ts';
import { Gone } from '../errors/app-error.ts';
import { type AssetQuery, fetchAsset } from './assets.ts';
import { fetchCities } from './cities.ts';
import { fetchCollection, fetchGroup, type KeptGroup, KeptGroupSchema } from './collections.ts';
import { fetchContactInfo } from './contact-info.ts';
import { fetchEntities, fetchEntityItems, type KeptItem, KeptItemsSchema } from './entities.ts';
import { fetchEstateFilters } from './estate-filters.ts';
import { type EstateMarkers, EstateMarkersSchema, fetchEstateMarkers } from './estate-markers.ts';
import { fetchEstateIdByReference } from './estate-references.ts';
import type { EstateAnswer, EstateResults } from './estates.ts';
import {
  EstateAnswerSchema,
  EstateResultsSchema,
  fetchEstate,
  fetchSimilarEstates,
  searchEstates,
} from './estates.ts';
import { type KeptPage, KeptPageSchema } from './kept-page.ts';
import { type AgendaContent, agendaContent } from './live-agenda.ts';
import { fetchNavigation, fetchNavigationItem } from './navigation.ts';
import { fetchEstatePage, fetchPage, fetchPageByUrl } from './pages.ts';
import type { ContentCaller } from './read-answer.ts';
import { type RentalContent, rentalContent } from './rental-content.ts';
import { createRequestMemo } from './request-memo.ts';
import type { Accepted } from './schemas/accepted.ts';
import { type City, CityListSchema } from './schemas/cities.ts';
import type { ContactInfo } from './schemas/contact-info.ts';
import { type Entity, EntityListSchema } from './schemas/entities.ts';
import { type EstateCollection, EstateCollectionSchema } from './schemas/estate-collection.ts';
import { type EstateFilters, EstateFiltersSchema } from './schemas/estate-filters.ts';
import type { EstateMarkersRequest } from './schemas/estate-markers.ts';
import type { EstateQuery, EstateSearchRequest } from './schemas/estate-search.ts';
import {
  type Navigation,
  type NavigationItem,
  NavigationItemSchema,
  NavigationSchema,
} from './schemas/navigation.ts';
import { type Site, SiteSchema } from './schemas/site.ts';
import type { SitemapFile } from './schemas/sitemap.ts';
import type { Subscription } from './schemas/subscription.ts';
import { type Translations, TranslationsSchema } from './schemas/translations.ts';
import { fetchSiteByHostname } from './site.ts';
import type { SiteCaller } from './site-scope.ts';
import {
  fetchSitemapFiles,
  fetchSitemapRun,
  SitemapFilesSchema,
  type SitemapRun,
  SitemapRunSchema,
} from './sitemap.ts';
import { type Submission, sendSubmission } from './submissions.ts';
import {
  changeSubscription,
  confirmSubscription,
  endSubscription,
  fetchSubscription,
} from './subscriptions.ts';
import { required, type Through } from './through.ts';
import { fetchTranslations } from './translations.ts';

/** An estate of any source. */
export type FoundEstate = Exclude<EstateAnswer, { source: 'gone' }>;

/** Every method throws ContentUnavailable or ContentHttpError when nothing can be had or stands in. */
export interface Content {
  /** null when no site has this hostname. */
  siteByHostname(hostname: string): Promise<Site | null>;
  forSite(site: Site, locale: Locale): SiteContent;
}

/** One site's content in one language; null means that the content service said there is none. */
export interface SiteContent extends RentalContent, AgendaContent {
  navigation(name: string): Promise<Navigation | null>;
  navigationItem(name: string, id: string): Promise<NavigationItem | null>;
  /** Pages have their HTML read: no markup goes further. */
  pageByUrl(url: string): Promise<KeptPage | null>;
  page(id: string): Promise<KeptPage | null>;
  /** A page about a home. */
  estatePage(id: EstateId, name: string): Promise<KeptPage | null>;
  /** What lists the agency has: its team, its offices. */
  entities(): Promise<readonly Entity[] | null>;
  entityItems(id: string): Promise<readonly KeptItem[] | null>;
  collection(id: string): Promise<EstateCollection | null>;
  group(id: string): Promise<KeptGroup | null>;
  translations(): Promise<Translations>;
  /** Bad estates are dropped and logged. */
  searchEstates(request: EstateSearchRequest): Promise<EstateResults>;
  /** Every option of the whole offer. */
  filterOptions(): Promise<EstateFilters>;
  /** The options that have homes under a search, with how many. */
  filterCounts(query: EstateQuery): Promise<EstateFilters>;
  /** Bad estates are dropped and logged. null where the content service has no maps of a search. */
  estateMarkers(request: EstateMarkersRequest): Promise<EstateMarkers | null>;
  /** Cities with homes that a typed place may mean, best first; those with most where it is blank. */
  cities(text: string): Promise<readonly City[]>;
  /** Throws Gone for a withdrawn home. */
  estate(id: EstateId): Promise<FoundEstate | null>;
  /** The id of a home by the agency's own reference. Throws Gone for a withdrawn one. */
  estateIdByReference(reference: string): Promise<string | null>;
  /** Most alike first; bad ones are dropped and logged. null for a home that is not there. */
  similarEstates(id: EstateId): Promise<EstateResults | null>;
  /** How the pages divide into files of at most `size` entries; null where the content service cannot say. */
  sitemapFiles(size: number): Promise<readonly SitemapFile[] | null>;
  /** The next entries of a file behind `after`; bad ones are dropped and logged. */
  sitemapRun(file: SitemapFile, after: string | null): Promise<SitemapRun>;
  /** Never cached: made when a visitor asks (spec 1 §6). */
  contactInfo(id: EstateId): Promise<ContactInfo | null>;
  /** The raw response. Throws NotFound. */
  asset(name: string, query: AssetQuery): Promise<Response>;
  /** A form that was sent; stored once a key. */
  submit(submission: Submission): Promise<Accepted>;
  /** Never cached, as everything behind a token. Throws NotFound without a call for what is no token. */
  subscription(token: string): Promise<Subscription>;
  confirmSubscription(token: string, key: string): Promise<Subscription>;
  changeSubscription(token: string, change: SubscriptionChange): Promise<Subscription>;
  endSubscription(token: string): Promise<void>;
}

export interface ContentDeps {
  readonly caller: ContentCaller;
  readonly cache: CacheDeps;
  readonly versions: ContentVersions;
}

const reader =
  <S extends z.ZodType>(schema: S) =>
  (value: unknown): z.infer<S> | undefined => {
    const read = schema.safeParse(value);
    return read.success ? read.data : undefined;
  };

/** The content of one request: it holds that request's id and remembers its calls. */
export function createContent({ caller, cache, versions }: ContentDeps): Content {
  const memo = createRequestMemo();

  function siteContent(site: Site, locale: Locale): SiteContent {
    const scope: SiteCaller = { ...caller, siteId: site.id, locale };
    const version = () => versions.current(site.id);
    const through: Through = (policy, key, schema, load) =>
      memo(key, () => cached(cache, { policy, key, load, validate: reader(schema), version }));

    return {
      navigation: (name) =>
        through(POLICIES.navigation, cacheKeys.navigation(site.id, locale, name), NavigationSchema, () =>
          fetchNavigation(scope, name),
        ),
      navigationItem: (name, id) =>
        through(
          POLICIES.navigation,
          cacheKeys.navigationItem(site.id, locale, name, id),
          NavigationItemSchema,
          () => fetchNavigationItem(scope, name, id),
        ),
      pageByUrl: (url) =>
        through(POLICIES.page, cacheKeys.pageByUrl(site.id, locale, url), KeptPageSchema, () =>
          fetchPageByUrl(scope, url),
        ),
      page: (id) =>
        through(POLICIES.page, cacheKeys.page(site.id, locale, id), KeptPageSchema, () =>
          fetchPage(scope, id),
        ),
      estatePage: (id, name) =>
        through(POLICIES.page, cacheKeys.estatePage(site.id, locale, id, name), KeptPageSchema, () =>
          fetchEstatePage(scope, id, name),
        ),
      entities: () =>
        through(POLICIES.entities, cacheKeys.entities(site.id, locale), EntityListSchema, () =>
          fetchEntities(scope),
        ),
      entityItems: (id) =>
        through(POLICIES.entities, cacheKeys.entityItems(site.id, locale, id), KeptItemsSchema, () =>
          fetchEntityItems(scope, id),
        ),
      collection: (id) =>
        through(POLICIES.collection, cacheKeys.collection(site.id, locale, id), EstateCollectionSchema, () =>
          fetchCollection(scope, id),
        ),
      group: (id) =>
        through(POLICIES.group, cacheKeys.group(site.id, locale, id), KeptGroupSchema, () =>
          fetchGroup(scope, id),
        ),
      async translations() {
        const key = cacheKeys.translations(site.id, locale);
        const texts = await through(POLICIES.translations, key, TranslationsSchema, () =>
          fetchTranslations(scope),
        );
        return texts ?? {};
      },
      async searchEstates(request) {
        const { source } = site.settings;
        const key = await cacheKeys.search(site.id, source, request);
        const results = await through(POLICIES.search, key, EstateResultsSchema, () =>
          searchEstates(scope, source, request),
        );
        return required(results, 'search answer');
      },
      async filterOptions() {
        const key = cacheKeys.filterOptions(site.id, locale);
        const options = await through(POLICIES.filterOptions, key, EstateFiltersSchema, () =>
          fetchEstateFilters(scope, {}),
        );
        return required(options, 'filter options');
      },
      async filterCounts(query) {
        const key = await cacheKeys.filterCounts(site.id, query);
        const counts = await through(POLICIES.filterCounts, key, EstateFiltersSchema, () =>
          fetchEstateFilters(scope, query),
        );
        return required(counts, 'filter counts');
      },
      async estateMarkers(request) {
        const { source } = site.settings;
        const key = await cacheKeys.markers(site.id, source, request);
        return await through(POLICIES.markers, key, EstateMarkersSchema, () =>
          fetchEstateMarkers(scope, request),
        );
      },
      async cities(text) {
        // Asked for as it is kept: folded, so that one answer serves every way of writing it.
        const folded = fold(text);
        if (folded === '' && text.trim() !== '') return [];
        const key = cacheKeys.cities(site.id, locale, folded);
        const found = await through(POLICIES.cities, key, CityListSchema, () => fetchCities(scope, folded));
        return required(found, 'cities');
      },
      async estate(id) {
        const key = cacheKeys.estate(site.id, locale, id);
        const answer = await through(POLICIES.estate, key, EstateAnswerSchema, () => fetchEstate(scope, id));
        if (answer?.source === 'gone') throw new Gone(`estate ${id.id}`);
        return answer;
      },
      estateIdByReference: (reference) => fetchEstateIdByReference(scope, reference),
      similarEstates: (id) =>
        through(POLICIES.similar, cacheKeys.similar(site.id, locale, id), EstateResultsSchema, () =>
          fetchSimilarEstates(scope, id),
        ),
      sitemapFiles: (size) =>
        through(POLICIES.sitemap, cacheKeys.sitemapFiles(site.id, size), SitemapFilesSchema, () =>
          fetchSitemapFiles(scope, size),
        ),
      async sitemapRun(file, after) {
        const key = cacheKeys.sitemapRun(site.id, file.kind, after ?? '', file.upTo);
        const run = await through(POLICIES.sitemap, key, SitemapRunSchema, () =>
          fetchSitemapRun(scope, file, after),
        );
        return required(run, 'sitemap entries');
      },
      contactInfo: (id) => fetchContactInfo(scope, id),
      asset: (name, query) => fetchAsset(scope, name, query),
      submit: (submission) => sendSubmission(scope, submission),
      subscription: (token) => fetchSubscription(scope, token),
      confirmSubscription: (token, key) => confirmSubscription(scope, token, key),
      changeSubscription: (token, change) => changeSubscription(scope, token, change),
      endSubscription: (token) => endSubscription(scope, token),
      ...rentalContent(scope, through),
      ...agendaContent(scope),
    };
  }

  return {
    siteByHostname(hostname) {
      const key = cacheKeys.host(hostname);
      return memo(key, () =>
        cached<Site>(cache, {
          policy: POLICIES.site,
          key,
          load: () => fetchSiteByHostname(caller, hostname),
          validate: reader(SiteSchema),
          version: async (site) => (site === null ? null : versions.current(site.id)),
        }),
      );
    },
    forSite: siteContent,
  };
}
