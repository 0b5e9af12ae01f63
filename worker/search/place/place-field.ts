import type { EstateFilter } from '#domain/filter/filter.ts';
import { type GeoRange, serializeGeoRange } from '#domain/filter/geo-range.ts';
import { RADII } from '#domain/filter/place.ts';
import { ajaxPath } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { PlaceFieldView, PlaceProblemView } from '#domain/views/place-field.ts';
import type { City } from '#wire/cities.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { offerHref } from '../offer-href.ts';
import type { OfferOptions } from '../options/offer-options.ts';
import { type PlaceProblem, placeInMiddle } from '../typed-place.ts';
import { circleName, circlePlace } from './circle-place.ts';

/** Highest number of suggestions for a place that was not understood. */
const MOST_OFFERED = 6;

/** Input of a place field. */
interface PlaceFieldInput {
  readonly filter: EstateFilter;
  /** null when the options could not be loaded. */
  readonly options: OfferOptions | null;
  /** null when nothing was typed, or it was understood. */
  readonly problem: PlaceProblem | null;
}

/** Message for a place that could not be read. */
export function toPlaceProblem(
  { reason, typed, offered }: PlaceProblem,
  context: ViewContext,
): PlaceProblemView {
  const { locale, site, t } = context;
  const cityLabel = ({ name, zip }: City): string => {
    const named = localized(name, locale, site.defaultLocale);
    return zip ? `${named} (${zip})` : named;
  };
  return {
    message: t(`views.place.${reason}`, { typed }),
    suggestions: offered.slice(0, MOST_OFFERED).map(({ place, filter }) => ({
      label: typeof place === 'string' ? place : cityLabel(place),
      href: offerHref(filter, context),
    })),
  };
}

const toRadius = (km: number | null, { t }: ViewContext): readonly OptionView[] =>
  [null, ...RADII].map((radius) => ({
    value: radius === null ? '' : String(radius),
    label: radius === null ? t('views.place.alone') : t('views.place.around', { km: radius }),
    count: null,
    checked: radius === km,
  }));

/** A place with its surroundings, and the radii that it can have instead: none where it is a town and stands alone. */
function toCircle(
  circle: GeoRange,
  { filter, options }: Pick<PlaceFieldInput, 'filter' | 'options'>,
  context: ViewContext,
): PlaceFieldView['circles'][number] {
  const { t } = context;
  const place = circlePlace(circle, options, context);
  const isOnly = filter.circles.length === 1 && filter.area === null;
  const isTown = placeInMiddle(circle, options?.locations ?? []) !== undefined;
  const radii = [...new Set([...(isOnly && isTown ? [0] : []), ...RADII, circle.km])].toSorted(
    (one, other) => one - other,
  );
  return {
    name: place ?? t('views.place.point'),
    label: t('views.place.radiusOf', { place: circleName(circle, place, context) }),
    radii: [
      ...radii.map((km) => ({
        value: serializeGeoRange({ ...circle, km }),
        label: km === 0 ? t('views.place.alone') : t('views.place.around', { km }),
        count: null,
        checked: km === circle.km,
      })),
      { value: '', label: t('views.place.remove'), count: null, checked: false },
    ],
  };
}

/** The place field with its radius and the current circle. */
export function toPlaceField(
  { filter, options, problem }: PlaceFieldInput,
  context: ViewContext,
): PlaceFieldView {
  return {
    typed: problem?.typed ?? '',
    problem: problem === null ? null : toPlaceProblem(problem, context),
    suggestHref: ajaxPath(context.locale, 'search-city'),
    radius: toRadius(problem?.km ?? null, context),
    circles: filter.circles.map((circle) => toCircle(circle, { filter, options }, context)),
  };
}
