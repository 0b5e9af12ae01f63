import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isFree } from './port.ts';

/** Note of a running `npm start`, so that two never write the same data. */
const NOTE = '.wrangler/running.json';

export interface Running {
  readonly pid: number;
  readonly port: number;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The `npm start` that uses this checkout's data now; null when there is none. */
export async function findRunning(): Promise<Running | null> {
  try {
    const note: unknown = JSON.parse(await readFile(NOTE, 'utf8'));
    if (typeof note !== 'object' || note === null || !('pid' in note) || !('port' in note)) return null;
    const { pid, port } = note;
    if (typeof pid !== 'number' || typeof port !== 'number') return null;
    // A process id may have been given to another program since; that one does not hold the port.
    return isAlive(pid) && !(await isFree(port)) ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** Leaves the note; returns how to take it away again. */
export async function noteRunning(port: number): Promise<() => Promise<void>> {
  await mkdir(dirname(NOTE), { recursive: true });
  await writeFile(NOTE, JSON.stringify({ pid: process.pid, port }));
  return () => rm(NOTE, { force: true });
}
