/** What all walks stand on: facts that must hold, commands as an operator gives them, changes that visitors see. */
import { appendFile } from 'node:fs/promises';
import { run } from '#scripts/gevel/testing/run.ts';
import { ensureLocalSecrets } from '#scripts/lib/local-secrets.ts';
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

/**
 * Sets variables of the content service of the checkout that is the current directory, for this machine alone: a
 * deployment from it does not have them.
 */
export async function setVars(vars: Readonly<Record<string, string>>): Promise<void> {
  ensureLocalSecrets();
  const lines = Object.entries(vars).map(([name, value]) => `${name}="${value}"\n`);
  await appendFile('content-service/.dev.vars', lines.join(''));
}

/** Time since an instant (milliseconds), in seconds. */
export const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** The command line of an operator. */
export interface Operator {
  /** Runs a command that must succeed; returns its output. */
  readonly does: (...words: readonly string[]) => Promise<string>;
  /** Runs a command that must be refused; returns its output. */
  readonly isRefused: (...words: readonly string[]) => Promise<string>;
}

/** @param origin the content service's, which may change with each deployment. */
export function operator(origin: () => string, token: string): Operator {
  const ends = async (words: readonly string[], expected: 0 | 1): Promise<{ out: string; all: string }> => {
    const { code, stdout, stderr } = await run(words, origin(), { token, waits: true });
    const what = `gevel ${words.join(' ')}${expected === 0 ? '' : ' is refused'}`;
    must(code === expected, what, `exit code ${code}\n${stdout}\n${stderr}`);
    return { out: stdout.trim(), all: `${stdout}\n${stderr}` };
  };
  return {
    does: async (...words) => (await ends(words, 0)).out,
    isRefused: async (...words) => (await ends(words, 1)).all,
  };
}

/**
 * Asks until the condition holds; returns the time that it took. Ends the run after so many seconds and three answers: a
 * look at many pages takes long on a busy machine, and a cached page may be the old one until it was asked for once.
 * @param look what to say of an answer that is not yet the expected one.
 */
export async function seen<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
  { seconds, look }: { readonly seconds: number; readonly look: (answer: Answer) => string },
): Promise<string> {
  const began = performance.now();
  for (let answers = 1; ; answers += 1) {
    const answer = await ask();
    if (holds(answer)) return since(began);
    must(
      answers < 3 || performance.now() - began < seconds * 1000,
      `${what} within ${seconds} s`,
      look(answer),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
