import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isFree } from './port.ts';

/** File that records a running `npm start`, so that two never write the same data. */
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

/** The `npm start` that currently uses this checkout's data; null when there is none. */
export async function findRunning(): Promise<Running | null> {
  try {
    const note: unknown = JSON.parse(await readFile(NOTE, 'utf8'));
    if (typeof note !== 'object' || note === null || !('pid' in note) || !('port' in note)) return null;
    const { pid, port } = note;
    if (typeof pid !== 'number' || typeof port !== 'number') return null;
    // The process id may belong to another program now; that one does not hold the port.
    return isAlive(pid) && !(await isFree(port)) ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** Writes the record; returns the function that removes it. */
export async function noteRunning(port: number): Promise<() => Promise<void>> {
  await mkdir(dirname(NOTE), { recursive: true });
  await writeFile(NOTE, JSON.stringify({ pid: process.pid, port }));
  return () => rm(NOTE, { force: true });
}
