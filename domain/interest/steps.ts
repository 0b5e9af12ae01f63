/** From seen to visited: a home's figures as ratios, made of what may be shown alone (docs/decisions/0176). */
import type { Shown } from './few.ts';

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

const shownIn = (cell: Shown): number => ('shown' in cell ? cell.shown : 0);
const isShown = (cell: Shown): boolean => 'shown' in cell;

/**
 * The step's figure: times opened in a week in which that is shown; of a hundred times opened, how often the home was
 * kept, asked about or visited. Whole numbers. null where too little is shown to say it.
 */
export function stepOf(step: Step, weeks: readonly ShownWeek[]): number | null {
  const opened = weeks.filter((week) => isShown(week.opened));
  const times = opened.reduce((sum, week) => sum + shownIn(week.opened), 0);
  if (step === 'opened') return opened.length === 0 ? null : Math.round(times / opened.length);
  if (times < FEWEST_OPENED) return null;
  const share = (sum: number): number => Math.round((sum * 100) / times);
  if (step === 'visited') return share(weeks.reduce((sum, { visited }) => sum + visited, 0));
  const cells = weeks.map((week) => week[step]);
  return cells.some(isShown) ? share(cells.reduce((sum, cell) => sum + shownIn(cell), 0)) : null;
}
