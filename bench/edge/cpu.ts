import { readdirSync, readFileSync } from 'node:fs';

/** Fields of /proc/PID/stat behind the name, which may hold anything but ends with the last bracket. */
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
        return []; // ended between the list and the look
      }
    });

/** The workerd that this process has started. Throws where there is not exactly one. */
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
 * Milliseconds of CPU that a process has used so far, from the scheduler's own account of each of its
 * threads (nanoseconds, where /proc/PID/stat counts hundredths of a second). V8's helpers are among them.
 */
export const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [spent = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(spent) / 1e6;
  }, 0);
