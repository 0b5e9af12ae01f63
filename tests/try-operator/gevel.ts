import { spawn } from 'node:child_process';
import { must } from './say.ts';

/** Result of a command. */
export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line like an operator, against one content service. */
export function operator(origin: string, token: string) {
  const run = (words: readonly string[]): Promise<Said> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['scripts/gevel.mjs', ...words, '--to', origin], {
        env: { ...process.env, GEVEL_TOKEN: token },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said = { stdout: '', stderr: '' };
      child.stdout.on('data', (text) => (said.stdout += text));
      child.stderr.on('data', (text) => (said.stderr += text));
      child.once('error', reject);
      child.once('close', (code) => resolve({ code: code ?? -1, ...said }));
    });

  return {
    run,
    /** Runs a command that must succeed; returns its output. */
    async does(...words: readonly string[]): Promise<string> {
      const { code, stdout, stderr } = await run(words);
      must(code === 0, `gevel ${words.join(' ')}`, `exit code ${code}\n${stdout}\n${stderr}`);
      return stdout.trim();
    },
    /** Runs a command that must be refused; returns its output. */
    async isRefused(...words: readonly string[]): Promise<string> {
      const { code, stdout, stderr } = await run(words);
      must(code === 1, `gevel ${words.join(' ')} is refused`, `exit code ${code}\n${stdout}\n${stderr}`);
      return `${stdout}\n${stderr}`;
    },
  };
}
