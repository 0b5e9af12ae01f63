import { describe, expect, it } from 'vitest';
import { euros, inEuros, shareOf } from './amounts.ts';
import { loanFees, readLoanRate, repaymentOf, securedBy } from './loan.ts';
import { costsOf, effectsOf, leastOf, notaryFee, notaryVat } from './purchase.ts';
import { type Answers, askedOf, type Purchase } from './questions.ts';
import { RATES, type RateId, rateOn } from './rates.ts';
import { rentCosts } from './rent.ts';
import { COST_SOURCES } from './sources.ts';
import { DUTY_EXAMPLES, FEE_EXAMPLES, OLDER_SUMS, SAVED_EXAMPLES, SUM_EXAMPLES } from './testing/examples.ts';
import { unconfirmedFor } from './unconfirmed.ts';

const DAY = '2026-11-29';

const homeIn = (region: Purchase['region'], price: number, more: Partial<Purchase> = {}): Purchase => ({
  region,
  subject: 'dwelling',
  price: euros(price),
  isNew: false,
  ground: null,
  classes: 4,
  ...more,
});

const linesOf = (purchase: Purchase, answers: Answers, day = DAY): Readonly<Record<string, number>> =>
  Object.fromEntries(costsOf(purchase, answers, day).lines.map(({ id, cents }) => [id, inEuros(cents)]));
const dutyOf = (purchase: Purchase, answers: Answers): number | undefined => linesOf(purchase, answers).duty;

describe('published examples', () => {
  it.each(DUTY_EXAMPLES)('$name: duty of $duty', ({ region, price, answers, duty }) => {
    expect(dutyOf(homeIn(region, price), answers)).toBe(duty);
  });

  it.each(SAVED_EXAMPLES)('$name: $saved saved', ({ region, price, saved }) => {
    const home = homeIn(region, price);
    const own = dutyOf(home, { use: 'own', better: 'no' }) ?? Number.NaN;
    expect((dutyOf(home, { use: 'other' }) ?? Number.NaN) - own).toBe(saved);
  });

  it.each([...FEE_EXAMPLES, ...OLDER_SUMS])('$name: fee of $fee', ({ price, fee }) => {
    expect(inEuros(notaryFee(euros(price)))).toBe(fee);
  });

  it.each([...SUM_EXAMPLES, ...OLDER_SUMS])('$name: VAT of $vat on fee and 1,100', ({ price, vat }) => {
    expect(inEuros(notaryVat(notaryFee(euros(price)) + euros(1100), DAY))).toBe(vat);
  });

  it.each(SUM_EXAMPLES)('$name: $total in all', ({ price, duty, fee, vat, total }) => {
    for (const region of ['WALLONIA', 'BRUSSELS'] as const)
      expect(linesOf(homeIn(region, price), { use: 'other' })).toMatchObject({ duty, fee });
    expect(inEuros(euros(duty) + euros(fee) + euros(1100) + euros(vat) + euros(230))).toBe(total);
  });

  it('mo-200000: 2,200 on a loan with its accessories', () => {
    const [registration] = loanFees(euros(200_000), DAY);
    expect(securedBy(euros(200_000))).toBe(euros(220_000));
    expect(registration).toMatchObject({ id: 'registration', cents: euros(2200) });
  });

  it.each([
    ['mo-retr-low', 300_000, 270],
    ['mo-retr-high', 300_001, 1160],
  ])('%s: the retribution for a loan of %i is %i', (_, sum, retribution) => {
    const line = loanFees(euros(sum), DAY).find(({ id }) => id === 'retribution');
    expect(line?.cents).toBe(euros(retribution));
  });

  it('vat-rebuild-330000: 19,800 instead of 69,300', () => {
    const price = euros(80_000) + euros(250_000);
    expect(shareOf(price, RATES['vat-rebuilt-sale'].value)).toBe(euros(19_800));
    expect(shareOf(price, RATES['vat-new'].value)).toBe(euros(69_300));
  });
});

