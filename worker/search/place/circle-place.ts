import type { GeoRange } from '#domain/filter/geo-range.ts';
import type { Place } from '#domain/map/projection.ts';
import { TOWNS } from '#domain/map/towns.ts';
import { localized } from '#domain/text.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { chosenName } from '../options/filter-names.ts';
import type { OfferOptions } from '../options/offer-options.ts';

/** About six kilometres: greatest distance of a circle's centre from its place. */
const NEAR_DEGREES = 0.05;

/** Name of the place in the centre of a circle: a town of the offer, else a well-known one; null without either. */
export function circlePlace(
  circle: GeoRange,
  options: OfferOptions | null,
  context: ViewContext,
): string | null {
  const far = (place: Place): number => Math.hypot(place.lat - circle.lat, place.lon - circle.lon);
  const nearest = <P extends Place>(places: readonly P[]): P | undefined =>
    places.filter((place) => far(place) <= NEAR_DEGREES).toSorted((one, other) => far(one) - far(other))[0];
  const own = nearest(
    (options?.locations ?? []).flatMap(({ id, lat, lon }) =>
      typeof lat === 'number' && typeof lon === 'number' ? [{ id, lat, lon }] : [],
    ),
  );
  if (own !== undefined) return chosenName('city', String(own.id), options, context);
  const known = nearest(TOWNS);
  return known === undefined ? null : localized(known.name, context.locale);
}

/** "10 km rond Brugge", or "Binnen 10 km" when the place is unknown. */
export const circleName = (circle: GeoRange, place: string | null, { t }: ViewContext): string =>
  place === null
    ? t('views.filter.within', { distance: circle.km })
    : t('views.place.circle', { km: circle.km, place });
