/** Where a command speaks: results on one stream, so that they can be piped, and progress on the other. */
export interface Output {
  /** Says how far long work has come: a line that renews on a terminal, now and then a plain one elsewhere. */
  readonly progress: (what: string, done?: number, total?: number) => void;
  /** Something that a reader should know while the command goes on. */
  readonly note: (text: string) => void;
}

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Milliseconds between two plain lines of progress. */
const PLAIN_EVERY = 5_000;
/** Milliseconds between two renewals on a terminal. */
const LIVE_EVERY = 100;

const amount = (done?: number, total?: number): string => {
  if (done === undefined) return '';
  return total === undefined ? `: ${done}` : `: ${done} of ${total}`;
};

/** Progress and notes on a stream, which is stderr but for tests. */
export function createOutput(
  stream: Stream,
  now: () => number = Date.now,
): Output & { readonly end: () => void } {
  const live = stream.isTTY === true;
  let saidAt = Number.NEGATIVE_INFINITY;
  let shown = 0;
  const clear = (): void => {
    if (shown > 0) stream.write(`\r${' '.repeat(shown)}\r`);
    shown = 0;
  };
  return {
    progress(what, done, total) {
      const isLast = done !== undefined && done === total;
      if (!isLast && now() - saidAt < (live ? LIVE_EVERY : PLAIN_EVERY)) return;
      saidAt = now();
      const line = `  ${what}${amount(done, total)}`;
      if (!live) {
        stream.write(`${line}\n`);
        return;
      }
      clear();
      stream.write(line);
      shown = line.length;
    },
    note(text) {
      clear();
      stream.write(`${text}\n`);
    },
    end: clear,
  };
}
