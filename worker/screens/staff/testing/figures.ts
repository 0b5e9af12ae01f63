/** Figures with something in every part, for tests of their page. */
import type { Shown } from '#domain/interest/few.ts';
import { MEASURES, type Measure } from '#domain/interest/measures.ts';
import type { Figures } from '#wire/figures.ts';
import type { StaffMe } from '#wire/staff.ts';

export const WEEKS = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'];

/** Cells that say nothing, but for these. */
export const cells = (shown: Partial<Readonly<Record<Measure, number>>>): Record<Measure, Shown> =>
  Object.fromEntries(
    MEASURES.map((measure): [Measure, Shown] => {
      const number = shown[measure];
      return [measure, number === undefined ? { few: true } : { shown: number }];
    }),
  ) as Record<Measure, Shown>;

/** A home that is opened so often in each week. */
const home = (
  id: string,
  name: string,
  opened: readonly number[],
  more: Partial<Record<Measure, number>> = {},
) => ({
  kind: 'estate' as const,
  id,
  name,
  city: 'Knokke',
  offered: true,
  pictures: 7,
  weeks: opened.flatMap((number, at) =>
    number === 0 ? [] : [{ week: WEEKS[at] ?? '', cells: cells({ opened: number, ...more }) }],
  ),
});

const counted = (week: string | undefined, shown: number) => ({ week: week ?? '', count: { shown } });

export const figuresOf = (me: StaffMe): Figures => ({
  me,
  counted: true,
  weeks: [...WEEKS],
  next: '2026-11-30',
  homes: [
    home('501', 'Koninklijke Baan 20', [120, 84, 61, 47]),
    home('502', 'Lippenslaan 112', [40, 31, 22, 18], { questions: 6 }),
    home('503', 'Residentie De Zeven Torens aan de Koninklijke Baan 120–134', []),
  ],
  rest: [{ kind: 'estate', week: '2026-11-16', cells: cells({ opened: 12, questions: 9 }) }],
  forms: [{ form: 'general', weeks: [counted(WEEKS[3], 8)] }],
  answers: [
    { who: 'An Smet', kind: 'question', half: 110 },
    { who: 'Bo Maes', kind: 'question', half: null },
  ],
  nights: [
    { month: '2026-10-01', nights: 310, taken: 149 },
    { month: '2026-11-01', nights: 300, taken: 93 },
  ],
  searches: {
    few: [
      {
        search: 'city=1201&type=1&status=FOR_SALE&price-max=400000&with=garden',
        weeks: [counted(WEEKS[2], 18), counted(WEEKS[3], 23)],
      },
    ],
    places: [{ id: '1201', weeks: [counted(WEEKS[3], 52)] }],
    budgets: [{ upTo: 400_000, weeks: [counted(WEEKS[3], 31)] }],
    cities: [{ id: '1201', name: { nl: 'Heist', fr: 'Heist-sur-Mer' } }],
  },
});
