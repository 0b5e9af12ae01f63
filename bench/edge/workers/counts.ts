/** Costs of a page other than CPU. */
export interface Counts {
  /** Calls of the content service. */
  readonly calls: number;
  /** The longest chain of calls that had to wait for one another. */
  readonly rounds: number;
  /** Trips to D1: a batch of statements is one. */
  readonly trips: number;
  /** Statements that D1 ran. */
  readonly statements: number;
  /** Rows that it read, as it counts (and bills) them. */
  readonly rows: number;
}

/** Counts calls, and the longest chain of them. */
interface Waves {
  /** Records the start of a call; the returned function records its answer. */
  begin(): () => void;
  /** Calls and the longest chain since the last time; resets both. */
  take(): { readonly calls: number; readonly rounds: number };
}

/** Counts calls in waves: a call that begins after an answer is one wave later than the answered call. */
export const createWaves = (): Waves => {
  let calls = 0;
  let answered = 0;
  let rounds = 0;
  return {
    begin() {
      const wave = answered + 1;
      calls += 1;
      rounds = Math.max(rounds, wave);
      return () => {
        answered = Math.max(answered, wave);
      };
    },
    take() {
      const taken = { calls, rounds };
      calls = 0;
      answered = 0;
      rounds = 0;
      return taken;
    },
  };
};
