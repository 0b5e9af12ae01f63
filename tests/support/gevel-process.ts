import { spawn } from 'node:child_process';

/** What a command line wrote, and its exit code. */
export interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a separate process against a content service, with a text on standard input. */
export const gevelReading = (
  input: string,
  origin: string,
  token: string | null,
  ...words: readonly string[]
): Promise<Said> =>
  new Promise((resolve, reject) => {
    const { GEVEL_TOKEN: _, ...env } = process.env;
    const child = spawn(process.execPath, ['scripts/run.mjs', 'gevel/main.ts', ...words, '--to', origin], {
      env: token === null ? env : { ...env, GEVEL_TOKEN: token },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => {
      said.stdout += text;
    });
    child.stderr.on('data', (text) => {
      said.stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
    // A command that ends without reading it closes the pipe.
    child.stdin.on('error', () => undefined).end(input);
  });

/** Runs the command line as a separate process against a content service, with or without a token. */
export const gevelTo = (origin: string, token: string | null, ...words: readonly string[]): Promise<Said> =>
  gevelReading('', origin, token, ...words);

/** The same at a port of this machine. */
export const gevelAt = (port: number, token: string | null, ...words: readonly string[]): Promise<Said> =>
  gevelTo(`http://localhost:${port}`, token, ...words);
