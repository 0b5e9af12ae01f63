import {
  knownCosts,
  PERIOD_TYPES,
  type Period,
  type PeriodType,
  type StayOffer,
} from '#domain/stays/stay.ts';
import { periodsOf, type Span } from '../rental-units/periods.ts';
import { rulesOf } from '../rental-units/rules.ts';
import type { StoredUnit } from './units.ts';

/** Everything that determines whether a stay in a unit is possible. */
export function offerOf(
  { unit, rates, busy }: Omit<StoredUnit, 'pricedBy'>,
  spans: readonly Span[],
): StayOffer {
  const rules = rulesOf(unit.rules);
  return {
    periods: periodsOf(spans, rates, rules, busy),
    busy,
    rules,
    costs: knownCosts(unit.costs, unit.general.rentalOptions),
    maxOccupation: unit.general.maxOccupation ?? 0,
  };
}

/** Lowest price of a free period of each type. */
export function pricesFrom(
  periods: readonly Pick<Period, 'type' | 'price' | 'state'>[],
): { type: PeriodType; price: number }[] {
  const lowest = new Map<PeriodType, number>();
  for (const { type, price, state } of periods) {
    if (state === 'free') lowest.set(type, Math.min(price, lowest.get(type) ?? Number.POSITIVE_INFINITY));
  }
  return PERIOD_TYPES.flatMap((type) => {
    const price = lowest.get(type);
    return price === undefined ? [] : [{ type, price }];
  });
}
