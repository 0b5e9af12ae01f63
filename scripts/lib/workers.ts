import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { ensureLocalSecrets } from './local-secrets.ts';
import { Complaint } from './progress.mjs';
import { WRANGLER, WRANGLER_ENV } from './run.ts';

export const SITE_ALONE: readonly string[] = ['wrangler.toml'];
export const CONTENT_ALONE: readonly string[] = ['content-service/wrangler.toml'];
export const BOTH_WORKERS: readonly string[] = [...SITE_ALONE, ...CONTENT_ALONE];

/** Workers in one local process. */
export interface Workers {
  readonly port: number;
  /** Process id of wrangler, which leads the process group of workerd. */
  readonly pid: number | undefined;
  /** Resolves when they have stopped, for any reason: the exit code and the end of the output. */
  readonly ended: Promise<{ readonly code: number; readonly output: string }>;
  stop(): Promise<void>;
  /** Ends them at once, like a power cut. */
  kill(): Promise<void>;
}

export interface WorkersOptions {
  readonly port: number;
  /** Folder of D1, KV and R2. */
  readonly state: string;
  /** Variables of the site over those of wrangler.toml. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Their configurations; the first is the one that receives requests. Default: both. */
  readonly configs?: readonly string[];
  /** Whether their reports are printed; else they are kept for the message of a failure. */
  readonly echo?: boolean;
  /**
   * Port of the debugger: set it when several run at the same time, because wrangler's own choice can
   * collide.
   */
  readonly inspectorPort?: number;
}

/** Characters of output that are kept for a failure's message. */
const RETAINED = 8000;
/** Time that the Workers get to stop by themselves, milliseconds. */
const GRACE = 5000;

/** Lines of wrangler that are of no use to a reader. */
const NOISE =
  /^\s*$|Logs were written to|hello\.cf|Using redirected|compatibility date|Scheduled Workers are not|trigger a scheduled event|cdn-cgi\/local\/scheduled|cron-triggers/i;

/** Drops wrangler's noise from a piece of output. */
export const withoutNoise = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !NOISE.test(line))
    .join('\n');

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    // Its own process group, so that workerd ends with it.
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, name);
  } catch {
    // It ended between the check and the signal.
  }
}

/** Starts the Workers with wrangler; they answer a little later (`waitFor`). */
export function startWorkers(options: WorkersOptions): Workers {
  ensureLocalSecrets();
  const configs = options.configs ?? BOTH_WORKERS;
  const vars = Object.entries(options.vars ?? {}).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const child = spawn(
    process.execPath,
    [
      WRANGLER,
      'dev',
      ...configs.flatMap((config) => ['-c', config]),
      `--port=${options.port}`,
      `--persist-to=${options.state}`,
      '--log-level=warn',
      '--show-interactive-dev-session=false',
      ...(options.inspectorPort === undefined ? [] : [`--inspector-port=${options.inspectorPort}`]),
      ...vars,
    ],
    {
      env: { ...process.env, ...WRANGLER_ENV },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      const text = withoutNoise(chunk.toString());
      if (text === '') return;
      output = (output + text).slice(-RETAINED);
      if (options.echo === true) process.stderr.write(`${text}\n`);
    });
  }
  const ended = new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 0, output }));
  });
  // They are a separate process group and would outlive a test runner that gives up.
  const abandon = (): void => signal(child, 'SIGKILL');
  process.once('exit', abandon);
  child.once('close', () => process.off('exit', abandon));
  return {
    port: options.port,
    pid: child.pid,
    ended,
    async stop() {
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE);
      await ended;
      clearTimeout(timer);
    },
    async kill() {
      signal(child, 'SIGKILL');
      await ended;
    },
  };
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Status of one GET on a hostname of this machine; null while nothing answers. */
function statusOf(
  port: number,
  hostname: string,
  { path, token }: { readonly path: string; readonly token: string | null },
): Promise<number | null> {
  const headers = {
    host: `${hostname}:${port}`,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, headers, timeout: 5000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    call.once('error', () => resolve(null));
    call.once('timeout', () => call.destroy());
    call.end();
  });
}

interface Wait {
  /** Requested path; default: "/". */
  readonly path?: string;
  /** Token for a content service, which answers nothing without one. */
  readonly token?: string | null;
  readonly seconds?: number;
}

/**
 * Waits until every hostname has the path and answers with a status below 500; fails when the Workers end or
 * the time is over.
 */
export async function waitFor(
  workers: Pick<Workers, 'port' | 'ended'>,
  hostnames: readonly string[],
  { path = '/', token = null, seconds = 60 }: Wait = {},
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  const ended = workers.ended.then(
    ({ output }) => output,
    (error: unknown) => String(error),
  );
  for (const hostname of hostnames) {
    for (;;) {
      const status = await statusOf(workers.port, hostname, { path, token });
      if (status !== null && status < 500 && status !== 404) break;
      const output = await Promise.race([ended, pause(100)]);
      if (output !== undefined) throw new Complaint(`The Workers did not start:\n${output}`);
      if (Date.now() > deadline) {
        throw new Complaint(
          `${hostname} does not answer after ${seconds} s (last status: ${status ?? 'none'}). \`npm run reset\` makes fresh data.`,
        );
      }
    }
  }
}