describe('a whole sum of today', () => {
  it('has each line to the cent, and their sum', () => {
    const { lines, total } = costsOf(homeIn('FLANDERS', 445_000), { use: 'own' }, DAY);
    expect(lines.map(({ id, cents }) => [id, inEuros(cents)])).toEqual([
      ['price', 445_000],
      ['duty', 8900],
      ['fee', 2560.3],
      ['file', 750],
      ['notaryVat', 695.16],
      ['transcription', 285],
      ['writing', 100],
    ]);
    expect(inEuros(total)).toBe(458_290.46);
  });

  it('lacks a line whose amount is due to change, and says so by its absence', () => {
    expect(linesOf(homeIn('FLANDERS', 445_000), { use: 'own' }, '2027-01-01')).not.toHaveProperty(
      'transcription',
    );
    expect(loanFees(euros(200_000), '2027-01-01').map(({ id }) => id)).not.toContain('retribution');
  });

  it('follows the conditions of the day of the deed', () => {
    const rateAt = (day: string) =>
      costsOf(homeIn('FLANDERS', 445_000), { use: 'own' }, day).lines.find(({ id }) => id === 'duty')?.rate;
    expect([rateAt('2025-12-31'), rateAt('2026-01-01')]).toEqual([
      'fl-own-only-home',
      'fl-own-only-home-2026',
    ]);
  });
});

describe('limits of reduced rates', () => {
  it.each<[string, Purchase, Answers, number]>([
    ['a modest home at its limit', homeIn('FLANDERS', 220_000), { use: 'own' }, 2533],
    ['above it', homeIn('FLANDERS', 220_001), { use: 'own', core: 'no' }, 4400.02],
    ['above it in a core city', homeIn('FLANDERS', 240_000), { use: 'own', core: 'yes' }, 2933],
    ['above the limit of a core city', homeIn('FLANDERS', 240_001), { use: 'own', core: 'yes' }, 4800.02],
    ['a duty lower than the reduction', homeIn('FLANDERS', 80_000), { use: 'own' }, 0],
    ['social letting', homeIn('FLANDERS', 300_000), { use: 'social' }, 21_000],
    ['a plot in Flanders', homeIn('FLANDERS', 300_000, { subject: 'plot' }), { use: 'own' }, 36_000],
    ['a plot in Wallonia', homeIn('WALLONIA', 100_000, { subject: 'plot' }), { use: 'own' }, 3000],
    ['Brussels at the limit', homeIn('BRUSSELS', 600_000), { use: 'own', better: 'no' }, 50_000],
    ['Brussels above it', homeIn('BRUSSELS', 600_001), { use: 'own', better: '3' }, 75_000.13],
    ['Brussels, two classes better', homeIn('BRUSSELS', 400_000), { use: 'own', better: '2' }, 18_750],
    ['a plot in Brussels', homeIn('BRUSSELS', 300_000, { subject: 'plot' }), { use: 'own' }, 25_000],
    [
      'a plot in Brussels above it',
      homeIn('BRUSSELS', 300_001, { subject: 'plot' }),
      { use: 'own' },
      37_500.13,
    ],
    ['a shop', homeIn('WALLONIA', 200_000, { subject: 'other' }), { use: 'own' }, 25_000],
  ])('%s', (_, purchase, answers, duty) => {
    expect(dutyOf(purchase, answers)).toBe(duty);
  });
});

