/** What a page costs beside CPU. */
export interface Counts {
  /** Calls of the content service. */
  readonly calls: number;
  /** How many of them had to wait for one another: the longest chain. */
  readonly rounds: number;
  /** Trips to D1, each with as many statements as could be asked at once. */
  readonly trips: number;
  /** Statements that D1 ran. */
  readonly statements: number;
  /** Rows that it read, as it counts (and charges) them. */
  readonly rows: number;
}

/** A call in progress: the place of its answer in the chain of calls. */
interface Waves {
  /** Notes that a call begins; the function it gives notes that its answer is there. */
  begin(): () => void;
  /** Calls and the longest chain since the last time, which are then forgotten. */
  take(): { readonly calls: number; readonly rounds: number };
}

/** Counts calls in waves: one that begins after an answer came stands a wave behind the latter. */
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
