import type { Done } from './stage.ts';

/** D1's queries of an invocation on Workers Paid; each statement of a batch is counted as one here. */
export const MOST_QUERIES = 1_000;
/** Subrequests of an invocation, of which calls of D1, R2, KV and queues are some. */
export const MOST_SUBREQUESTS = 10_000;
/** Milliseconds of CPU of an invocation. */
export const MOST_CPU_MS = 30_000;

/** What the pieces of a round used together, and the most that one of them did. */
export interface Round {
  readonly pieces: number;
  readonly messages: number;
  readonly statements: number;
  readonly rows: number;
  readonly written: number;
  readonly writtenTo: Readonly<Record<string, number>>;
  /** The statement that read most rows in one piece, and how many. */
  readonly mostRead: readonly [sql: string, rows: number];
  readonly counts: Readonly<Record<string, number>>;
  readonly cpuMs: number;
  readonly milliseconds: number;
  readonly mostStatements: number;
  readonly mostCpuMs: number;
  readonly failed: readonly string[];
}

const sumsOf = (all: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const one of all)
    for (const [name, count] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
};

export function roundOf(pieces: readonly Done[]): Round {
  const sum = (of: (piece: Done) => number): number => pieces.reduce((all, one) => all + of(one), 0);
  const counts = sumsOf(pieces.map((one) => one.counts));
  return {
    pieces: pieces.length,
    messages: counts.messages ?? 0,
    statements: sum(({ statements }) => statements),
    rows: sum(({ rows }) => rows),
    written: sum(({ written }) => written),
    writtenTo: sumsOf(pieces.map(({ writtenTo }) => writtenTo)),
    mostRead: pieces.map(({ mostRead }) => mostRead).toSorted(([, one], [, other]) => other - one)[0] ?? [
      '',
      0,
    ],
    counts,
    cpuMs: sum(({ cpuMs }) => cpuMs),
    milliseconds: sum(({ milliseconds }) => milliseconds),
    mostStatements: Math.max(0, ...pieces.map(({ statements }) => statements)),
    mostCpuMs: Math.max(0, ...pieces.map(({ cpuMs }) => cpuMs)),
    failed: pieces.flatMap(({ failed }) => failed ?? []),
  };
}

/** Tables that a round writes whatever it finds: its own row, the ids of its pages, and the leftovers of rounds before. */
const OF_THE_ROUND = ['feeds', 'feed_pages'];

/** Rows that were written about homes. */
export const writtenAboutHomes = ({ writtenTo }: Pick<Round, 'writtenTo'>): number =>
  Object.entries(writtenTo).reduce(
    (sum, [table, rows]) => sum + (OF_THE_ROUND.includes(table) ? 0 : rows),
    0,
  );

/** A table of docs/operations/feeds.md: a row of names, then rows whose first cell says what was measured. */
export const markdown = (
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): readonly string[] =>
  [heads, heads.map((_head, at) => (at === 0 ? '---' : '--:')), ...rows].map(
    (cells) =>
      `| ${cells.map((cell) => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en') : cell)).join(' | ')} |`,
  );

/** Seconds, to a tenth below ten. */
export const secondsOf = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** Bars that were met or missed, printed as they are found. */
export class Verdicts {
  readonly #missed: string[] = [];
  #bars = 0;

  say(text = ''): void {
    process.stdout.write(`${text}\n`);
  }

  bar(isMet: boolean, text: string): void {
    this.#bars += 1;
    if (!isMet) this.#missed.push(text);
    this.say(`${isMet ? '✓' : '✗'} ${text}`);
  }

  /** Prints the bars that were missed; returns the exit code. */
  report(): number {
    this.say(`\n${this.#bars - this.#missed.length} of ${this.#bars} bars met`);
    for (const text of this.#missed) this.say(`✗ ${text}`);
    return this.#missed.length === 0 ? 0 : 1;
  }
}
