import { median } from '../stage/statistics.ts';

/** Cost of a run of requests. */
export interface Cost {
  readonly requests: number;
  /** CPU of the workerd process, milliseconds. */
  readonly cpu: number;
  /** Time from the first request to the last answer, milliseconds. */
  readonly time: number;
}

/** Costs of a page and of the constant answer, measured right after one another. */
export interface Pair {
  readonly page: Cost;
  readonly constant: Cost;
}

/** Medians over the rounds. */
export interface Figures {
  /** CPU of a request, milliseconds. */
  readonly cpu: number;
  /** CPU of a request as a multiple of the constant's in the same round. */
  readonly cpuRatio: number;
  /** Requests a second. */
  readonly rate: number;
  /** Requests a second as a share of the constant's in the same round. */
  readonly rateRatio: number;
}

const cpuOf = ({ cpu, requests }: Cost): number => cpu / requests;
const rateOf = ({ time, requests }: Cost): number => (requests * 1_000) / time;

/** Figures of a page from its rounds. Ratios are formed within a round, where other load affects both. */
export const figuresOf = (rounds: readonly Pair[]): Figures => ({
  cpu: median(rounds.map(({ page }) => cpuOf(page))),
  cpuRatio: median(rounds.map(({ page, constant }) => cpuOf(page) / cpuOf(constant))),
  rate: median(rounds.map(({ page }) => rateOf(page))),
  rateRatio: median(rounds.map(({ page, constant }) => rateOf(page) / rateOf(constant))),
});
