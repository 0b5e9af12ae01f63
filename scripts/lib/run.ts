import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Complaint } from './progress.mjs';

/** How a finished command ended. */
export interface Outcome {
  readonly code: number;
  /** Output of both streams, in order. */
  readonly output: string;
  /** Only stdout, for example for JSON that warnings must not break. */
  readonly stdout: string;
}

/** Settings that keep wrangler offline, quiet and on React's production build. */
export const WRANGLER_ENV = {
  // Its build command runs with this same Node.
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG_PATH: '.wrangler/logs',
  // It would store a trace of every request, beside the data: a third of the CPU of a page.
  X_LOCAL_OBSERVABILITY: 'false',
  NODE_ENV: 'production',
} as const;

/** The wrangler of node_modules, run with this same Node. */
export const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

const running = new Set<ChildProcess>();

/** Ends all running commands when this process is asked to stop. */
export function endRunning(): void {
  for (const child of running) child.kill();
}

interface CaptureOptions {
  /** Working folder; default: the current one. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Shows its output while it works. */
  readonly echo?: boolean;
  /** Called with each line of its stdout. */
  readonly say?: (line: string) => void;
}

/** Runs a command to its end with no input. */
export function capture(
  command: string,
  args: readonly string[],
  options: CaptureOptions = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(options.cwd !== undefined && { cwd: options.cwd }),
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    let stdout = '';
    const collect = (into: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (into === process.stdout) stdout += chunk.toString();
      if (options.echo === true) into.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    if (options.say !== undefined) createInterface({ input: child.stdout }).on('line', options.say);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, stdout });
    });
  });
}

/** Like `capture`, but an exit code other than 0 is a `Complaint` with the command's output. */
export async function must(
  what: string,
  command: string,
  args: readonly string[],
  options: Omit<CaptureOptions, 'echo'> = {},
): Promise<string> {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Complaint(`${what} failed:\n${output.trim()}`);
  return output;
}
