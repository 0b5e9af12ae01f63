import type { GeoRange } from '#domain/filter/geo-range.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { chosenName } from '../options/filter-names.ts';
import type { OfferOptions } from '../options/offer-options.ts';

/** About six kilometres: greatest distance of a circle's centre from its place. */
const NEAR_DEGREES = 0.05;

/** Name of the place in the centre of a circle; null when the options have none there. */
export function circlePlace(
  circle: GeoRange,
  options: OfferOptions | null,
  context: ViewContext,
): string | null {
  const near = (options?.locations ?? [])
    .flatMap(({ id, lat, lon }) =>
      typeof lat === 'number' && typeof lon === 'number'
        ? [{ id, far: Math.hypot(lat - circle.lat, lon - circle.lon) }]
        : [],
    )
    .toSorted((one, other) => one.far - other.far)[0];
  if (near === undefined || near.far > NEAR_DEGREES) return null;
  return chosenName('city', String(near.id), options, context);
}

/** "10 km rond Brugge", or "Binnen 10 km" when the place is unknown. */
export const circleName = (circle: GeoRange, place: string | null, { t }: ViewContext): string =>
  place === null
    ? t('views.filter.within', { distance: circle.km })
    : t('views.place.circle', { km: circle.km, place });
