import { describe, expect, it } from 'vitest';
import { type HistoryStep, MOST_STEPS, publishedHistory, readHistory } from './home-history.ts';

const stored = (...steps: [at: string | null, price: number | null, status?: string][]) =>
  steps.map(([at, price, status = 'FOR_SALE']) => ({ at, price, status }));

describe('the published history of a home (decision 153)', () => {
  it('has days in Brussels, not instants', () => {
    const { since, steps } = publishedHistory(
      '2026-09-03T22:30:00.000Z',
      stored(['2026-09-03T22:30:00.000Z', 300]),
    );
    expect([since, steps]).toEqual(['2026-09-04', [{ on: '2026-09-04', status: 'FOR_SALE', price: 300 }]]);
  });

  it('does not say a day that is not known', () => {
    expect(publishedHistory(null, stored([null, 300]))).toEqual({
      steps: [{ status: 'FOR_SALE', price: 300 }],
    });
  });

  it.each<[string, ReturnType<typeof stored>, [string | null, number | null][]]>([
    [
      'is put right',
      stored(['2026-09-03T08:00:00Z', 300], ['2026-10-01T08:00:00Z', 30], ['2026-10-01T09:00:00Z', 300]),
      [['2026-09-03', 300]],
    ],
    [
      'is put right by another price',
      stored(['2026-09-03T08:00:00Z', 300], ['2026-10-01T08:00:00Z', 30], ['2026-10-01T09:00:00Z', 290]),
      [
        ['2026-09-03', 300],
        ['2026-10-01', 290],
      ],
    ],
    [
      'stood at the beginning',
      stored(['2026-09-03T08:00:00Z', 30], ['2026-09-04T07:59:59Z', 300]),
      [['2026-09-03', 300]],
    ],
    [
      'follows a slip',
      stored(['2026-09-03T08:00:00Z', 3], ['2026-09-03T09:00:00Z', 30], ['2026-09-03T10:00:00Z', 300]),
      [['2026-09-03', 300]],
    ],
  ])('has no slip of less than a day that %s', (_what, given, expected) => {
    const { steps } = publishedHistory(given[0]?.at ?? null, given);
    expect(steps.map(({ on, price }) => [on ?? null, price ?? null])).toEqual(expected);
  });

  it('never says from when an unknown beginning was shown', () => {
    const { steps } = publishedHistory(
      null,
      stored(['2026-09-03T08:00:00Z', 300], ['2026-10-01T08:00:00Z', 290]),
    );
    expect(steps.map(({ on }) => on)).toEqual([undefined, '2026-10-01']);
  });

  it('has no slip where it is not known for how long a value stood', () => {
    // The list has lost its first steps: 300 may have stood for longer.
    const later = stored(['2026-10-01T08:00:00Z', 300], ['2026-10-01T18:00:00Z', 290]);
    expect(publishedHistory('2026-09-03T08:00:00Z', later).steps.map(({ price }) => price)).toEqual([
      300, 290,
    ]);
    const unknown = stored([null, 300], ['2026-10-01T18:00:00Z', 290]);
    expect(publishedHistory(null, unknown).steps.map(({ price }) => price)).toEqual([300, 290]);
  });

  const CAME = '2026-09-03T08:00:00Z';
  const [OPTION, FREE] = ['OPTION_FOR_SALE', 'FOR_SALE'];
  it('keeps the day of an option whose price changes the morning after', () => {
    const given = stored(
      [CAME, 300],
      ['2026-11-20T19:00:00Z', 300, OPTION],
      ['2026-11-21T08:00:00Z', 290, OPTION],
    );
    const read = readHistory(publishedHistory(CAME, given), { state: 'option', price: 290 });
    expect(read?.stateSince).toBe('2026-11-20');
    expect(read?.loweredOn).toBe('2026-11-21');
  });

  it('keeps the day of a lower price when an option follows the morning after', () => {
    const given = stored([CAME, 300], ['2026-11-20T19:00:00Z', 280], ['2026-11-21T08:00:00Z', 280, OPTION]);
    const read = readHistory(publishedHistory(CAME, given), { state: 'option', price: 280 });
    expect([read?.loweredOn, read?.stateSince]).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('keeps the day of an option that lasts while its price changes each day', () => {
    const daily = Array.from({ length: 9 }, (_, day): [string, number, string] => [
      new Date(Date.UTC(2026, 10, 11 + day, 8 - day)).toISOString(),
      299 - day,
      OPTION,
    ]);
    const given = stored([CAME, 300], ['2026-11-10T09:00:00Z', 300, OPTION], ...daily);
    const published = publishedHistory(CAME, given);
    expect(readHistory(published, { state: 'option', price: 291 })?.stateSince).toBe('2026-11-10');
    expect(published.steps.map(({ on, price }) => [on, price])).toEqual([
      ['2026-09-03', 300],
      ['2026-11-10', 300],
      ['2026-11-19', 291],
    ]);
  });

  it('has a price of the same hours as a state that was a slip', () => {
    const given = stored(
      [CAME, 300],
      ['2026-11-20T08:00:00Z', 280, OPTION],
      ['2026-11-20T09:00:00Z', 280, FREE],
    );
    expect(publishedHistory(CAME, given).steps).toEqual([
      { on: '2026-09-03', status: FREE, price: 300 },
      { on: '2026-11-20', status: FREE, price: 280 },
    ]);
  });

  it('bounds what a home came with by its first day, however many slips follow each other', () => {
    const given = stored(
      [CAME, 3],
      ['2026-09-04T05:00:00Z', 30],
      ['2026-09-05T02:00:00Z', 300],
      ['2026-09-09T08:00:00Z', 290],
    );
    expect(publishedHistory(CAME, given).steps.map(({ on, price }) => [on, price])).toEqual([
      ['2026-09-03', 30],
      ['2026-09-05', 300],
      ['2026-09-09', 290],
    ]);
  });

  it('has what stood for a whole day', () => {
    const steps = stored(['2026-09-03T08:00:00Z', 300], ['2026-09-04T08:00:00Z', 290]);
    expect(publishedHistory(null, steps).steps).toHaveLength(2);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 40 }, (_, day): [string, number] => [
      new Date(Date.UTC(2026, 0, 1 + 2 * day)).toISOString(),
      day,
    ]);
    const { steps } = publishedHistory(null, stored(...many));
    expect(steps).toHaveLength(MOST_STEPS);
    expect(steps.at(-1)?.price).toBe(39);
  });
});

