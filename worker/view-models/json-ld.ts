import { formatDate } from '../../domain/format/date.ts';
import { cityName, showsStreet, streetLine } from '../../domain/rules/address.ts';
import { priceDisplay } from '../../domain/rules/price.ts';
import type { PictureView } from '../../domain/views/picture.ts';
import type { ViewContext } from './context.ts';
import { excerpt } from './paragraphs.ts';
import type { Property } from './property.ts';
import type { PropertyKind } from './property-kind.ts';

const TYPES: Readonly<Partial<Record<PropertyKind, string>>> = {
  apartment: 'Apartment',
  house: 'House',
  holiday: 'House',
  project: 'ApartmentComplex',
};

/** What of a home is known to schema.org only when it is a dwelling. */
const dwelling = (property: Property, type: string): Record<string, unknown> =>
  type === 'Apartment' || type === 'House'
    ? {
        numberOfBedrooms: property.bedrooms ?? undefined,
        numberOfBathroomsTotal: property.bathrooms ?? undefined,
        floorSize:
          property.area === null
            ? undefined
            : { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' },
        yearBuilt: property.constructionYear ?? undefined,
      }
    : {};

/** The address as far as the page shows it: the same rule, so that machines learn nothing more. */
const address = ({ address, sold }: Property, { locale }: ViewContext): Record<string, unknown> => ({
  '@type': 'PostalAddress',
  streetAddress: showsStreet(address, sold) ? streetLine(address, locale) || undefined : undefined,
  postalCode: String(address?.city?.zip ?? '').trim() || undefined,
  addressLocality: cityName(address, locale) || undefined,
  addressCountry: 'BE',
});

function geo({ address, point, sold }: Property): Record<string, unknown> | undefined {
  const { lat, lon } = point ?? {};
  if (!showsStreet(address, sold) || typeof lat !== 'number' || typeof lon !== 'number') return undefined;
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lon };
}

function offers({ price, sold }: Property): Record<string, unknown> | undefined {
  const display = priceDisplay(price, sold);
  if (display.kind !== 'amount') return undefined;
  return {
    '@type': 'Offer',
    price: display.value,
    priceCurrency: 'EUR',
    businessFunction: `http://purl.org/goodrelations/v1#${price.forRent ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${sold ? 'SoldOut' : 'InStock'}`,
  };
}

/** Leaves out what is not known, all the way down. */
function pruned(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined && member !== ''),
  );
}

/** An instant that is one; anything else would be an invalid date to its readers. */
const dated = (instant: string | null): string | undefined =>
  instant === null || formatDate(instant) === '' ? undefined : instant;

/** What search engines read. It says what the page says and no more: a hidden address stays hidden. */
export function toJsonLd(
  property: Property,
  page: {
    readonly title: string;
    readonly path: string;
    readonly lead: string;
    readonly pictures: readonly PictureView[];
  },
  context: ViewContext,
): Readonly<Record<string, unknown>> {
  const type = TYPES[property.kind] ?? 'Place';
  return pruned({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: page.title,
    url: `${context.origin}${page.path}`,
    inLanguage: context.locale,
    description: excerpt(page.lead, 300),
    datePosted: dated(property.publicationDate),
    image:
      page.pictures.length === 0
        ? undefined
        : page.pictures.slice(0, 6).map(({ src }) => `${context.origin}${src}`),
    mainEntity: pruned({
      '@type': type,
      name: page.title,
      address: pruned(address(property, context)),
      geo: geo(property),
      ...dwelling(property, type),
    }),
    offers: offers(property),
    provider: { '@type': 'RealEstateAgent', name: context.site.name, url: context.origin },
  });
}
