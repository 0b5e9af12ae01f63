import { Complaint } from '#scripts/lib/progress.mjs';

/** Prints a fact that was verified, with its figure. */
export const shown = (what: string, figure = ''): void => {
  process.stdout.write(`✓ ${what}${figure === '' ? '' : `: ${figure}`}\n`);
};

/** Ends the run with the expected and the actual result. */
export function must(holds: boolean, what: string, instead: unknown = ''): asserts holds {
  if (!holds)
    throw new Complaint(`✗ ${what}${instead === '' ? '' : `\n  instead: ${String(instead).slice(0, 2000)}`}`);
}

/** Time since an instant (milliseconds), in seconds. */
export const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
