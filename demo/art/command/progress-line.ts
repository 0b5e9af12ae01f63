/** Milliseconds between two lines where the output is no terminal. */
const PAUSE = 10_000;

/** "about 4 min", or seconds below two minutes; by how long what is done took. */
export function timeLeft(done: number, total: number, ms: number): string {
  const seconds = Math.ceil(((ms / done) * (total - done)) / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** How far a long work is, on one line that is written over; where that cannot be, a line now and then. */
export function progressLine(total: number, out: NodeJS.WriteStream = process.stdout) {
  const began = Date.now();
  const width = String(total).length;
  let done = 0;
  let said = 0;
  return {
    /** One more is done. */
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
    /** Leaves the line. */
    end(): void {
      if (out.isTTY) out.write('\n');
    },
  };
}
