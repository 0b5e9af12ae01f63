/** A bar, and whether it was met. */
export interface Verdict {
  readonly met: boolean;
  readonly text: string;
}

/** A figure held against the most that it may be; one that is no number misses its bar. */
export const atMost = (what: string, value: number, most: number): Verdict => {
  const met = value <= most;
  return { met, text: `${what}: ${Math.round(value)} (at most ${most})` };
};

/** Something that must be so. */
export const holds = (what: string, met: boolean): Verdict => ({ met, text: what });
