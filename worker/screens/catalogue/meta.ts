import type { PropertyKind } from '#domain/rules/property-kind.ts';
import type { Region } from '#domain/rules/region.ts';
import { escaped, XML_DECLARATION } from '../../platform/page/xml.ts';
import type { CatalogueHome } from './catalogue-home.ts';

/** Limits of the vendor: characters of a description, pictures of a home. */
const MOST_TEXT = 5_000;
const MOST_PICTURES = 20;

/** Kinds of the vendor (`property_type`). */
const TYPES: Readonly<Partial<Record<PropertyKind, string>>> = {
  apartment: 'apartment',
  assisted: 'apartment',
  house: 'house',
  plot: 'land',
};

/** Regions as they call themselves, whatever the language of the catalogue. */
const REGIONS: Readonly<Record<Region, string>> = {
  FLANDERS: 'Vlaanderen',
  BRUSSELS: 'Brussel – Bruxelles',
  WALLONIA: 'Wallonie',
};

/** What the vendor requires and a home may not have. */
const REASONS = {
  price: ({ amount }: CatalogueHome) => amount === null,
  address: ({ street, point }: CatalogueHome) => street === null || point === null,
  region: ({ region }: CatalogueHome) => region === null,
  picture: ({ pictures }: CatalogueHome) => pictures.length === 0,
  // The vendor has a word for a sale that is under way, and none for a letting.
  availability: ({ pending, toRent }: CatalogueHome) => pending && toRent,
} as const;

const lacking = (home: CatalogueHome): (keyof typeof REASONS)[] =>
  (Object.keys(REASONS) as (keyof typeof REASONS)[]).filter((reason) => REASONS[reason](home));

const tag = (name: string, value: string | number): string => `<${name}>${escaped(String(value))}</${name}>`;
const optional = (name: string, value: number | null): string => (value === null ? '' : tag(name, value));
const component = (name: string, value: string): string =>
  `<component name="${name}">${escaped(value)}</component>`;

/** A listing; empty for a home without what the vendor requires. */
function listing(home: CatalogueHome): string {
  const { street, point, region, amount } = home;
  if (street === null || point === null || region === null || amount === null) return '';
  const way = home.toRent ? 'for_rent' : 'for_sale';
  return (
    '<listing>' +
    tag('home_listing_id', home.id) +
    tag('name', [home.title, home.place].join(', ')) +
    tag('availability', home.pending ? 'sale_pending' : way) +
    tag('description', home.text.slice(0, MOST_TEXT)) +
    `<address format="simple">${component('addr1', street)}${component('city', home.city)}` +
    `${component('region', REGIONS[region])}${component('country', 'Belgium')}${component('postal_code', home.zip)}</address>` +
    tag('latitude', point.lat) +
    tag('longitude', point.lon) +
    tag('neighborhood', home.city) +
    home.pictures
      .slice(0, MOST_PICTURES)
      .map((picture) => `<image>${tag('url', picture)}</image>`)
      .join('') +
    optional('num_beds', home.bedrooms) +
    optional('num_baths', home.bathrooms) +
    tag('property_type', TYPES[home.kind] ?? 'other') +
    tag('listing_type', `${way}_by_agent`) +
    tag('price', `${amount} EUR`) +
    tag('url', home.href) +
    '</listing>\n'
  );
}

/**
 * A catalogue of home listings for Meta (docs/catalogues.md). Homes without what the vendor requires are left out and
 * counted in a comment at the end, and so are those `beyond` the most of a catalogue.
 */
export function metaCatalogue(
  homes: readonly CatalogueHome[],
  { name, origin, beyond }: { readonly name: string; readonly origin: string; readonly beyond: number },
): string {
  const whole = homes.filter((home) => lacking(home).length === 0);
  const reasons = (Object.keys(REASONS) as (keyof typeof REASONS)[])
    .map((reason) => `${reason}: ${homes.filter(REASONS[reason]).length}`)
    .join(', ');
  return (
    `${XML_DECLARATION}<listings>\n${tag('title', name)}<link rel="self" href="${escaped(origin)}"/>\n` +
    whole.map(listing).join('') +
    `<!-- left out: ${homes.length - whole.length} of ${homes.length}; without ${reasons}${beyond > 0 ? `; older ones: ${beyond}` : ''} -->\n</listings>\n`
  );
}
