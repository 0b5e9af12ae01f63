/** Output beside the result, which goes to another stream so that it can be piped. */
export interface Output {
  /** Reports progress: an updated line on a terminal, a plain line every five seconds elsewhere. */
  readonly progress: (what: string, done?: number, total?: number) => void;
  /** Prints a message while the command continues. */
  readonly note: (text: string) => void;
}

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Milliseconds between two plain lines of progress. */
const PLAIN_EVERY = 5_000;
/** Milliseconds between two updates on a terminal. */
const LIVE_EVERY = 100;

const amount = (done?: number, total?: number): string => {
  if (done === undefined) return '';
  return total === undefined ? `: ${done}` : `: ${done} of ${total}`;
};

/** Progress and notes on a stream: stderr, except in tests. */
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
