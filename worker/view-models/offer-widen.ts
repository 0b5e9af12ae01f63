import { mergeFilter } from '../../domain/filter/change.ts';
import type { EstateFilter } from '../../domain/filter/filter.ts';
import type { WidenView } from '../../domain/views/offer.ts';
import { circleName, circlePlace } from './circle-place.ts';
import type { ViewContext } from './context.ts';
import { type ChoiceGroup, choiceGroups } from './filter-choices.ts';
import { offerHref } from './offer-href.ts';
import type { OfferOptions } from './offer-options.ts';

/** A search that differs by one step from one without results. */
export interface WidenStep {
  readonly label: string;
  readonly filter: EstateFilter;
}

/** A step and the homes it leads to; null where they could not be counted. */
export interface CountedStep extends WidenStep {
  readonly total: number | null;
}

/** Most steps that are offered, and counted. */
const MOST_STEPS = 5;

/** Kinds of choices in the order in which people part with them: what it is like before where and what it is. */
const ORDER: readonly string[] = [
  'bedrooms',
  'price',
  'subType',
  'city',
  'geoRange',
  'type',
  'transaction',
  'status',
  'country',
];
const rank = ({ kind }: ChoiceGroup): number => ORDER.indexOf(kind);

/** Radii of a circle that is too small, kilometres. */
const RADII = [5, 10, 15, 25, 50, 100] as const;

/** The same circle with the next radius; none around the whole country. */
function widerCircle(filter: EstateFilter, options: OfferOptions | null, context: ViewContext): WidenStep[] {
  const { geoRange } = filter;
  const km = RADII.find((radius) => geoRange !== null && radius > geoRange.km);
  if (geoRange === null || km === undefined) return [];
  const wider = { ...geoRange, km };
  const label = circleName(wider, circlePlace(wider, options, context), context);
  return [{ label, filter: mergeFilter(filter, { geoRange: wider }) }];
}

function dropped({ kind, choices, without }: ChoiceGroup, { t }: ViewContext): WidenStep {
  const [only] = choices;
  return choices.length === 1 && only !== undefined
    ? { label: t('views.filter.without', { choice: only.label }), filter: without }
    : { label: t(`views.filter.widen.${kind}`), filter: without };
}

/**
 * Single steps that widen a search: a wider circle, and without one choice, or all of a kind; the most
 * useful first (look, "No results").
 */
export function widenSteps(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): readonly WidenStep[] {
  const groups = choiceGroups(filter, options, context);
  const drops = groups
    .toSorted((one, other) => rank(one) - rank(other))
    .map((group) => dropped(group, context));
  return [...widerCircle(filter, options, context), ...drops].slice(0, MOST_STEPS);
}

/** The steps as links; one that leads to nothing again is left out. */
export const toWiden = (steps: readonly CountedStep[], context: ViewContext): readonly WidenView[] =>
  steps
    .filter(({ total }) => total !== 0)
    .map(({ label, filter, total }) => ({
      label,
      href: offerHref(filter, context),
      count: total === null ? null : context.t.count('views.offer.homes', total),
    }));
