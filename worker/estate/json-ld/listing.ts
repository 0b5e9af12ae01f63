import type { Event, Offer, RealEstateListing, WithContext } from 'schema-dts';
import { timesOf } from '#domain/agenda/open-house.ts';
import { isoWithOffset } from '#domain/agenda/zoned-time.ts';
import { formatDate } from '#domain/format/date.ts';
import { BRUSSELS } from '#domain/format/moment.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import type { Locale } from '#domain/locale.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import type { Standing } from '#domain/rules/standing.ts';
import type { EstatePageView, MapView } from '#domain/views/estate-page.ts';
import type { StructuredData } from '#domain/views/frame.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { agentReference } from '../../platform/page/json-ld/agent.ts';
import { toBreadcrumbList } from '../../platform/page/json-ld/breadcrumb.ts';
import { pruned } from '../../platform/page/json-ld/pruned.ts';
import { excerpt } from '../../platform/page/paragraphs.ts';
import type { Property } from '../property/property.ts';
import { toMainEntity } from './main-entity.ts';

/** Highest number of pictures of a listing; search results show one. */
const MOST_PICTURES = 6;

/**
 * The offer, if the page shows a price and the estate is available, sold or let. An estate that nobody offers
 * (ended order, archive, no status) has no offer.
 */
function toOffer({ price, standing }: Property): Offer | undefined {
  const display = priceDisplay(price, standing.gone);
  if (display.kind !== 'amount' || !(standing.gone || standing.offered)) return undefined;
  return {
    '@type': 'Offer',
    price: display.value,
    priceCurrency: 'EUR',
    businessFunction: {
      '@id': `http://purl.org/goodrelations/v1#${standing.period ? 'LeaseOut' : 'Sell'}`,
    },
    availability: `https://schema.org/${availabilityOf(standing)}`,
  };
}

/** schema.org's availability of a home that has an offer: limited while somebody else comes first. */
function availabilityOf({ gone, option }: Standing): 'SoldOut' | 'LimitedAvailability' | 'InStock' {
  if (gone) return 'SoldOut';
  return option ? 'LimitedAvailability' : 'InStock';
}

/** A valid instant; an invalid date is left out. */
const dated = (instant: string | null): string | undefined =>
  instant === null || formatDate(instant, SAME_EVERYWHERE) === '' ? undefined : instant;

/** Data of the page for structured data. */
interface StatedFacts {
  readonly title: string;
  readonly path: string;
  /** Language of title and description; null where one of them is in another language than the page. */
  readonly language: Locale | null;
  readonly lead: string;
  readonly pictures: readonly PictureView[];
  readonly breadcrumbs: EstatePageView['breadcrumbs'];
  readonly map: MapView | null;
  readonly parent: { readonly label: string; readonly href: string } | null;
}

/** Open-house days, with the place as far as the page shows it (schema.org/Event). */
function toEvents(property: Property, page: StatedFacts, context: ViewContext): Event[] | undefined {
  const { address } = toMainEntity(property, page, context);
  const events = property.openHouses.map((one): Event => {
    const { start, end } = timesOf(one);
    return pruned({
      '@type': 'Event' as const,
      name: `${context.t('openHouse.title')}: ${page.title}`,
      startDate: isoWithOffset(start, BRUSSELS),
      endDate: isoWithOffset(end, BRUSSELS),
      eventStatus: 'https://schema.org/EventScheduled' as const,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
      isAccessibleForFree: true,
      maximumAttendeeCapacity: one.places ?? undefined,
      location: { '@type': 'Place' as const, name: page.title, address },
      organizer: agentReference(context),
      url: `${context.origin}${page.path}`,
    });
  });
  return events.length === 0 ? undefined : events;
}

/**
 * Structured data for search engines. It contains exactly the page's information: a hidden address stays
 * hidden.
 */
export function toListing(property: Property, page: StatedFacts, context: ViewContext): StructuredData {
  const { origin } = context;
  const pictures = page.pictures.slice(0, MOST_PICTURES).map(({ src }) => `${origin}${src}`);
  const listing: WithContext<RealEstateListing> = pruned({
    '@context': 'https://schema.org' as const,
    '@type': 'RealEstateListing' as const,
    name: page.title,
    url: `${origin}${page.path}`,
    inLanguage: page.language ?? undefined,
    description: excerpt(page.lead, 300),
    datePosted: dated(property.publicationDate),
    image: pictures.length === 0 ? undefined : pictures,
    breadcrumb: toBreadcrumbList(page.breadcrumbs, origin),
    mainEntity: toMainEntity(property, page, context),
    offers: toOffer(property),
    mentions: toEvents(property, page, context),
    provider: agentReference(context),
  });
  return { ...listing };
}
