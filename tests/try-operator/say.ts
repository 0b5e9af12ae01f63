import { Complaint } from '../../scripts/lib/progress.mjs';

/** Prints what was shown to hold, with its figure. */
export const shown = (what: string, figure = ''): void => {
  process.stdout.write(`✓ ${what}${figure === '' ? '' : `: ${figure}`}\n`);
};

/** Ends the run with what was expected and what came instead. */
export function must(holds: boolean, what: string, instead: unknown = ''): asserts holds {
  if (!holds)
    throw new Complaint(`✗ ${what}${instead === '' ? '' : `\n  instead: ${String(instead).slice(0, 2000)}`}`);
}

/** Milliseconds since an instant, as seconds. */
export const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
