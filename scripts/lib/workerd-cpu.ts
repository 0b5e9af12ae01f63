import { readdirSync, readFileSync } from 'node:fs';

/** Fields of /proc/PID/stat after the name, which can contain anything and ends at the last bracket. */
const statOf = (pid: string): readonly string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return statOf(pid)[1] === String(parent) ? [Number(pid)] : [];
      } catch {
        return []; // ended between listing and reading
      }
    });

/** The workerd that this process started. Throws unless there is exactly one. */
export const findWorkerd = (): number => {
  const found = childrenOf(process.pid).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.endsWith('workerd'),
  );
  const [pid] = found;
  if (pid === undefined || found.length > 1)
    throw new Error(`${found.length} workerd processes were started`);
  return pid;
};

/**
 * Milliseconds of CPU that each thread of a process has used so far, from the scheduler's account in nanoseconds
 * (/proc/PID/stat only has hundredths of a second).
 */
export const cpuByThread = (pid: number): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [spent = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return [thread, Number(spent) / 1e6];
    }),
  );

/** Milliseconds of CPU that a process has used so far; V8's helper threads are included. */
export const cpuOf = (pid: number): number =>
  [...cpuByThread(pid).values()].reduce((sum, spent) => sum + spent, 0);
