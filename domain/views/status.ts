import type { StandingState } from '../rules/standing.ts';

/** The status of a home: the state chooses the dot and its colour, the text stands beside it. */
export interface StatusView {
  readonly state: StandingState;
  /** "Te koop", "In optie", "Verkocht". */
  readonly text: string;
}
