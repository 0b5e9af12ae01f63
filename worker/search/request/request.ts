import type { FilterRow, SearchTypes } from '../screen.ts';

type Members = Readonly<Record<string, unknown>>;

/** Null, undefined, a list or a group without anything in it. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

/** Without the members that hold nothing (spec 1 §7: "empty values removed"), however deep they lie. */
function filled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, filled(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => !isEmpty(member)));
}

/** Two groups as one; members that both have are joined in their turn. */
function joined(one: Members, other: Members): Members {
  const both = { ...one };
  for (const [name, member] of Object.entries(other)) {
    const known = both[name];
    both[name] = isGroup(known) && isGroup(member) ? joined(known, member) : member;
  }
  return both;
}

const isGroup = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a filter seeks, in the wire's terms (spec 1 §7, "Filter mapping"): the shares of all rows. */
export function toQuery<T extends SearchTypes>(
  filters: readonly FilterRow<T>[],
  filter: T['filter'],
  source: T['source'],
): T['query'] {
  const shares = filters.map((row) => row.ask?.(filter, source) ?? {});
  // The shares are parts of the query's own type; joining them forgets it.
  return filled(shares.reduce<Members>((query, share) => joined(query, share), {})) as T['query'];
}
