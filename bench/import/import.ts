import { spawn } from 'node:child_process';
import type { Summary } from '../../scripts/gevel/transfer/send-records.ts';
import { Complaint } from '../../scripts/lib/progress.mjs';

/** What an import took, as its own process says. */
export interface Taken {
  /** Milliseconds from the first call to the last chunk, and of the commit. */
  readonly stagingMs: number;
  readonly commitMs: number;
  /** Milliseconds from the start of the process to its first call. */
  readonly startMs: number;
  /** Most memory that the process held: MB. */
  readonly peakMb: number;
  /** Calls that had to be made again. */
  readonly retries: number;
  readonly summary: Summary | null;
  readonly refused: number;
  readonly firstRefusal: string | null;
}

/** Where an import goes, and what it brings. */
interface ImportOrder {
  readonly origin: string;
  readonly token: string;
  readonly site: string;
  readonly file: string;
}

/** What the process of an import prints as it asks for the commit, before what it took. */
export const COMMITTING = 'committing';

/** An import under way. */
export interface RunningImport {
  /** Settles when the commit is asked for, or the process has ended. */
  readonly committing: Promise<void>;
  /** Settles when its process ends: what it took, or null where it was killed. Fails where it fails. */
  readonly done: Promise<Taken | null>;
  kill(): void;
}

/** Starts an import in a process of its own; `progress` shows how far it is. */
export function startImport(
  { origin, token, site, file }: ImportOrder,
  { progress }: { readonly progress: boolean },
): RunningImport {
  const child = spawn(process.execPath, ['bench/import/send.ts', origin, site, file], {
    env: { ...process.env, GEVEL_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complaint] = ['', ''];
  const committing = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.startsWith(COMMITTING)) resolve();
    });
  });
  child.stderr.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-4000);
    if (progress) process.stderr.write(text);
  });
  const done = new Promise<Taken | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(JSON.parse(said.slice(COMMITTING.length)) as Taken);
      else if (signal === 'SIGKILL') resolve(null);
      else reject(new Complaint(`An import ended with ${code ?? signal}:\n${complaint}`));
    });
  });
  return { committing, done, kill: () => child.kill('SIGKILL') };
}
