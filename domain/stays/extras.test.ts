import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EXTRA_BASES, extrasAgain, extraText, parseExtras } from './extras.ts';
import { breakdownOf, knownCosts, knownExtras, type StayOffer, stayProblem } from './stay.ts';

const OPTIONS = [
  { id: 'dog', name: { nl: 'Hond' }, price: 40, per: 'STAY' },
  { id: 'linen', name: { nl: 'Linnen' }, price: 15.1, per: 'PERSON' },
  { id: 'wood', name: { nl: 'Hout' }, price: 7.5, per: 'PIECE', most: 3 },
  { id: 'energy', name: { nl: 'Energie' }, price: 12, per: 'NIGHT', obligatory: true },
] as const;
const offer: StayOffer = {
  periods: [{ id: 'w', type: 'WEEK', from: '2027-07-03', to: '2027-07-10', price: 900.1, state: 'free' }],
  busy: [],
  rules: { arrivalDays: [6], minNights: 7 },
  costs: knownCosts({ cleaning: 95, deposit: 300, touristTaxPerPersonNight: 1.8 }, OPTIONS),
  maxOccupation: 6,
};
const wish = { from: '2027-07-03', to: '2027-07-10', persons: 3 };
const problem = (id: string, count: number) =>
  stayProblem({ ...wish, extras: [{ id, count }] }, offer, '2026-11-28');

it('adds the obligatory extras to every total, and the chosen ones', () => {
  expect(breakdownOf(wish, offer)).toMatchObject({ total: 900.1 + 95 + 37.8 + 84 });
  const extras = [
    { id: 'dog', count: 1 },
    { id: 'linen', count: 1 },
    { id: 'wood', count: 3 },
  ];
  const breakdown = breakdownOf({ ...wish, extras }, offer);
  expect(breakdown?.extras.map(({ id, count, amount }) => [id, count, amount])).toEqual([
    ['dog', 1, 40],
    ['linen', 1, 45.3],
    ['wood', 3, 22.5],
    ['energy', 1, 84],
  ]);
  expect(breakdown?.total).toBe(1224.7);
});

it('is the sum of its lines to the cent, for any prices', () => {
  const extra = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    price: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
    per: fc.constantFrom(...EXTRA_BASES),
    most: fc.integer({ min: 1, max: 9 }),
    obligatory: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(extra, { selector: ({ id }) => id }),
      fc.integer({ min: 1, max: 6 }),
      (options, n) => {
        const costs = knownCosts({ cleaning: 95.5 }, options);
        const chosen = options.map(({ id }) => ({ id, count: 1 }));
        const found = breakdownOf({ ...wish, persons: n, extras: chosen }, { ...offer, costs });
        const lines = (found?.extras ?? []).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(found?.extras).toHaveLength(options.length);
        expect(Math.round((found?.total ?? 0) * 100)).toBe(90_010 + 9_550 + lines);
      },
    ),
  );
});

it('refuses an unknown extra, or more of it than the unit has', () => {
  expect(['dog', 'wood'].map((id) => problem(id, 1))).toEqual([null, null]);
  expect(problem('wood', 3)).toBeNull();
  const wrong = [
    ['cat', 1],
    ['dog', 2],
    ['wood', 4],
    ['wood', 0],
    ['wood', 1.5],
    ['energy', 1],
  ] as const;
  expect(wrong.map(([id, count]) => problem(id, count))).toEqual(wrong.map(() => 'extras'));
});

it('calculates only options with an id, a price and what it is for; -1 is unset (spec 1 §5)', () => {
  const known = (option: object) => knownExtras([{ ...OPTIONS[0], ...option }]).length;
  expect(known({})).toBe(1);
  expect(known({ price: 0 })).toBe(1);
  const unset = [{ price: -1 }, { price: null }, { id: null }, { per: undefined }, { price: Number.NaN }];
  expect(unset.map(known)).toEqual([0, 0, 0, 0, 0]);
});

it('reads back the address that it writes, and ignores unreadable extras', () => {
  const chosen = [
    { id: 'dog', count: 1 },
    { id: 'wood', count: 12 },
  ];
  expect(parseExtras(chosen.map(extraText))).toEqual(chosen);
  expect(parseExtras(['', ' ', 'dog', 'dog.2'])).toEqual([{ id: 'dog', count: 2 }]);
  expect(parseExtras(['wood.x', 'a b', 'dog.0'])).toEqual(
    ['wood', 'a b', 'dog'].map((id) => ({ id, count: 0 })),
  );
});

it('a moved stay has the same extras: at today’s price, or at the agreed one if the unit no longer has them', () => {
  const { extras: lines } = breakdownOf(
    {
      ...wish,
      extras: [
        { id: 'dog', count: 1 },
        { id: 'wood', count: 3 },
      ],
    },
    offer,
  ) ?? { extras: [] };
  const today = knownExtras([
    { ...OPTIONS[0], price: 50 },
    { ...OPTIONS[2], most: 2 },
  ]);
  const again = extrasAgain(lines, today);
  expect(again.extras.map(({ id, price, most }) => [id, price, most])).toEqual([
    ['dog', 50, 1],
    ['wood', 7.5, 3],
    ['energy', 12, 1],
  ]);
  expect(again.chosen.map(({ id }) => id)).toEqual(['dog', 'wood', 'energy']);
  const costs = { ...offer.costs, extras: again.extras };
  expect(stayProblem({ ...wish, extras: again.chosen }, { ...offer, costs }, '2026-11-28')).toBeNull();
});
