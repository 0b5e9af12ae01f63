import type { Region } from '../rules/region.ts';
import { shareOf, sliced } from './amounts.ts';
import { type Answers, askedOf, type Purchase, QUESTIONS, type QuestionId, unanswered } from './questions.ts';
import { limitOf, type RateId, rateOn, SCALE_J } from './rates.ts';

/** A line of the sum: what is paid, and how it came about. Amounts in cents. */
export interface CostLine {
  readonly id:
    | 'price'
    | 'duty'
    | 'landDuty'
    | 'vat'
    | 'landVat'
    | 'fee'
    | 'file'
    | 'notaryVat'
    | 'transcription'
    | 'writing';
  readonly cents: number;
  /** The rate that it follows; null for the price and for the fee, which has a scale. */
  readonly rate: RateId | null;
  /** The amount that the rate is of, for a share. */
  readonly base?: number;
  /** What was taken off the amount, by which rate. */
  readonly relief?: { readonly rate: RateId; readonly cents: number };
  /** What was taken off the duty itself. */
  readonly reduction?: { readonly rate: RateId; readonly cents: number };
}

/** What a purchase costs in all, without a loan. */
export interface PurchaseCosts {
  readonly lines: readonly CostLine[];
  /** Cents, with the price. */
  readonly total: number;
  /** The answers that it was calculated with: the visitor's, and the dearest of the others. */
  readonly answers: Answers;
}

const STANDARD: Readonly<Record<Region, RateId>> = {
  FLANDERS: 'fl-standard',
  WALLONIA: 'wa-standard',
  BRUSSELS: 'br-standard',
};

/** The share of a rate on a day, hundred-thousandths. Throws on a day on which it does not hold, which no caller asks for. */
function valueOn(rate: RateId, day: string): number {
  const known = rateOn(rate, day);
  if (known === null) throw new RangeError(`No rate "${rate}" on ${day}.`);
  return known.value;
}

const withShare = (
  id: CostLine['id'],
  base: number,
  rate: RateId,
  day: string,
): CostLine & { readonly base: number } => ({ id, base, rate, cents: shareOf(base, valueOn(rate, day)) });

/** The first of these rates that holds on a day. */
const heldOf = (rates: readonly RateId[], day: string): RateId | null =>
  rates.find((rate) => rateOn(rate, day) !== null) ?? null;

/** Duty on a home of Flanders: reduced for the only own home, and once more for a modest one. */
function flemishDuty({ price, subject }: Purchase, { use, core }: Answers, day: string): CostLine {
  const own = heldOf(['fl-own-only-home-2026', 'fl-own-only-home'], day);
  if (subject !== 'dwelling' || own === null) return withShare('duty', price, 'fl-standard', day);
  if (use === 'social') return withShare('duty', price, 'fl-social-letting', day);
  if (use !== 'own') return withShare('duty', price, 'fl-standard', day);
  const line = withShare('duty', price, own, day);
  const modest = core === 'yes' ? 'fl-modest-home-core' : 'fl-modest-home';
  const relief = rateOn(modest, day);
  if (relief === null || price > limitOf(modest)) return line;
  const cents = Math.min(relief.value, line.cents);
  return { ...line, cents: line.cents - cents, reduction: { rate: modest, cents } };
}

/** Duty in Brussels: none on the first part of the price of the only own home, or of the plot for it. */
function brusselsDuty({ price, subject }: Purchase, { use, better }: Answers, day: string): CostLine {
  const rate = subject === 'plot' ? 'br-abatement-plot' : 'br-abatement';
  const relief = rateOn(rate, day);
  if (use !== 'own' || subject === 'other' || relief === null || price > limitOf(rate))
    return withShare('duty', price, 'br-standard', day);
  const classes = subject === 'dwelling' ? Number(better ?? 0) || 0 : 0;
  const off = relief.value + classes * valueOn('br-abatement-energy', day);
  const cents = Math.min(price, off);
  return { ...withShare('duty', price - cents, 'br-standard', day), relief: { rate, cents } };
}

const walloonRate = ({ subject }: Purchase, { use }: Answers): RateId =>
  use === 'own' && subject !== 'other' ? 'wa-own-only-home' : 'wa-standard';

function dutyOf(purchase: Purchase, answers: Answers, day: string): CostLine {
  switch (purchase.region) {
    case 'FLANDERS':
      return flemishDuty(purchase, answers, day);
    case 'BRUSSELS':
      return brusselsDuty(purchase, answers, day);
    case 'WALLONIA':
      return withShare('duty', purchase.price, walloonRate(purchase, answers), day);
  }
}

