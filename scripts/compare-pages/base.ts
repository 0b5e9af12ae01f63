import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rename, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEMO_DAY } from '#demo/index.ts';
import { freePort } from '../lib/port.ts';
import { Complaint } from '../lib/progress.mjs';
import { capture } from '../lib/run.ts';
import { waitFor } from '../lib/workers.ts';

/** Seeded data by commit, reused by later runs: the seed of a commit never changes. */
const STORED = '.wrangler/compare';
const STATE = '.wrangler/state';
/** Characters of output that are kept for a failure's message. */
const OUTPUT = 8000;
/** Time that a revision gets to stop by itself, milliseconds. */
const GRACE = 20_000;
/** Time that a revision may take to install, build and start on a loaded machine, seconds. */
const START = 420;

/** A revision of git that runs in a folder of its own. */
export interface Base {
  readonly commit: string;
  readonly port: number;
  /** Ends it and removes its folder. */
  readonly stop: () => Promise<void>;
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Complaint(`git ${args.join(' ')} failed:\n${output.trim()}`);
  return output.trim();
}

/** The commit of a revision. @throws Complaint for an unknown revision. */
export const commitOf = (revision: string): Promise<string> =>
  git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).catch((cause: unknown) => {
    throw new Complaint(`There is no revision "${revision}".`, { cause });
  });

/** A script of the revision, run in its folder by this Node; its output is kept for a failure. */
interface Running {
  readonly ended: Promise<{ readonly code: number; readonly output: string }>;
  readonly end: () => Promise<void>;
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(name);
}

function runScript(folder: string, args: readonly string[]): Running {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches it only through this process, in order.
    detached: process.platform !== 'win32',
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-OUTPUT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
  return {
    ended,
    async end() {
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * Links this checkout's packages into the revision when both have the same lockfile; else the revision's own
 * scripts install them.
 */
async function lendPackages(folder: string): Promise<void> {
  const [own, other] = await Promise.all(
    ['package-lock.json', join(folder, 'package-lock.json')].map((file) => readFile(file, 'utf8')),
  );
  if (own === other) await symlink(await realpath('node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Removes the checkout; never the target of a linked packages folder. */
async function removeCheckout(folder: string): Promise<void> {
  await unlink(join(folder, 'node_modules')).catch((error: NodeJS.ErrnoException) => {
    // A real packages folder, or none: it is removed with the checkout.
    if (!['ENOENT', 'EISDIR', 'EPERM'].includes(error.code ?? '')) throw error;
  });
  await rm(folder, { recursive: true, force: true });
  await git('worktree', 'prune');
}

/**
 * Seeds the revision by its own script on the day of the test data, or reuses the data that an earlier run seeded for
 * this commit.
 */
async function seed(folder: string, commit: string, running: (script: Running) => void): Promise<void> {
  const stored = resolve(STORED, commit);
  const state = join(folder, STATE);
  await mkdir(join(folder, '.wrangler'), { recursive: true });
  const copied = await cp(stored, state, { recursive: true }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (copied) return;
  const script = runScript(folder, ['scripts/reset.mjs', '--day', DEMO_DAY]);
  running(script);
  const { code, output } = await script.ended;
  if (code !== 0) throw new Complaint(`Seeding ${commit} failed:\n${output.trim()}`);
  await rm(STORED, { recursive: true, force: true });
  // Renamed when complete, so that an interrupted run leaves no partial data.
  await cp(state, `${stored}.part`, { recursive: true });
  await rename(`${stored}.part`, stored);
}

/**
 * Checks a commit out beside this working tree and starts it with its own `npm start`. None of its code is
 * imported. @throws Complaint when it does not start; all its files are removed then.
 */
export async function startBase(
  commit: string,
  hostnames: readonly string[],
  stop: AbortSignal,
): Promise<Base> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'gevel-compare-'));
  let script: Running | null = null;
  const setScript = (next: Running): void => {
    script = next;
  };
  const end = async (): Promise<void> => {
    await script?.end();
    await removeCheckout(folder);
  };
  const endNow = (): void => void script?.end();
  stop.addEventListener('abort', endNow, { once: true });
  try {
    await git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
    await lendPackages(folder);
    stop.throwIfAborted();
    await seed(folder, commit, setScript);
    stop.throwIfAborted();
    const port = await freePort();
    const started = runScript(folder, ['scripts/run.mjs', 'serve.ts', '--port', String(port)]);
    setScript(started);
    await waitFor({ port, ended: started.ended }, hostnames, { seconds: START });
    return { commit, port, stop: end };
  } catch (error) {
    await end();
    throw error;
  } finally {
    stop.removeEventListener('abort', endNow);
  }
}
