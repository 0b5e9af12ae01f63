import { kindOf } from './kind.ts';

/** A page is read and what it links to followed, an address asked whether it answers, or it is left out. */
export type Treatment = 'read' | 'ask' | 'leave';

/** How many addresses of a kind are read, and how many more are asked; the first that are met. */
export interface Rule {
  readonly name: string;
  /** Most names of parameters that an address of this rule has. */
  readonly names: number;
  readonly read: number;
  readonly ask: number;
}

/**
 * What bounds the crawl. Paths are as many as there are estates and pages, so all of them are read. A query
 * can be lengthened without end (each filter with each other, each page of each sort order), so of each kind
 * of address with one (`kindOf`) some are read and some more asked. From an address that is only asked
 * nothing leads on, and the kinds that pages with two names link to are finite: so the crawl ends.
 * The first rule that fits holds.
 */
export const RULES: readonly Rule[] = [
  { name: 'without a query', names: 0, read: Number.POSITIVE_INFINITY, ask: 0 },
  { name: 'with one or two parameters', names: 2, read: 3, ask: 12 },
  { name: 'with more parameters', names: Number.POSITIVE_INFINITY, read: 0, ask: 3 },
];

/** What a rule came to: kinds of address, and how many of them were read, asked and left out. */
export interface Tally {
  readonly name: string;
  kinds: number;
  read: number;
  ask: number;
  leave: number;
}

interface Scope {
  /**
   * What to do with an address that was not met before. One that must be read is read in any case: those of
   * the sitemap, and a page that is read in its other languages.
   */
  readonly treat: (url: URL, must: boolean) => Treatment;
  readonly tallies: readonly Tally[];
}

/** Counts the addresses of each kind against the rules, in the order in which they are met. */
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