/**
 * Tax on a new home. Land bears VAT like the building when one seller sells both, else duty. Land whose share is not
 * known counts as building, which is dearer; the lower rate after demolition holds for the building alone.
 */
function taxOfNew(purchase: Purchase, answers: Answers, day: string): readonly CostLine[] {
  const { price, region, ground } = purchase;
  if (ground === null) return [withShare('vat', price, 'vat-new', day)];
  const land = Math.min(ground, price);
  const rebuilt = answers.rebuilt === 'yes' && rateOn('vat-rebuilt-sale', day) !== null;
  const building = withShare('vat', price - land, rebuilt ? 'vat-rebuilt-sale' : 'vat-new', day);
  if (answers.seller !== 'two') return [building, withShare('landVat', land, 'vat-new', day)];
  const rate = region === 'WALLONIA' ? walloonRate(purchase, answers) : STANDARD[region];
  return [building, withShare('landDuty', land, rate, day)];
}

/** Lines of a fixed amount; none on a day for which it is not known. */
const fixed = (id: CostLine['id'], rate: RateId, day: string): readonly CostLine[] => {
  const known = rateOn(rate, day);
  return known === null ? [] : [{ id, rate, cents: known.value }];
};

/** A notary's fee for a private sale by scale J, without VAT; price and fee in cents. */
export const notaryFee = (price: number): number => sliced(price, SCALE_J.slices);

/** VAT on what a notary charges, cents. */
export const notaryVat = (charged: number, day: string): number =>
  shareOf(charged, valueOn('vat-notary', day));

const isWithVat = ({ isNew }: Purchase, { vat }: Answers): boolean => isNew && vat === 'yes';

/** The sum for answers that are all given. */
function sumOf(purchase: Purchase, answers: Answers, day: string): PurchaseCosts {
  const { price } = purchase;
  const tax = isWithVat(purchase, answers)
    ? taxOfNew(purchase, answers, day)
    : [dutyOf(purchase, answers, day)];
  const fee = notaryFee(price);
  const file = fixed('file', 'no-file-costs', day);
  const charged = file.reduce((sum, { cents }) => sum + cents, fee);
  const lines: readonly CostLine[] = [
    { id: 'price', cents: price, rate: null },
    ...tax.filter(({ base }) => base !== 0 || tax.length === 1),
    { id: 'fee', cents: fee, rate: null },
    ...file,
    { id: 'notaryVat', cents: notaryVat(charged, day), rate: 'vat-notary', base: charged },
    ...fixed('transcription', 'no-transcription', day),
    ...fixed('writing', 'no-writing-duty', day),
  ];
  return { lines, total: lines.reduce((sum, { cents }) => sum + cents, 0), answers };
}

/** The answers to what is asked of this purchase: an address may hold others, which would count beside the rules. */
const askedAnswers = (purchase: Purchase, answers: Answers): Answers =>
  Object.fromEntries(askedOf(purchase, answers).map((id) => [id, answers[id]]));

/** The sums for all answers that are possible beside those given. */
function waysOf(purchase: Purchase, answers: Answers, day: string): readonly PurchaseCosts[] {
  const open = unanswered(purchase, answers);
  if (open === null) return [sumOf(purchase, askedAnswers(purchase, answers), day)];
  return QUESTIONS[open]
    .options(purchase)
    .flatMap((option) => waysOf(purchase, { ...answers, [open]: option }, day));
}

/** The sum for a day, `YYYY-MM-DD`. A question without an answer counts as the dearest of its answers. */
export const costsOf = (purchase: Purchase, answers: Answers, day: string): PurchaseCosts =>
  waysOf(purchase, answers, day).reduce((dearest, way) => (way.total > dearest.total ? way : dearest));

/** The least that it can cost in all, with the answers that lower it most beside those given; cents. */
export const leastOf = (purchase: Purchase, answers: Answers, day: string): number =>
  Math.min(...waysOf(purchase, answers, day).map(({ total }) => total));

/** What the answer to each asked question changes at most, in cents, with the other answers as they are. */
export const effectsOf = (
  purchase: Purchase,
  answers: Answers,
  day: string,
): ReadonlyMap<QuestionId, number> =>
  new Map(
    askedOf(purchase, answers).map((id) => {
      const totals = QUESTIONS[id]
        .options(purchase)
        .map((option) => costsOf(purchase, { ...answers, [id]: option }, day).total);
      return [id, Math.max(...totals) - Math.min(...totals)];
    }),
  );
