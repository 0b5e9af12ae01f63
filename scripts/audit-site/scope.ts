import { kindOf } from './kind.ts';

/**
 * Treatment of an address: `read` fetches the page and follows its links, `ask` only checks that it answers,
 * `leave` skips it.
 */
export type Treatment = 'read' | 'ask' | 'leave';

/** How many addresses of a kind are read, and how many more are only checked; the first ones found. */
export interface Rule {
  readonly name: string;
  /** Highest number of parameter names of an address under this rule. */
  readonly names: number;
  readonly read: number;
  readonly ask: number;
}

/**
 * Limits of the crawl. There are only as many paths as estates and pages, so all of them are read. Queries
 * can be combined without end (each filter with each other, each page of each sort order), so of each kind of
 * address with a query (`kindOf`) some are read and some more only checked. Links of an address that is only
 * checked are not followed, and there are finitely many kinds with two parameter names: so the crawl ends.
 * The first matching rule applies.
 */
export const RULES: readonly Rule[] = [
  { name: 'without a query', names: 0, read: Number.POSITIVE_INFINITY, ask: 0 },
  { name: 'with one or two parameters', names: 2, read: 3, ask: 12 },
  { name: 'with more parameters', names: Number.POSITIVE_INFINITY, read: 0, ask: 3 },
];

/** Counts of a rule: kinds of addresses, and how many were read, checked and left out. */
export interface Tally {
  readonly name: string;
  kinds: number;
  read: number;
  ask: number;
  leave: number;
}

interface Scope {
  /**
   * Treatment of a new address. `must` addresses are always read: those of the sitemap, and the other
   * languages of a page that is read.
   */
  readonly treat: (url: URL, must: boolean) => Treatment;
  readonly tallies: readonly Tally[];
}

/** Applies the rules to the addresses of each kind, in the order in which they are found. */
export function createScope(rules: readonly Rule[] = RULES): Scope {
  const met = new Map<string, number>();
  const tallies = rules.map(({ name }): Tally => ({ name, kinds: 0, read: 0, ask: 0, leave: 0 }));
  const treat = (url: URL, must: boolean): Treatment => {
    const names = new Set(url.searchParams.keys()).size;
    const index = rules.findIndex((rule) => names <= rule.names);
    const [rule, tally] = [rules[index], tallies[index]];
    if (rule === undefined || tally === undefined) return 'leave';
    const kind = kindOf(url);
    const before = met.get(kind) ?? 0;
    if (before === 0) tally.kinds += 1;
    met.set(kind, before + 1);
    const treatment = must || before < rule.read ? 'read' : before < rule.read + rule.ask ? 'ask' : 'leave';
    tally[treatment] += 1;
    return treatment;
  };
  return { treat, tallies };
}
