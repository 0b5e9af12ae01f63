import { euros } from './amounts.ts';
import type { CostSourceName } from './sources.ts';

/** A rate with its source. Only what two readings agree on, or an official text says, is here; the rest is `UNCONFIRMED`. */
export interface Rate {
  /** `share`: hundred-thousandths of an amount; `amount`: cents; `months`: months of rent. */
  readonly unit: 'share' | 'amount' | 'months';
  readonly value: number;
  /** Highest price for which it holds, cents. */
  readonly upTo?: number;
  /** First day on which it holds, `YYYY-MM-DD`; null for one that is older than the sources say. */
  readonly from: string | null;
  /** First day on which it no longer holds, or on which a change is due whose amount is not known. */
  readonly until?: string;
  readonly sources: readonly CostSourceName[];
}

/** The day on which all sources were read. */
export const RATES_READ = '2026-11-27';
/** Retributions follow the index every three years; the amounts of 2027 were not published when this was read. */
const NEXT_INDEX = '2027-01-01';

/** Hundred-thousandths: 12 % is 12,000. */
const percent = (value: number): number => Math.round(value * 1000);
const share = (
  value: number,
  from: string | null,
  sources: readonly CostSourceName[],
  more: Pick<Rate, 'upTo' | 'until'> = {},
): Rate => ({ unit: 'share', value: percent(value), from, sources, ...more });
const amount = (
  value: number,
  from: string | null,
  sources: readonly CostSourceName[],
  more: Pick<Rate, 'upTo' | 'until'> = {},
): Rate => ({ unit: 'amount', value: euros(value), from, sources, ...more });
const months = (value: number, from: string | null, sources: readonly CostSourceName[]): Rate => ({
  unit: 'months',
  value,
  from,
  sources,
});

/** Every rate that is calculated with (decision 179). */
export const RATES = {
  // Registration duty.
  'fl-standard': share(12, '2022-01-01', ['vgd', 'keytrade']),
  'fl-own-only-home': share(2, '2025-01-01', ['livios', 'keytrade'], { until: '2026-01-01' }),
  // The same rate on stricter conditions.
  'fl-own-only-home-2026': share(2, '2026-01-01', ['vgd', 'livios']),
  'fl-modest-home': amount(1867, '2025-01-01', ['keytrade'], { upTo: euros(220_000) }),
  'fl-modest-home-core': amount(1867, '2025-01-01', ['keytrade'], { upTo: euros(240_000) }),
  'fl-social-letting': share(7, '2022-01-01', ['keytrade']),
  'wa-standard': share(12.5, null, ['hospel', 'notaireWallonia']),
  'wa-own-only-home': share(3, '2025-01-01', ['nisaba', 'notaireWallonia']),
  'br-standard': share(12.5, null, ['beBrussels', 'dewaele']),
  'br-abatement': amount(200_000, '2023-04-01', ['circular52', 'beBrussels'], { upTo: euros(600_000) }),
  'br-abatement-plot': amount(100_000, '2023-04-01', ['circular52', 'keytrade'], { upTo: euros(300_000) }),
  'br-abatement-energy': amount(25_000, '2023-04-01', ['circular52', 'beBrussels']),
  // Value added tax.
  'vat-new': share(21, null, ['notarisLand', 'keytrade']),
  'vat-rebuilt-sale': share(6, '2025-07-01', ['circular48', 'finacces']),
  'vat-notary': share(21, null, ['habicom', 'immoKs']),
  // The deed.
  'no-file-costs': amount(750, '2023-01-01', ['immoKs', 'mercier']),
  'no-transcription': amount(285, '2024-01-01', ['pimForum', 'trends'], { until: NEXT_INDEX }),
  'no-writing-duty': amount(100, '2022-07-01', ['immovlanWriting', 'council']),
  // The deed of a loan.
  'mo-registration': share(1, null, ['taxFlanders', 'crefinance']),
  'mo-mortgage-duty': share(0.3, null, ['crefinance', 'mesFinances']),
  // "Usually 5 to 10 % of the loan": the higher one.
  'mo-accessories': share(10, null, ['record', 'crefinance']),
  'mo-retribution': amount(270, '2024-01-01', ['pimForum', 'trends'], {
    upTo: euros(300_000),
    until: NEXT_INDEX,
  }),
  'mo-retribution-high': amount(1160, '2024-01-01', ['pimForum', 'trends'], { until: NEXT_INDEX }),
  'mo-file-costs': amount(550, '2023-01-01', ['immoKs', 'mercier']),
  // RentTerms: the most that a deposit may be, for a main residence.
  'le-deposit-fl': months(3, '2019-01-01', ['immovlanDeposit', 'lwc']),
  'le-deposit-wa': months(2, null, ['immovlanDeposit', 'belfius']),
  'le-deposit-br': months(2, '2024-11-01', ['immovlanDeposit']),
} as const satisfies Readonly<Record<string, Rate>>;
export type RateId = keyof typeof RATES;

/** The rate on a day, `YYYY-MM-DD`; null before it holds, and from the day on which it no longer does. */
export function rateOn(id: RateId, day: string): Rate | null {
  const rate: Rate = RATES[id];
  const begun = rate.from === null || rate.from <= day;
  return begun && (rate.until === undefined || day < rate.until) ? rate : null;
}

/** The highest price for which a rate holds, cents; no limit for most. */
export const limitOf = (id: RateId): number => RATES[id].upTo ?? Number.POSITIVE_INFINITY;

/** Scale J of notaries' fees for private sales: share of each slice up to a price in cents, in hundred-thousandths. */
export const SCALE_J = {
  sources: ['habicom', 'pim'],
  slices: [
    { upTo: euros(7500), share: 4560 },
    { upTo: euros(17_500), share: 2850 },
    { upTo: euros(30_000), share: 2280 },
    { upTo: euros(45_495), share: 1710 },
    { upTo: euros(64_095), share: 1140 },
    { upTo: euros(250_095), share: 570 },
    { upTo: Number.POSITIVE_INFINITY, share: 57 },
  ],
} as const satisfies {
  readonly sources: readonly CostSourceName[];
  readonly slices: readonly { readonly upTo: number; readonly share: number }[];
};

/** Cities in which the limit of a modest home is higher; so it is in the Flemish communes around Brussels. */
export const CORE_CITIES = [
  'Aalst',
  'Antwerpen',
  'Boom',
  'Brugge',
  'Dendermonde',
  'Genk',
  'Gent',
  'Hasselt',
  'Kortrijk',
  'Leuven',
  'Mechelen',
  'Oostende',
  'Roeselare',
  'Sint-Niklaas',
  'Turnhout',
  'Vilvoorde',
] as const;
