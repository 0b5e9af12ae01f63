import type { Event, Offer, RealEstateListing, WithContext } from 'schema-dts';
import { timesOf } from '../../../domain/agenda/open-house.ts';
import { isoWithOffset } from '../../../domain/agenda/zoned-time.ts';
import { formatDate } from '../../../domain/format/date.ts';
import { BRUSSELS } from '../../../domain/format/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import { priceDisplay } from '../../../domain/rules/price.ts';
import type { EstatePageView, MapView } from '../../../domain/views/estate-page.ts';
import type { StructuredData } from '../../../domain/views/frame.ts';
import type { PictureView } from '../../../domain/views/picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { agentReference } from '../../platform/page/json-ld/agent.ts';
import { toBreadcrumbList } from '../../platform/page/json-ld/breadcrumb.ts';
import { pruned } from '../../platform/page/json-ld/pruned.ts';
import { excerpt } from '../../platform/page/paragraphs.ts';
import type { Property } from '../property/property.ts';
import { toMainEntity } from './main-entity.ts';

/** Pictures a listing names; results show one, and it need not be a gallery. */
const MOST_PICTURES = 6;

/**
 * What is asked for it, where the page shows that and it is on offer or gone: let or sold, never both. What nobody
 * offers (an order that ended, the archive, no status) is no offer.
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
    availability: standing.gone ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
  };
}

/** An instant that is one; anything else would be an invalid date to its readers. */
const dated = (instant: string | null): string | undefined =>
  instant === null || formatDate(instant) === '' ? undefined : instant;

/** What the page says of itself, for machines to read as well. */
export interface Told {
  readonly title: string;
  readonly path: string;
  /** Language of title and description; null where one of them fell back to another than the page's. */
  readonly language: Locale | null;
  readonly lead: string;
  readonly pictures: readonly PictureView[];
  readonly breadcrumbs: EstatePageView['breadcrumbs'];
  readonly map: MapView | null;
  readonly parent: { readonly label: string; readonly href: string } | null;
}

/** Open-house days, at the place as far as the page shows it (schema.org/Event). */
function toEvents(property: Property, page: Told, context: ViewContext): Event[] | undefined {
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

/** What search engines read. It says what the page says and no more: a hidden address stays hidden. */
export function toListing(property: Property, page: Told, context: ViewContext): StructuredData {
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
