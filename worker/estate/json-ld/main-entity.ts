import type { Accommodation, Apartment, ApartmentComplex, House, Place, PostalAddress } from 'schema-dts';
import { cityName, showsStreet, streetLine } from '../../../domain/rules/address.ts';
import { foreignCountry, isoCountry } from '../../../domain/rules/country.ts';
import type { MapView } from '../../../domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { pruned } from '../../platform/page/json-ld/pruned.ts';
import type { Property } from '../property/property.ts';
import type { PropertyKind } from '../property/property-kind.ts';
import { factsOfUnits } from '../property/unit-facts.ts';

/** What a listing is about. */
type MainEntity = Exclude<Accommodation | Apartment | ApartmentComplex | House | Place, string>;

type Type = 'Accommodation' | 'Apartment' | 'ApartmentComplex' | 'House' | 'Place' | 'SingleFamilyResidence';

/** Kinds that schema.org has a type for; all others are places and no more. */
const TYPES: Readonly<Partial<Record<PropertyKind, Type>>> = {
  apartment: 'Apartment',
  assisted: 'Apartment',
  house: 'SingleFamilyResidence',
  holiday: 'Accommodation',
  project: 'ApartmentComplex',
};

/** Houses in which more than one household lives, or that are not only lived in, by names of sub types in any language. */
const SHARED_HOUSE =
  /opbrengst|handelshuis|meergezins|woon-?\s?werk|rapport|immeuble|commerce|mixte|bi-?famil|multi|investment|mixed|apartment building|mehrfamilien|renditeh|gesch[äa]ftsh/i;

export const typeOf = (property: Property): Type => {
  const type = TYPES[property.kind] ?? 'Place';
  return type === 'SingleFamilyResidence' && SHARED_HOUSE.test(property.name) ? 'House' : type;
};

/** A country's code as ISO has it; Belgium where only a region or nothing is said. */
function countryOf({ address, region }: Property): string | undefined {
  const abroad = foreignCountry(address);
  if (abroad !== null) return isoCountry(abroad) ?? undefined;
  const said = String(address?.country?.id ?? '').trim() !== '';
  return said || region !== null ? 'BE' : undefined;
}

/** The address as far as the page shows it: the same rule, so that machines learn nothing more. */
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

/** The place where the page marks it, never the middle of an area. */
const geoOf = (map: MapView | null) =>
  map === null || map.radius !== null
    ? undefined
    : ({ '@type': 'GeoCoordinates', latitude: map.point.lat, longitude: map.point.lon } as const);

const quantity = (value: number | null, unitCode?: string) =>
  value === null ? undefined : pruned({ '@type': 'QuantitativeValue' as const, value, unitCode });

/** What of an estate is known to schema.org only when it is a dwelling. Areas in m² (UN/CEFACT: MTK). */
const dwelling = (property: Property) => ({
  numberOfRooms: property.rooms ?? undefined,
  numberOfBedrooms: property.bedrooms ?? undefined,
  numberOfBathroomsTotal: property.bathrooms ?? undefined,
  floorSize: quantity(property.area, 'MTK'),
  yearBuilt: property.constructionYear ?? undefined,
});

/** How many estates a project has, and how many can still be had. */
function complex({ units }: Property) {
  if (units.length === 0) return {};
  const facts = factsOfUnits(units);
  return {
    numberOfAccommodationUnits: quantity(facts.units),
    numberOfAvailableAccommodationUnits: quantity(facts.free),
  };
}

/** The estate itself, with what the page shows of it. */
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
