import { type Ran, run } from '#scripts/gevel/testing/run.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { expect } from './workers.ts';

/** The command line at a content service, as its operator; the origin is asked for at each command. */
export function operatorAt(origin: () => string) {
  const gevel = (...words: readonly string[]): Promise<Ran> =>
    run(words, origin(), { token: localOperatorToken() });
  /** The command's lines; it must succeed. */
  const done = async (...words: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await gevel(...words);
    expect(code, stdout + stderr).toBe(0);
    return stdout;
  };
  return { gevel, done };
}
