import { existsSync, statfsSync } from 'node:fs';

/** Memory as a folder, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes that must be free: the tests' copies of the demo data together, and as much again. */
const ROOM = 4 * 1024 ** 3;

/**
 * Lets the temporary files of this process, and of those that it starts, be in memory where there is room: on a disk,
 * local databases wait for it at every write, and tests write all the time. A `TMPDIR` that is set stays.
 */
export function keepTemporaryInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, process.availableMemory()) >= ROOM) process.env.TMPDIR = MEMORY;
}
