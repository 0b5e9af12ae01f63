import type { EstateFilter } from '#domain/filter/filter.ts';
import type { GeoRange } from '#domain/filter/geo-range.ts';
import { serializeGeoRange } from '#domain/filter/geo-range.ts';
import { RADII } from '#domain/filter/place.ts';
import { ajaxPath } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { PlaceFieldView, PlaceProblemView } from '#domain/views/place-field.ts';
import type { City } from '#wire/cities.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { offerHref } from '../offer-href.ts';
import type { OfferOptions } from '../options/offer-options.ts';
import type { PlaceProblem } from '../typed-place.ts';
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

function toRadius(km: number | null, { t }: ViewContext): readonly OptionView[] {
  const options = [null, ...RADII].map((radius) => ({
    value: radius === null ? '' : String(radius),
    label: radius === null ? t('views.place.alone') : t('views.place.around', { km: radius }),
    count: null,
    checked: radius === km,
  }));
  // A circle of another size came from a link: no radius is selected then.
  return options.some(({ checked }) => checked)
    ? options
    : options.map((option) => ({ ...option, checked: option.value === '' }));
}

function toCircle(
  circle: GeoRange,
  options: OfferOptions | null,
  context: ViewContext,
): PlaceFieldView['circle'] {
  const place = circlePlace(circle, options, context);
  return { label: circleName(circle, place, context), value: serializeGeoRange(circle), place };
}

/** The place field with its radius and the current circle. */
export function toPlaceField(
  { filter, options, problem }: PlaceFieldInput,
  context: ViewContext,
): PlaceFieldView {
  const { geoRange } = filter;
  return {
    typed: problem?.typed ?? '',
    problem: problem === null ? null : toPlaceProblem(problem, context),
    suggestHref: ajaxPath(context.locale, 'search-city'),
    radius: toRadius(problem?.km ?? geoRange?.km ?? null, context),
    circle: geoRange === null ? null : toCircle(geoRange, options, context),
  };
}
