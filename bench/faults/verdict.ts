/** A limit, and whether it was met. */
export interface Verdict {
  readonly met: boolean;
  readonly text: string;
}

/** Compares a figure with its maximum; NaN exceeds it. */
export const atMost = (what: string, value: number, most: number): Verdict => {
  const met = value <= most;
  return { met, text: `${what}: ${Math.round(value)} (at most ${most})` };
};

/** A condition that must hold. */
export const holds = (what: string, met: boolean): Verdict => ({ met, text: what });
