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

/** Publishes counted weeks; `met` is how many homes of each kind visitors might have met. */
export function publish(
  homes: readonly HomeCounts[],
  met: Readonly<Record<HomeKind, number>>,
  weeks: readonly string[],
): Published {
  return {
    homes: homes
      .map(({ kind, id, weeks: counted }) => ({
        kind,
        id,
        weeks: counted
          .map((counts): PublishedWeek => ({ week: counts.week, cells: cellsOf(counts) }))
          .filter(isTelling),
      }))
      .filter((home) => home.weeks.length > 0),
    rest: HOME_KINDS.flatMap((kind) =>
      weeks
        .map((week) => {
          const counts = homes
            .filter((home) => home.kind === kind)
            .flatMap((home) => home.weeks.filter((one) => one.week === week));
          return {
            kind,
            week,
            cells: perMeasure((measure) => {
              const counted = counts.map((one) => one[measure]);
              return restOf(counted, met[kind]);
            }),
          };
        })
        .filter(isTelling),
    ),
  };
}
