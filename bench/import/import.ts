import { spawn } from 'node:child_process';
import type { Summary } from '#scripts/gevel/transfer/send-records.ts';
import { Complaint } from '#scripts/lib/progress.mjs';

/** Measurements of an import by its own process. */
export interface Taken {
  /** Milliseconds from the first call to the last chunk, and of the commit. */
  readonly stagingMs: number;
  readonly commitMs: number;
  /** Milliseconds from the start of the process to its first call. */
  readonly startMs: number;
  /** Peak memory of the process, MB. */
  readonly peakMb: number;
  /** Number of repeated calls. */
  readonly retries: number;
  readonly summary: Summary | null;
  readonly refused: number;
  readonly firstRefusal: string | null;
}

/** Destination and content of an import. */
interface ImportOrder {
  readonly origin: string;
  readonly token: string;
  readonly site: string;
  readonly file: string;
}

/** Printed by the import process when it requests the commit, before its measurements. */
export const COMMITTING = 'committing';

/** A running import. */
export interface RunningImport {
  /** Resolves when the commit is requested, or the process has ended. */
  readonly committing: Promise<void>;
  /** Resolves when its process ends: its measurements, or null when it was killed. Rejects when it failed. */
  readonly done: Promise<Taken | null>;
  kill(): void;
}

/** Starts an import in a separate process; `progress` prints its progress. */
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
