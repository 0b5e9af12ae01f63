/** The figures as files for spreadsheets: the cells of the page, week by week. */
import { csvHead, csvLine } from '#domain/format/csv-line.ts';
import { isShown, type Shown } from '#domain/interest/few.ts';
import { MEASURES } from '#domain/interest/measures.ts';
import type { Figures } from '#wire/figures.ts';
import { budgetRows, fewRows, formRows, placeRows, type WeeklyRow } from './figure-tables.ts';
import { type Speaking, timeIn } from './figure-words.ts';

export const FILES = ['homes', 'forms', 'searches', 'places', 'budgets', 'answers', 'nights'] as const;
export type FigureFile = (typeof FILES)[number];

interface Lines {
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** Digits alone, which spreadsheets read as a number; else the words of the page. */
const cell = (count: Shown, { s }: Speaking): string =>
  isShown(count) ? String(count.shown) : s('figures.few');

/** A line for each row and week with a number; weeks of which nothing is shown are absent, as rows of them are. */
const weekly = (rows: readonly WeeklyRow[], what: string, speaking: Speaking): Lines => ({
  head: [speaking.s('figures.heads.week'), what, speaking.s('figures.heads.count')],
  lines: rows.flatMap(({ name, weeks }) =>
    weeks.map(({ week, count }) => [week, name, cell(count, speaking)]),
  ),
});

const FILE_OF: Readonly<Record<FigureFile, (figures: Figures, speaking: Speaking) => Lines>> = {
  homes: ({ homes }, speaking) => ({
    head: [
      ...(['week', 'home', 'name', 'city'] as const).map((name) => speaking.s(`figures.heads.${name}`)),
      ...MEASURES.map((measure) => speaking.s(`figures.measures.${measure}`)),
    ],
    lines: homes.flatMap(({ id, name, city, weeks }) =>
      weeks.map(({ week, cells }) => [
        week,
        id,
        name,
        city,
        ...MEASURES.map((measure) => cell(cells[measure], speaking)),
      ]),
    ),
  }),
  forms: (figures, speaking) =>
    weekly(formRows(figures, speaking), speaking.s('figures.heads.form'), speaking),
  searches: ({ searches }, speaking) =>
    weekly(
      searches === null ? [] : fewRows(searches, speaking),
      speaking.s('figures.heads.search'),
      speaking,
    ),
  places: ({ searches }, speaking) =>
    weekly(
      searches === null ? [] : placeRows(searches, speaking),
      speaking.s('figures.heads.city'),
      speaking,
    ),
  budgets: ({ searches }, speaking) =>
    weekly(
      searches === null ? [] : budgetRows(searches, speaking),
      speaking.s('figures.heads.budget'),
      speaking,
    ),
  answers: ({ answers }, speaking) => ({
    head: (['who', 'kind', 'half'] as const).map((name) => speaking.s(`figures.heads.${name}`)),
    lines: answers.map(({ who, kind, half }) => [
      who ?? speaking.s('figures.nobody'),
      speaking.s(`figures.answered.${kind}`),
      half === null ? timeIn(null, speaking.s) : String(half),
    ]),
  }),
  nights: ({ nights }, speaking) => ({
    head: (['month', 'nights', 'taken'] as const).map((name) => speaking.s(`figures.heads.${name}`)),
    lines: nights.map(({ month, nights: all, taken }) => [month.slice(0, 7), String(all), String(taken)]),
  }),
};

/** A table of the figures as CSV. */
export function figureFile(file: FigureFile, figures: Figures, speaking: Speaking): string {
  const { head, lines } = FILE_OF[file](figures, speaking);
  return csvHead(head) + lines.map(csvLine).join('');
}
