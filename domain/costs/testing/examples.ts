/** Published examples in which the rates of today hold: the name, and what was published for it in euros. */
import type { Answers, Purchase } from '../questions.ts';

/** A purchase of an existing home. */
type Region = Purchase['region'];
export interface DutyExample {
  readonly name: string;
  readonly region: Region;
  readonly price: number;
  readonly answers: Answers;
  readonly duty: number;
}

const own: Answers = { use: 'own', better: 'no', core: 'no' };
const other: Answers = { use: 'other' };

export const DUTY_EXAMPLES: readonly DutyExample[] = [
  { name: 'wa-300000', region: 'WALLONIA', price: 300_000, answers: own, duty: 9000 },
  { name: 'wa-300000-standard', region: 'WALLONIA', price: 300_000, answers: other, duty: 37_500 },
  { name: 'br-200000', region: 'BRUSSELS', price: 200_000, answers: own, duty: 0 },
  { name: 'br-350000', region: 'BRUSSELS', price: 350_000, answers: own, duty: 18_750 },
  { name: 'br-200000-standard', region: 'BRUSSELS', price: 200_000, answers: other, duty: 25_000 },
  { name: 'br-180000-standard', region: 'BRUSSELS', price: 180_000, answers: other, duty: 22_500 },
  { name: 'fl-300000-second', region: 'FLANDERS', price: 300_000, answers: other, duty: 36_000 },
  // The rates of their year no longer hold; what they are today stands beside them.
  { name: 'fl-250000-3pc, at 2 %', region: 'FLANDERS', price: 250_000, answers: own, duty: 5000 },
  { name: 'fl-200000-3pc, at 2 % and modest', region: 'FLANDERS', price: 200_000, answers: own, duty: 2133 },
];

/** Duty that the reduced rate saves. */
export const SAVED_EXAMPLES = [
  { name: 'wa-300000-saved', region: 'WALLONIA', price: 300_000, saved: 28_500 },
  // Published as "more than 40,000".
  { name: 'wa-440000-saved', region: 'WALLONIA', price: 440_000, saved: 41_800 },
  { name: 'br-saved', region: 'BRUSSELS', price: 600_000, saved: 25_000 },
] as const satisfies readonly { name: string; region: Region; price: number; saved: number }[];

/** Fees by scale J, without VAT. */
export const FEE_EXAMPLES = [
  { name: 'j-10000', price: 10_000, fee: 413.25 },
  { name: 'j-65000', price: 65_000, fee: 1394.16 },
] as const;

/** Whole sums with administration of 1,100 and transcription of 230: duty, scale and VAT still hold. */
export const SUM_EXAMPLES = [
  { name: 'total-125-50000', price: 50_000, duty: 6250, fee: 1228.32, vat: 488.95, total: 9297.27 },
  { name: 'total-125-100000', price: 100_000, duty: 12_500, fee: 1593.66, vat: 565.67, total: 15_989.33 },
  { name: 'total-125-150000', price: 150_000, duty: 18_750, fee: 1878.66, vat: 625.52, total: 22_584.18 },
  { name: 'total-125-200000', price: 200_000, duty: 25_000, fee: 2163.66, vat: 685.37, total: 29_179.03 },
  { name: 'total-125-250000', price: 250_000, duty: 31_250, fee: 2448.66, vat: 745.22, total: 35_773.88 },
  { name: 'total-125-300000', price: 300_000, duty: 37_500, fee: 2477.65, vat: 751.31, total: 42_058.96 },
  { name: 'total-125-350000', price: 350_000, duty: 43_750, fee: 2506.15, vat: 757.29, total: 48_343.44 },
  { name: 'total-125-400000', price: 400_000, duty: 50_000, fee: 2534.65, vat: 763.28, total: 54_627.93 },
] as const;

/** Published for the same prices beside an older abatement: fee and VAT are those of the scale. */
export const OLDER_SUMS = [
  { name: 'total-br175-100000', fee: 1593.66, vat: 565.67, price: 100_000 },
  { name: 'total-br175-150000', fee: 1878.66, vat: 625.52, price: 150_000 },
  { name: 'total-br175-200000', fee: 2163.66, vat: 685.37, price: 200_000 },
  { name: 'total-br175-250000', fee: 2448.66, vat: 745.22, price: 250_000 },
  { name: 'total-br175-300000', fee: 2477.65, vat: 751.31, price: 300_000 },
  { name: 'total-br175-350000', fee: 2506.15, vat: 757.29, price: 350_000 },
  { name: 'total-br175-400000', fee: 2534.65, vat: 763.28, price: 400_000 },
] as const;
