import { PRICE_STEPS } from '#domain/price-steps.ts';
import type { EstateQuery } from '#wire/estate-search.ts';

type PriceBounds = NonNullable<NonNullable<EstateQuery['range']>['price.value']>;

/** Price steps entirely within a range of prices, and those that it cuts; lower bounds, euros. */
interface StepsAsked {
  /** `to` is before `from` when there are none. */
  readonly whole: { readonly from: number; readonly to: number };
  readonly cut: readonly number[];
}

interface Step {
  readonly from: number;
  /** Start of the next step. */
  readonly end: number;
}

const STEPS: readonly Step[] = PRICE_STEPS.map((from, index) => ({
  from,
  end: PRICE_STEPS[index + 1] ?? Number.POSITIVE_INFINITY,
}));

/** A step is whole when every price from its lower bound up to the next step is in the range. */
export const stepsAsked = ({ gte = 0, lte = Number.POSITIVE_INFINITY }: PriceBounds): StepsAsked => {
  const met = STEPS.filter(({ from, end }) => from <= lte && end > gte);
  const isWhole = ({ from, end }: Step) => from >= gte && end <= lte;
  const whole = met.filter(isWhole).map(({ from }) => from);
  return {
    whole: { from: whole[0] ?? 1, to: whole.at(-1) ?? 0 },
    cut: met.filter((step) => !isWhole(step)).map(({ from }) => from),
  };
};
