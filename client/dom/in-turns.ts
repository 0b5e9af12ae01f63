/**
 * Runs each of the works in a task of its own, in this order, so that a touch never waits for more than one. One that
 * throws does not keep the next from running.
 */
export const inTurns = (works: readonly (() => void)[]): void => {
  const [work, ...others] = works;
  if (work === undefined) return;
  setTimeout(() => {
    inTurns(others);
    work();
  });
};
