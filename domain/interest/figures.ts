/** The tables of an agency's figures, made of published cells alone: of its page and of its files. */
import { isShown, type Shown, sumOfShown } from './few.ts';
import type { HomeKind, Measure } from './measures.ts';
import type { Published, PublishedHome, PublishedWeek } from './published.ts';

/** A total of weeks: "at least" the sum of those that are shown. */
export const totalOf = (weeks: readonly PublishedWeek[], measure: Measure): Shown =>
  sumOfShown(weeks.map(({ cells }) => cells[measure]));

/** A number to sort by; cells that say nothing come last. */
export const sizeOf = (cell: Shown): number => (isShown(cell) ? cell.shown : 0);

const openedOf = ({ weeks }: PublishedHome): number => sizeOf(totalOf(weeks, 'opened'));

/** Homes that were opened, the most opened first; equal ones by id. */
export const byInterest = <Home extends PublishedHome>(homes: readonly Home[]): Home[] =>
  homes
    .filter((home) => openedOf(home) > 0)
    .toSorted((one, other) => openedOf(other) - openedOf(one) || (one.id < other.id ? -1 : 1));

/**
 * Homes that are opened at least as often as the middle one, and of which no week had as many questions as can be shown.
 * Nothing is left out for having some questions: who sees the list cannot tell.
 */
export function withoutQuestions<Home extends PublishedHome>(homes: readonly Home[]): Home[] {
  const ranked = byInterest(homes);
  const middle = ranked[Math.floor((ranked.length - 1) / 2)];
  return ranked.filter(
    (home) =>
      middle !== undefined &&
      openedOf(home) >= openedOf(middle) &&
      !isShown(totalOf(home.weeks, 'questions')) &&
      !isShown(totalOf(home.weeks, 'viewings')),
  );
}

/** Homes of which no week was opened as often as can be shown. */
export const withoutViews = <Home extends PublishedHome>(homes: readonly Home[]): Home[] =>
  homes.filter((home) => openedOf(home) === 0);

/** Forms by which visitors ask something, with the pages on which they are, and where their cells come from. */
export const ASKED_BY = {
  question: { kind: 'estate', measure: 'questions' },
  viewing: { kind: 'estate', measure: 'viewings' },
  rentalQuestion: { kind: 'rental', measure: 'questions' },
  stay: { kind: 'rental', measure: 'viewings' },
} as const satisfies Readonly<Record<string, { readonly kind: HomeKind; readonly measure: Measure }>>;
export type AskedBy = keyof typeof ASKED_BY;
export const ASKED_OF_HOMES = Object.keys(ASKED_BY) as readonly AskedBy[];

/** A measure in each week, of all homes of a kind: those that are shown, and the rest together. */
export const weeklyOf = (
  { homes, rest }: Published,
  weeks: readonly string[],
  measure: Measure,
  kind?: HomeKind,
): Shown[] =>
  weeks.map((week) =>
    sumOfShown(
      homes
        .filter((one) => kind === undefined || one.kind === kind)
        .flatMap((one) => one.weeks)
        .concat(rest.filter((one) => kind === undefined || one.kind === kind))
        .filter((one) => one.week === week)
        .map(({ cells }) => cells[measure]),
    ),
  );