describe('a new home', () => {
  const flat = (more: Partial<Purchase> = {}, region: Purchase['region'] = 'FLANDERS') =>
    homeIn(region, 400_000, { isNew: true, ground: euros(100_000), ...more });
  it.each<[string, Purchase, Answers, Readonly<Record<string, number>>]>([
    ['of one seller', flat(), { vat: 'yes', seller: 'one', rebuilt: 'no' }, { vat: 63_000, landVat: 21_000 }],
    ['of two', flat(), { vat: 'yes', seller: 'two', rebuilt: 'no' }, { vat: 63_000, landDuty: 12_000 }],
    [
      'of two in Wallonia',
      flat({}, 'WALLONIA'),
      { vat: 'yes', seller: 'two', rebuilt: 'no', use: 'own' },
      { vat: 63_000, landDuty: 3000 },
    ],
    [
      'of two in Brussels',
      flat({}, 'BRUSSELS'),
      { vat: 'yes', seller: 'two', rebuilt: 'no' },
      { vat: 63_000, landDuty: 12_500 },
    ],
    [
      'after demolition',
      flat(),
      { vat: 'yes', seller: 'one', rebuilt: 'yes' },
      { vat: 18_000, landVat: 21_000 },
    ],
    ['of an unknown share of land', flat({ ground: null }), { vat: 'yes', rebuilt: 'yes' }, { vat: 84_000 }],
    ['without VAT', flat(), { vat: 'no', use: 'own' }, { duty: 8000 }],
    ['of which nothing is answered', flat(), {}, { vat: 63_000, landVat: 21_000 }],
    [
      'whose land is dearer than itself',
      flat({ ground: euros(500_000) }),
      { vat: 'yes' },
      { landVat: 84_000 },
    ],
  ])('%s', (_, purchase, answers, taxes) => {
    const fees = ['price', 'fee', 'file', 'notaryVat', 'transcription', 'writing'];
    const lines = Object.entries(linesOf(purchase, answers)).filter(([name]) => !fees.includes(name));
    expect(Object.fromEntries(lines)).toEqual(taxes);
  });
});

describe('questions', () => {
  it('without an answer, or with one that there is not, count as the dearest', () => {
    const home = homeIn('FLANDERS', 230_000);
    const dearest = costsOf(home, { use: 'other' }, DAY).total;
    expect(costsOf(home, {}, DAY).total).toBe(dearest);
    expect(costsOf(home, { use: 'castle' }, DAY).total).toBe(dearest);
    expect(leastOf(home, {}, DAY)).toBe(costsOf(home, { use: 'own', core: 'yes' }, DAY).total);
  });

  it.each<[string, Purchase, Answers, readonly string[]]>([
    ['an existing home', homeIn('FLANDERS', 445_000), {}, ['use']],
    ['a home of 230,000 in Flanders', homeIn('FLANDERS', 230_000), { use: 'own' }, ['use', 'core']],
    ['a home in Brussels', homeIn('BRUSSELS', 400_000), { use: 'own' }, ['use', 'better']],
    ['one with a good certificate', homeIn('BRUSSELS', 400_000, { classes: 1 }), { use: 'own' }, ['use']],
    ['a plot in Flanders', homeIn('FLANDERS', 200_000, { subject: 'plot' }), {}, []],
    ['a plot in Wallonia', homeIn('WALLONIA', 200_000, { subject: 'plot' }), {}, ['use']],
    ['a shop', homeIn('BRUSSELS', 200_000, { subject: 'other' }), {}, []],
    ['a new home', homeIn('FLANDERS', 400_000, { isNew: true }), {}, ['vat', 'seller', 'rebuilt']],
    ['one without VAT', homeIn('FLANDERS', 400_000, { isNew: true }), { vat: 'no' }, ['vat', 'use']],
  ])('of %s', (_, purchase, answers, asked) => {
    expect(askedOf(purchase, answers)).toEqual(asked);
  });

  it.each<[string, Purchase, Answers, Answers]>([
    [
      'classes that there are not',
      homeIn('BRUSSELS', 400_000, { classes: 1 }),
      { use: 'own' },
      { better: '8' },
    ],
    [
      'rebuilt, of what is no home',
      homeIn('FLANDERS', 400_000, { subject: 'other', isNew: true, ground: 0 }),
      { vat: 'yes', seller: 'one' },
      { rebuilt: 'yes' },
    ],
  ])('that are not asked change nothing: %s', (_, purchase, given, others) => {
    expect(costsOf(purchase, { ...given, ...others }, DAY)).toEqual(costsOf(purchase, given, DAY));
  });

  it('say what their answers change', () => {
    const effects = effectsOf(homeIn('FLANDERS', 445_000), {}, DAY);
    expect([...effects]).toEqual([['use', euros(44_500)]]);
  });
});

