import { formatDate } from '../../domain/format/date.ts';
import type { Locale } from '../../domain/locale.ts';
import { cityName, showsStreet, streetLine } from '../../domain/rules/address.ts';
import { priceDisplay } from '../../domain/rules/price.ts';
import type { EstatePageView, MapView } from '../../domain/views/estate-page.ts';
import type { PictureView } from '../../domain/views/picture.ts';
import type { ViewContext } from './context.ts';
import { excerpt } from './paragraphs.ts';
import type { Property } from './property.ts';
import type { PropertyKind } from './property-kind.ts';
import { factsOfUnits } from './unit-facts.ts';

type Thing = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Partial<Record<PropertyKind, string>>> = {
  apartment: 'Apartment',
  house: 'House',
  holiday: 'House',
  project: 'ApartmentComplex',
};

/** What of a home is known to schema.org only when it is a dwelling. Areas in m². */
const dwelling = (property: Property, type: string): Thing =>
  type === 'Apartment' || type === 'House'
    ? {
        numberOfBedrooms: property.bedrooms ?? undefined,
        numberOfBathroomsTotal: property.bathrooms ?? undefined,
        floorLevel: type === 'Apartment' && property.floor !== null ? String(property.floor) : undefined,
        floorSize:
          property.area === null
            ? undefined
            : { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' },
        yearBuilt: property.constructionYear ?? undefined,
      }
    : {};

/** How many homes a project has, and how many can still be had. */
function complex(property: Property, type: string): Thing {
  if (type !== 'ApartmentComplex' || property.units.length === 0) return {};
  const { units, free } = factsOfUnits(property.units);
  return { numberOfAccommodationUnits: units, numberOfAvailableAccommodationUnits: free };
}

/** A country's code as ISO has it; Belgium where only a region or nothing is said. */
function countryOf({ address, region }: Property): string | undefined {
  const code = String(address?.country?.id ?? '').trim();
  if (code === 'UK') return 'GB';
  if (/^[A-Z]{2}$/.test(code)) return code;
  return region === null ? undefined : 'BE';
}

/** The address as far as the page shows it: the same rule, so that machines learn nothing more. */
function postalAddress(property: Property, { locale }: ViewContext): Thing {
  const { address, sold } = property;
  return {
    '@type': 'PostalAddress',
    streetAddress: showsStreet(address, sold) ? streetLine(address, locale) || undefined : undefined,
    postalCode: String(address?.city?.zip ?? '').trim() || undefined,
    addressLocality: cityName(address, locale) || undefined,
    addressCountry: countryOf(property),
  };
}

/** The place where the page marks it, never the middle of an area. */
const geo = (map: MapView | null): Thing | undefined =>
  map === null || map.radius !== null
    ? undefined
    : { '@type': 'GeoCoordinates', latitude: map.point.lat, longitude: map.point.lon };

/** The way to the home through the site. */
const breadcrumb = (crumbs: EstatePageView['breadcrumbs'], { origin }: ViewContext): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) =>
    pruned({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === null ? undefined : `${origin}${href}`,
    }),
  ),
});

function offers({ price, sold }: Property): Thing | undefined {
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
function pruned(value: Thing): Thing {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined && member !== ''),
  );
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

/** What search engines read. It says what the page says and no more: a hidden address stays hidden. */
export function toJsonLd(property: Property, page: Told, context: ViewContext): Thing {
  const type = TYPES[property.kind] ?? 'Place';
  const { origin } = context;
  return pruned({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: page.title,
    url: `${origin}${page.path}`,
    inLanguage: page.language ?? undefined,
    description: excerpt(page.lead, 300),
    datePosted: dated(property.publicationDate),
    image:
      page.pictures.length === 0 ? undefined : page.pictures.slice(0, 6).map(({ src }) => `${origin}${src}`),
    breadcrumb: breadcrumb(page.breadcrumbs, context),
    mainEntity: pruned({
      '@type': type,
      name: page.title,
      address: pruned(postalAddress(property, context)),
      geo: geo(page.map),
      ...dwelling(property, type),
      ...complex(property, type),
      containedInPlace:
        page.parent === null
          ? undefined
          : {
              '@type': 'ApartmentComplex',
              name: page.parent.label,
              url: `${origin}${page.parent.href}`,
            },
    }),
    offers: offers(property),
    provider: { '@type': 'RealEstateAgent', name: context.site.name, url: origin },
  });
}
