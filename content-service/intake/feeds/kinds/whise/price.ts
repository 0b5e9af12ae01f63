import { FIGURES } from '#content-service/intake/values/figures.ts';
import { WITHHELD_PRICE } from '#domain/rules/price.ts';
import { figureIn } from '../../mapping/figure.ts';
import { member } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import type { Published } from './published.ts';

const EUROS: readonly unknown[] = [undefined, null, '€', 'EUR'];

/**
 * The price. It is shown only when the vendor says so: `displayPrice` is absent where it is not ticked, and the price is
 * then withheld (spec 1 §9). So is an amount in another currency, and that of a life annuity, which is no price of the
 * home. A project states no price of its own: its units do.
 */
export function priceOf(
  home: unknown,
  { annuity }: Published,
  project: boolean,
  say: Say,
): { readonly value: number } | null {
  if (member(home, 'displayPrice') !== true) return { value: WITHHELD_PRICE };
  if (project) return null;
  const [price, currency] = [member(home, 'price'), member(home, 'currency')];
  const euros = figureIn(price, FIGURES.euros);
  if (euros === 'none') return null;
  if (typeof euros === 'number' && euros > 0 && EUROS.includes(currency) && !annuity) return { value: euros };
  const name = annuity ? 'price of a life annuity' : 'price';
  say({ what: 'value', name, value: shownValue(price) });
  return { value: WITHHELD_PRICE };
}
