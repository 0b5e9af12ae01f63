import type { Region } from '../rules/region.ts';
import { type Rate, type RateId, rateOn } from './rates.ts';

/** What a letting of a month states, cents; null for what it does not state. */
export interface RentTerms {
  readonly region: Region | null;
  /** Whether the deposit of a main residence has a legal limit here. */
  readonly dwelling: boolean;
  readonly rent: number;
  readonly charges: number | null;
  /** Whether the rent contains the charges. */
  readonly included: boolean;
  readonly deposit: number | null;
}

/** A sum of which a part may not be known: it is then the least that is paid. */
interface KnownSum {
  readonly cents: number;
  readonly whole: boolean;
}

export interface RentCosts {
  readonly month: KnownSum;
  /** The first month, and the deposit. */
  readonly start: KnownSum;
  /** Most that the deposit may be by law: months of rent, and the rate that says it; null where no rule is known. */
  readonly limit: {
    readonly months: number;
    readonly rate: RateId;
    readonly sources: Rate['sources'];
  } | null;
}

const LIMITS: Readonly<Record<Region, RateId>> = {
  FLANDERS: 'le-deposit-fl',
  WALLONIA: 'le-deposit-wa',
  BRUSSELS: 'le-deposit-br',
};

/** What a letting costs each month and at its start, on a day. */
export function rentCosts(rented: RentTerms, day: string): RentCosts {
  const { rent, charges, included, deposit, region, dwelling } = rented;
  const month: KnownSum = {
    cents: rent + (included ? 0 : (charges ?? 0)),
    whole: included || charges !== null,
  };
  const rate = region === null || !dwelling ? null : LIMITS[region];
  const rule = rate === null ? null : rateOn(rate, day);
  return {
    month,
    start: { cents: month.cents + (deposit ?? 0), whole: month.whole && deposit !== null },
    limit: rate === null || rule === null ? null : { months: rule.value, rate, sources: rule.sources },
  };
}
