/**
 * What may be published of the homes of a site (decision 177): a cell for each home, week and measure, and for each week
 * what the homes without a shown cell had together. All figures, totals and files are made of these and of nothing else.
 */
import { isShown, type Shown, shownOf } from './few.ts';
import { HOME_KINDS, type HomeKind, MEASURES, type Measure } from './measures.ts';
import { restOf } from './rest.ts';

export type Counts = Readonly<Record<Measure, number>>;
type Cells = Readonly<Record<Measure, Shown>>;

/** A home with its counted weeks, each named by its Monday; raw numbers. */
export interface HomeCounts {
  readonly kind: HomeKind;
  readonly id: string;
  readonly weeks: readonly (Counts & { readonly week: string })[];
}

export interface PublishedWeek {
  readonly week: string;
  readonly cells: Cells;
}

/** A home with the weeks of which anything can be shown. */
export interface PublishedHome {
  readonly kind: HomeKind;
  readonly id: string;
  readonly weeks: readonly PublishedWeek[];
}

/** A week of all homes of a kind whose own cells say nothing. */
interface PublishedRest extends PublishedWeek {
  readonly kind: HomeKind;
}

export interface Published {
  readonly homes: readonly PublishedHome[];
  readonly rest: readonly PublishedRest[];
}

const perMeasure = (cellOf: (measure: Measure) => Shown): Cells =>
  Object.fromEntries(MEASURES.map((measure) => [measure, cellOf(measure)])) as Record<Measure, Shown>;

/** The cells of raw counts. */
const cellsOf = (counts: Counts): Cells => perMeasure((measure) => shownOf(counts[measure]));

/** Whether any of the cells says its number. */
const isTelling = ({ cells }: PublishedWeek): boolean => Object.values(cells).some(isShown);

/** By which a home is known. */
export const homeKey = ({ kind, id }: Pick<HomeCounts, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The cells of a home in the weeks of which anything can be shown. */
const publishHome = ({ kind, id, weeks }: HomeCounts): PublishedHome => ({
  kind,
  id,
  weeks: weeks.map((counts) => ({ week: counts.week, cells: cellsOf(counts) })).filter(isTelling),
});

/**
 * Publishes counted weeks, oldest first; `there` are the homes that visitors can meet now, by `homeKey`. A reader may think
 * of those of them of which something was shown by then when they wonder who shared the rest of a week: that they were
 * there, and still are, is known from what is published, so that the rest is told or not by published cells alone.
 */
export function publish(
  homes: readonly HomeCounts[],
  there: ReadonlySet<string>,
  weeks: readonly string[],
): Published {
  const published = homes.map(publishHome).filter((home) => home.weeks.length > 0);
  const restIn = (kind: HomeKind, week: string): PublishedRest => {
    const counts = homes
      .filter((home) => home.kind === kind)
      .flatMap((home) => home.weeks.filter((one) => one.week === week));
    const met = published.filter(
      (home) => home.kind === kind && there.has(homeKey(home)) && home.weeks.some((one) => one.week <= week),
    );
    const shows = (home: PublishedHome, measure: Measure): boolean =>
      home.weeks.some((one) => one.week === week && isShown(one.cells[measure]));
    return {
      kind,
      week,
      cells: perMeasure((measure) =>
        restOf(
          counts.map((one) => one[measure]),
          met.filter((home) => !shows(home, measure)).length,
        ),
      ),
    };
  };
  return {
    homes: published,
    rest: HOME_KINDS.flatMap((kind) => weeks.map((week) => restIn(kind, week)).filter(isTelling)),
  };
}
