import type { VacationRental, WithContext } from 'schema-dts';
import { rentalPath } from '#domain/links.ts';
import { isKnownNumber } from '#domain/rules/emptiness.ts';
import { localized } from '#domain/text.ts';
import type { StructuredData } from '#domain/views/frame.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import { positive } from '../estate/property/property.ts';
import { pictureView } from '../platform/media/picture-address.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { agentReference } from '../platform/page/json-ld/agent.ts';
import { pruned } from '../platform/page/json-ld/pruned.ts';
import { excerpt } from '../platform/page/paragraphs.ts';

/** Decimals of degrees that Google requires at least. */
const DECIMALS = 5;

const addressOf = ({ general }: RentalUnit, { locale }: ViewContext) => {
  const zip = String(general.city?.zip ?? '').trim();
  const city = localized(general.city?.name, locale);
  return zip === '' && city === ''
    ? undefined
    : pruned({
        '@type': 'PostalAddress' as const,
        addressLocality: city || undefined,
        postalCode: zip || undefined,
        addressCountry: 'BE',
      });
};

const quantity = (value: number | null | undefined) => {
  const known = positive(value);
  return known === null ? undefined : ({ '@type': 'QuantitativeValue', value: known } as const);
};

/**
 * Structured data of a holiday rental for Google ("Vacation rental structured data"). Identifier, name, pictures,
 * place and occupancy are required; null without one of them, because Google reports incomplete data as an error.
 */
export function toVacationRental(
  unit: RentalUnit,
  name: string,
  context: ViewContext,
): StructuredData | null {
  const { origin, locale } = context;
  const { general, rooms, photos } = unit;
  const { lat, lon } = general.geoLocation ?? {};
  const images = (photos ?? []).flatMap(({ original, hash }) => {
    const view = pictureView({ file: original, hash }, context);
    return view === null ? [] : [`${origin}${view.src}`];
  });
  const occupancy = quantity(general.maxOccupation);
  if (!isKnownNumber(lat) || !isKnownNumber(lon) || images.length === 0 || occupancy === undefined)
    return null;
  const id = String(unit.id);
  const rental: WithContext<VacationRental> = pruned({
    '@context': 'https://schema.org' as const,
    '@type': 'VacationRental' as const,
    identifier: `${context.site.id}-${id}`,
    name,
    url: `${origin}${rentalPath(id, locale)}`,
    description: excerpt(
      localized(general.description, locale) || localized(general.descriptionShort, locale),
      500,
    ),
    image: images,
    latitude: lat.toFixed(DECIMALS),
    longitude: lon.toFixed(DECIMALS),
    address: addressOf(unit, context),
    knowsLanguage: [...context.site.locales],
    containsPlace: pruned({
      '@type': 'Accommodation' as const,
      additionalType: 'EntirePlace',
      occupancy,
      numberOfBedrooms: positive(rooms?.bedrooms) ?? undefined,
      numberOfBathroomsTotal: positive(rooms?.bathrooms) ?? undefined,
      floorLevel: isKnownNumber(general.floor) ? String(general.floor) : undefined,
    }),
    brand: pruned({ '@type': 'Brand' as const, name: context.site.name }),
    parentOrganization: agentReference(context),
  });
  return { ...rental };
}
