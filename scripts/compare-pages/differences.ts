/** Lines of the answer before and after that stand in the same place and differ. */
export interface Hunk {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The last equal line before them. */
  readonly context: string;
}

/** Largest table for the search of the longest common subsequence; above this everything is one hunk. */
const MOST_CELLS = 16_000_000;

/** Lengths of the longest common subsequence of the rests of both lists, row by row. */
function commonLengths(
  before: readonly string[],
  after: readonly string[],
): (row: number, column: number) => number {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}

function middleHunks(before: readonly string[], after: readonly string[], context: string): Hunk[] {
  if (before.length * after.length > MOST_CELLS) return [{ removed: before, added: after, context }];
  const common = commonLengths(before, after);
  const hunks: Hunk[] = [];
  let [row, column, last] = [0, 0, context];
  let [removed, added]: [string[], string[]] = [[], []];
  const close = (): void => {
    if (removed.length + added.length > 0) hunks.push({ removed, added, context: last });
    [removed, added] = [[], []];
  };
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && old === fresh) {
      close();
      last = old;
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || common(row + 1, column) >= common(row, column + 1))
    ) {
      removed.push(old);
      row += 1;
    } else if (fresh !== undefined) {
      added.push(fresh);
      column += 1;
    }
  }
  close();
  return hunks;
}

/** Where two lists of lines differ; empty when they are equal. */
export function hunksOf(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (old.length === 0 && fresh.length === 0) return [];
  return middleHunks(old, fresh, before[start - 1] ?? '');
}

/** Words, signs and white space of a line. */
const tokensOf = (line: string): readonly string[] =>
  line.match(/[\p{L}\p{N}_-]+|\s+|[^\p{L}\p{N}_-]/gu) ?? [];

/** The differing parts of two lines, between their common start and end, and the tag that contains them. */
function changeOf(removed: string, added: string): string {
  const [old, fresh] = [tokensOf(removed), tokensOf(added)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, fresh.length) - start;
  while (end < most && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const middle = (tokens: readonly string[]): string => tokens.slice(start, tokens.length - end).join('');
  const place = /^\s*<?[\w-]+/.exec(removed)?.[0] ?? '';
  return `${place}: ${middle(old)} → ${middle(fresh)}`;
}

/** Replaces values that differ from page to page independently of the change. */
const ofThisPage = (text: string): string =>
  text.replace(/\b(href|src|srcSet|alt|id|content|action)="[^"]*"/gi, '$1="…"').replace(/\d+/g, '#');

/**
 * Key of a hunk, independent of the page: paired lines are reduced to their changed parts, and numbers to
 * `#`.
 */
export function keyOf({ removed, added }: Hunk): string {
  if (removed.length !== added.length) {
    return ofThisPage([...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)].join('\n'));
  }
  const changes = removed.map((line, index) => changeOf(line, added[index] ?? ''));
  return [...new Set(changes)].join('\n').replace(/\d+/g, '#');
}

/** A difference that was found, once, with the addresses that show it. */
export interface Difference {
  readonly key: string;
  /** The first hunk of its kind. */
  readonly hunk: Hunk;
  /** Each address once, in the order in which they were compared. */
  readonly addresses: readonly string[];
}

/** Groups hunks with the same key; those on the most addresses first. */
export function groupHunks(
  found: readonly { readonly address: string; readonly hunks: readonly Hunk[] }[],
): readonly Difference[] {
  const groups = new Map<string, { hunk: Hunk; addresses: Set<string> }>();
  for (const { address, hunks } of found) {
    for (const hunk of hunks) {
      const key = keyOf(hunk);
      const group = groups.get(key) ?? { hunk, addresses: new Set<string>() };
      group.addresses.add(address);
      groups.set(key, group);
    }
  }
  return [...groups]
    .map(([key, { hunk, addresses }]) => ({ key, hunk, addresses: [...addresses] }))
    .toSorted((one, other) => other.addresses.length - one.addresses.length);
}
