import type { FilterRow, SearchTypes } from '../screen.ts';

type Members = Readonly<Record<string, unknown>>;

/** Null, undefined, an empty list or an empty group. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

/** Removes empty members at all levels (spec 1 §7: "empty values removed"). */
function filled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, filled(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => !isEmpty(member)));
}

/** Merges two groups; members of both are merged recursively. */
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

/** Query of a filter in the contract's terms (spec 1 §7, "Filter mapping"): the parts of all rows. */
export function toQuery<T extends SearchTypes>(
  filters: readonly FilterRow<T>[],
  filter: T['filter'],
  source: T['source'],
): T['query'] {
  const shares = filters.map((row) => row.ask?.(filter, source) ?? {});
  // The parts have the query's type, which the merge loses.
  return filled(shares.reduce<Members>((query, share) => joined(query, share), {})) as T['query'];
}
