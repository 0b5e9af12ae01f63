import { expect, it } from 'vitest';
import { byInterest, totalOf, weeklyOf, withoutQuestions, withoutViews } from './figures.ts';
import { MEASURES, type Measure } from './measures.ts';
import { type Counts, homeKey, publish } from './published.ts';

const WEEKS = ['2026-11-09', '2026-11-16'];
const counts = (some: Partial<Readonly<Record<Measure, number>>>): Counts => ({
  ...(Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Record<Measure, number>),
  ...some,
});
const home = (id: string, ...weeks: Partial<Record<Measure, number>>[]) => ({
  kind: 'estate' as const,
  id,
  weeks: weeks.map((some, at) => ({ week: WEEKS[at] ?? '', ...counts(some) })),
});

const RAW = [
  home('a', { opened: 40, questions: 2 }, { opened: 30, questions: 4 }),
  home('b', { opened: 50, questions: 7 }, { opened: 4 }),
  home('c', { opened: 4 }, { opened: 3 }),
  home('d', { opened: 9 }, {}),
];
// Six others are there, too, of which something was shown before.
const OTHERS = ['e', 'f', 'g', 'h', 'i', 'j'].map((id) => home(id, { kept: 5 }));
const THERE = new Set([...RAW, ...OTHERS].map(homeKey));
const published = publish([...RAW, ...OTHERS], THERE, WEEKS);

it('adds up the cells that are shown, and no others', () => {
  expect(published.homes.slice(0, 3).map(({ id, weeks }) => [id, totalOf(weeks, 'opened')])).toEqual([
    ['a', { shown: 70 }],
    ['b', { shown: 50 }],
    ['d', { shown: 9 }],
  ]);
});

it('tells of each week what quiet homes had together', () => {
  // 4 of `c` in the first week, which is no five; 4 of `b` and 3 of `c` in the second.
  expect(weeklyOf(published, WEEKS, 'opened')).toEqual([{ shown: 99 }, { shown: 37 }]);
  // Homes that are gone share nothing: then two are left, and seven would tell of both.
  const left = publish([...RAW, ...OTHERS], new Set(['estate/a', 'estate/b', 'estate/d']), WEEKS);
  expect(weeklyOf(left, WEEKS, 'opened')).toEqual([{ shown: 99 }, { shown: 30 }]);
  expect(weeklyOf(published, WEEKS, 'questions')).toEqual([{ shown: 7 }, { few: true }]);
  expect(weeklyOf(published, WEEKS, 'opened', 'rental')).toEqual([{ few: true }, { few: true }]);
});

it('lists homes by interest, those of which nobody asks, and those that nobody opens', () => {
  expect(byInterest(published.homes).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  // `d` is opened less often than the middle one; of `b` a week had questions that are shown.
  expect(withoutQuestions(published.homes).map(({ id }) => id)).toEqual(['a']);
  const all = [...published.homes, { kind: 'estate' as const, id: 'c', weeks: [] }];
  expect(withoutViews(all).map(({ id }) => id)).toEqual([...'efghij', 'c']);
});
