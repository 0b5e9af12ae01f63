import {
  knownCosts,
  PERIOD_TYPES,
  type Period,
  type PeriodType,
  type StayOffer,
} from '../../domain/stays/stay.ts';
import { periodsOf, type Span } from '../lettings/periods.ts';
import { rulesOf } from '../lettings/rules.ts';
import type { StoredUnit } from './units.ts';

/** All that decides on a stay in a unit. */
export function offerOf({ unit, rates, busy }: StoredUnit, spans: readonly Span[]): StayOffer {
  const rules = rulesOf(unit.rules);
  return {
    periods: periodsOf(spans, rates, rules, busy),
    busy,
    rules,
    costs: knownCosts(unit.costs),
    maxOccupation: unit.general.maxOccupation ?? 0,
  };
}

/** Lowest price of a free period of each type. */
export function pricesFrom(periods: readonly Period[]): { type: PeriodType; price: number }[] {
  return PERIOD_TYPES.flatMap((type) => {
    const free = periods.filter((period) => period.type === type && period.state === 'free');
    return free.length === 0 ? [] : [{ type, price: Math.min(...free.map(({ price }) => price)) }];
  });
}
