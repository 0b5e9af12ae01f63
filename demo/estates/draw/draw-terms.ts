import type { Rng } from '../../basics/rng.ts';
import type { SubTypeCode } from '../../vocabulary/sub-types.ts';
import type { TransactionId } from '../../vocabulary/vocabulary.ts';
import { type Kind, kindSpec } from '../kinds/kinds.ts';
import { askingPrice, marketOf, monthlyRent, salePrice } from './prices.ts';

/** Transactions by age: the older the estates, the more of them are sold or let. */
export function drawTransaction(kind: Kind, days: number, rng: Rng): TransactionId {
  if (kind === 'takeover') return 10;
  const letting = rng.chance(kindSpec(kind).rent);
  const fate = rng.next();
  if (days > 45 && fate < 0.13) return letting ? 6 : 5;
  if (days > 12 && fate < 0.19) return letting ? 4 : 3;
  return letting ? 2 : 1;
}

/** Asking price or monthly rent, in euros. */
export function drawPrice(
  kind: Kind,
  market: string,
  facts: {
    quality: number;
    plot: number | null;
    beds: number | null;
    letting: boolean;
    flat: boolean;
    subType: SubTypeCode;
  },
  rng: Rng,
): number {
  const spec = kindSpec(kind);
  const { quality, letting } = facts;
  if (letting && spec.rentFixed) {
    const [low, high] = spec.rentFixed;
    return Math.round((low + (high - low) * quality) / 5) * 5;
  }
  if (letting) {
    const size = !facts.flat
      ? 'house'
      : facts.subType === 'STUDIO'
        ? 'studio'
        : (facts.beds ?? 1) > 1
          ? 'two'
          : 'one';
    return monthlyRent(size, quality);
  }
  if (typeof spec.price === 'object') return salePrice(spec.price.fixed, quality, rng);
  const range = marketOf(market)[spec.price];
  if (spec.price === 'plot')
    return askingPrice((range[0] + (range[1] - range[0]) * quality) * (facts.plot ?? 600), [
      range[0] * (facts.plot ?? 600),
      range[1] * (facts.plot ?? 600),
    ]);
  const [from, to] = spec.band ?? [0, 1];
  // A studio costs less than the smallest flat of its market, and still more for each m².
  if (facts.subType === 'STUDIO') return salePrice([range[0] * 0.7, range[0] * 0.85], quality, rng);
  return salePrice(range, from + (to - from) * quality, rng);
}