const step = (on: string | null, price: number | null, status = 'FOR_SALE'): HistoryStep => ({
  on,
  price,
  status,
});
const FREE = { state: 'free', price: 280 } as const;

describe('a history is read', () => {
  it('as changes of price and state', () => {
    const steps = [
      step('2026-09-03', 300),
      step('2026-10-01', 280),
      step('2026-11-02', 280, 'OPTION_FOR_SALE'),
    ];
    expect(readHistory({ since: '2026-09-03', steps }, { state: 'option', price: 280 })).toEqual({
      since: '2026-09-03',
      first: { on: '2026-09-03', state: 'free', price: 300 },
      changes: [
        { on: '2026-10-01', price: { before: 300, after: 280 }, state: null },
        { on: '2026-11-02', price: null, state: 'option' },
      ],
      stateSince: '2026-11-02',
      loweredOn: '2026-10-01',
    });
  });

  it.each<[string, HistoryStep[], Parameters<typeof readHistory>[1]]>([
    ['it ends with another price', [step('2026-09-03', 300)], FREE],
    ['it ends in another state', [step('2026-09-03', 280, 'OPTION_FOR_SALE')], FREE],
    ['its status is unknown', [step('2026-09-03', 280, 'constructor')], FREE],
    ['the price is hidden now', [step('2026-09-03', 280)], { state: 'free', price: null }],
    ['its price was hidden once', [step('2026-09-03', null), step('2026-10-01', 280)], FREE],
    ['a day is missing', [step('2026-09-03', 300), step(null, 280)], FREE],
    ['a day does not exist', [step('2026-09-03', 300), step('2026-02-30', 280)], FREE],
    ['it is empty', [], FREE],
  ])('not where %s', (_what, steps, now) => {
    expect(readHistory({ since: '2026-09-03', steps }, now)).toBeNull();
  });

  it('without a step that changes nothing', () => {
    const steps = [step('2026-09-03', 280), step('2026-10-01', 280)];
    expect(readHistory({ since: '2026-09-03', steps }, FREE)?.changes).toEqual([]);
  });

  it('without the day of a state that it came with', () => {
    const steps = [step('2026-09-03', 280, 'OPTION_FOR_SALE')];
    expect(
      readHistory({ since: '2026-09-03', steps }, { state: 'option', price: 280 })?.stateSince,
    ).toBeNull();
  });

  it.each<[string, number[], string | null]>([
    ['a fall', [300, 280], '2026-10-02'],
    ['no rise', [270, 280], null],
    ['no return to what it was', [300, 250, 280], null],
    ['a fall below all before', [300, 320, 280], '2026-10-03'],
    ['no fall after a rise that stays above the first', [270, 300, 280], null],
  ])('as lowered after %s', (_what, prices, day) => {
    const steps = prices.map((price, at) => step(`2026-10-0${at + 1}`, price));
    expect(readHistory({ steps }, FREE)?.loweredOn).toBe(day);
  });
});