describe('a loan', () => {
  it('is paid in equal months at the rate of a month that makes the year’s', () => {
    const sum = euros(300_000);
    const { month, interest } = repaymentOf(sum, 3.2, 25);
    // The payments pay the loan off: what is left after them is less than a payment's rounding.
    const monthly = 1.032 ** (1 / 12);
    const left = Array.from({ length: 300 }).reduce<number>((owed) => owed * monthly - month, sum);
    expect(Math.abs(left)).toBeLessThan(300);
    expect(interest).toBe(month * 300 - sum);
  });

  it('without interest is the sum in equal parts', () => {
    expect(repaymentOf(euros(120_000), 0, 10)).toEqual({ month: euros(1000), interest: 0 });
  });

  it.each<[string, number | null]>([
    ['3,2', 3.2],
    [' 3.25 % ', 3.25],
    ['0', 0],
    ['20', 20],
    ['20,1', null],
    ['', null],
    ['-1', null],
    ['drie', null],
    ['3,2,1', null],
  ])('has the rate that was typed: %j', (typed, rate) => {
    expect(readLoanRate(typed)).toBe(rate);
  });
});

describe('a letting', () => {
  const rented = {
    region: 'FLANDERS',
    dwelling: true,
    rent: euros(950),
    charges: euros(75),
    included: false,
    deposit: euros(1900),
  } as const;
  it('has the sum of a month and of the start', () => {
    expect(rentCosts(rented, DAY)).toMatchObject({
      month: { cents: euros(1025), whole: true },
      start: { cents: euros(2925), whole: true },
      limit: { months: 3 },
    });
  });

  it.each([
    ['charges', { charges: null }, 950, false, 2850, false],
    ['a deposit', { deposit: null }, 1025, true, 1025, false],
    ['charges that the rent contains', { charges: null, included: true }, 950, true, 2850, true],
  ] as const)('does not guess %s', (_, more, month, isWhole, start, isWholeStart) => {
    expect(rentCosts({ ...rented, ...more }, DAY)).toMatchObject({
      month: { cents: euros(month), whole: isWhole },
      start: { cents: euros(start), whole: isWholeStart },
    });
  });

  it('names the most that a deposit may be, of a home in a known region', () => {
    const limitOf = (more: object) => rentCosts({ ...rented, ...more }, DAY).limit?.months ?? null;
    expect(limitOf({ region: 'BRUSSELS' })).toBe(2);
    expect(limitOf({ region: null })).toBeNull();
    expect(limitOf({ dwelling: false })).toBeNull();
  });
});

describe('rates', () => {
  it('have a source each, and each source a rate', () => {
    const named = Object.values(RATES).flatMap(({ sources }) => [...sources]);
    expect(Object.entries(RATES).filter(([, { sources }]) => sources.length === 0)).toEqual([]);
    const unused = Object.keys(COST_SOURCES).filter(
      (name) => !named.includes(name as (typeof named)[number]),
    );
    // The second source of the scale.
    expect(unused).toEqual(['pim']);
  });

  it('hold from their first day until the day of a change', () => {
    const known = (id: RateId, day: string) => rateOn(id, day) !== null;
    expect([known('no-transcription', '2023-12-31'), known('no-transcription', '2024-01-01')]).toEqual([
      false,
      true,
    ]);
    expect(known('no-transcription', '2027-01-01')).toBe(false);
  });

  it('that are not confirmed are named where they matter', () => {
    const of = (more: object) =>
      unconfirmedFor({ region: 'FLANDERS', subject: 'dwelling', isNew: false, loan: false, ...more });
    expect(of({})).toEqual(['notaryDiscount', 'thirdParties', 'monument', 'demolition', 'socialHome']);
    expect(of({ subject: 'plot' })).toEqual(['thirdParties', 'farmland']);
    expect(of({ region: 'BRUSSELS', isNew: true })).toEqual([
      'notaryDiscount',
      'thirdParties',
      'socialVat',
      'rebuiltLand',
      'landAbatement',
    ]);
    expect(of({ loan: true })).toEqual(['loanNotary', 'loanAnnexes']);
  });
});
