/** Milliseconds between two lines when the output is not a terminal. */
const PAUSE = 10_000;

/** "about 4 min", or seconds below two minutes; estimated from the time so far. */
export function timeLeft(done: number, total: number, ms: number): string {
  const seconds = Math.ceil(((ms / done) * (total - done)) / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Progress on one line that is overwritten; without a terminal, a new line now and then. */
export function progressLine(total: number, out: NodeJS.WriteStream = process.stdout) {
  const began = Date.now();
  const width = String(total).length;
  let done = 0;
  let said = 0;
  return {
    /** Counts one more as done. */
    tick(name: string): void {
      done += 1;
      const now = Date.now();
      const left = done === total ? '' : `  about ${timeLeft(done, total, now - began)} left`;
      const line = `${String(done).padStart(width)} of ${total}  ${name.padEnd(24)}${left}`;
      if (out.isTTY) out.write(`\r\u001b[K  ${line}`);
      else if (now - said >= PAUSE || done === total) {
        said = now;
        out.write(`  ${line}\n`);
      }
    },
    /** Ends the line. */
    end(): void {
      if (out.isTTY) out.write('\n');
    },
  };
}
