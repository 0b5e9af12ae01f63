import type { Accommodation, Apartment, ApartmentComplex, House, Place, PostalAddress } from 'schema-dts';
import { cityName, showsStreet, streetLine } from '#domain/rules/address.ts';
import { foreignCountry, isoCountry } from '#domain/rules/country.ts';
import type { PropertyKind } from '#domain/rules/property-kind.ts';
import type { MapView } from '#domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { pruned } from '../../platform/page/json-ld/pruned.ts';
import type { Property } from '../property/property.ts';
import { factsOfUnits } from '../property/unit-facts.ts';

/** Main entity of a listing. */
type MainEntity = Exclude<Accommodation | Apartment | ApartmentComplex | House | Place, string>;

type Type = 'Accommodation' | 'Apartment' | 'ApartmentComplex' | 'House' | 'Place' | 'SingleFamilyResidence';

/** Kinds that schema.org has a type for; all others are `Place`. */
const TYPES: Readonly<Partial<Record<PropertyKind, Type>>> = {
  apartment: 'Apartment',
  assisted: 'Apartment',
  house: 'SingleFamilyResidence',
  holiday: 'Accommodation',
  project: 'ApartmentComplex',
};

/** Names of sub types, in any language, for houses with several households or with other uses. */
const SHARED_HOUSE =
  /opbrengst|handelshuis|meergezins|woon-?\s?werk|rapport|immeuble|commerce|mixte|bi-?famil|multi|investment|mixed|apartment building|mehrfamilien|renditeh|gesch[äa]ftsh/i;

export const typeOf = (property: Property): Type => {
  const type = TYPES[property.kind] ?? 'Place';
  return type === 'SingleFamilyResidence' && SHARED_HOUSE.test(property.name) ? 'House' : type;
};

/** ISO code of the country; Belgium when only a region or nothing is given. */
function countryOf({ address, region }: Property): string | undefined {
  const abroad = foreignCountry(address);
  if (abroad !== null) return isoCountry(abroad) ?? undefined;
  const said = String(address?.country?.id ?? '').trim() !== '';
  return said || region !== null ? 'BE' : undefined;
}

/** The address by the page's rule, so that structured data reveals nothing more. */
function postalAddress(property: Property, { locale }: ViewContext): PostalAddress {
  const { address, sold } = property;
  return pruned({
    '@type': 'PostalAddress' as const,
    streetAddress: showsStreet(address, sold) ? streetLine(address, locale) || undefined : undefined,
    postalCode: String(address?.city?.zip ?? '').trim() || undefined,
    addressLocality: cityName(address, locale) || undefined,
    addressCountry: countryOf(property),
  });
}

/** The point if the page marks it; never the centre of an area. */
const geoOf = (map: MapView | null) =>
  map === null || map.radius !== null
    ? undefined
    : ({ '@type': 'GeoCoordinates', latitude: map.point.lat, longitude: map.point.lon } as const);

const quantity = (value: number | null, unitCode?: string) =>
  value === null ? undefined : pruned({ '@type': 'QuantitativeValue' as const, value, unitCode });

/** Properties that schema.org defines for dwellings only. Areas in m² (UN/CEFACT: MTK). */
const dwelling = (property: Property) => ({
  numberOfRooms: property.rooms ?? undefined,
  numberOfBedrooms: property.bedrooms ?? undefined,
  numberOfBathroomsTotal: property.bathrooms ?? undefined,
  floorSize: quantity(property.area, 'MTK'),
  yearBuilt: property.constructionYear ?? undefined,
});

/** Number of units of a project, and of available ones. */
function complex({ units }: Property) {
  if (units.length === 0) return {};
  const facts = factsOfUnits(units);
  return {
    numberOfAccommodationUnits: quantity(facts.units),
    numberOfAvailableAccommodationUnits: quantity(facts.free),
  };
}

/** The estate itself, with the data that the page shows. */
export function toMainEntity(
  property: Property,
  {
    title,
    map,
    parent,
  }: {
    readonly title: string;
    readonly map: MapView | null;
    readonly parent: { readonly label: string; readonly href: string } | null;
  },
  context: ViewContext,
): MainEntity {
  const common = {
    name: title,
    address: postalAddress(property, context),
    geo: geoOf(map),
    containedInPlace:
      parent === null
        ? undefined
        : ({
            '@type': 'ApartmentComplex',
            name: parent.label,
            url: `${context.origin}${parent.href}`,
          } as const),
  };
  const type = typeOf(property);
  switch (type) {
    case 'Apartment': {
      const floorLevel = property.floor === null ? undefined : String(property.floor);
      return pruned({ '@type': type, ...common, ...dwelling(property), floorLevel });
    }
    case 'Accommodation':
    case 'House':
    case 'SingleFamilyResidence':
      return pruned({ '@type': type, ...common, ...dwelling(property) });
    case 'ApartmentComplex':
      return pruned({ '@type': type, ...common, ...complex(property) });
    case 'Place':
      return pruned({ '@type': type, ...common });
  }
}
