/** From seen to visited: a home's figures as ratios, made of what may be shown alone (docs/decisions/0176). */
import { isShown, type Shown, sumOfShown } from './few.ts';
import { bandOf } from './like.ts';

/** What is set against like homes: times opened a week, and of a hundred times opened the others. */
export const STEPS = ['opened', 'kept', 'asked', 'visited'] as const;
export type Step = (typeof STEPS)[number];

/** A closed week as it is shown. */
export interface ShownWeek {
  readonly opened: Shown;
  readonly kept: Shown;
  readonly asked: Shown;
  /** Exact: whoever sells was there. */
  readonly visited: number;
}

/** Fewest times opened of which a share is said: below it, one more or less would move it by four of a hundred. */
const FEWEST_OPENED = 25;

const sumIn = (cells: readonly Shown[]): number | null => {
  const sum = sumOfShown(cells);
  return isShown(sum) ? sum.shown : null;
};

/**
 * The step's figure: times opened in a week in which that is shown; of a hundred times opened, how often the home was
 * kept, asked about or visited. Whole numbers. null where too little is shown to say it.
 */
export function stepOf(step: Step, weeks: readonly ShownWeek[]): number | null {
  const opened = weeks.map((week) => week.opened);
  const times = sumIn(opened);
  if (times === null) return null;
  if (step === 'opened') return Math.round(times / opened.filter(isShown).length);
  if (times < FEWEST_OPENED) return null;
  const sum =
    step === 'visited'
      ? weeks.reduce((all, { visited }) => all + visited, 0)
      : sumIn(weeks.map((week) => week[step]));
  return sum === null ? null : Math.round((sum * 100) / times);
}

/**
 * The bands of homes like one, each by its weeks. None of viewings: they are exact, and of a home only for its own seller.
 */
export const bandsOf = (homes: readonly (readonly ShownWeek[])[]) =>
  new Map(
    STEPS.map((step) => [
      step,
      step === 'visited' ? null : bandOf(homes.map((weeks) => stepOf(step, weeks))),
    ]),
  );
