import { readOldPattern } from '#domain/old-address.ts';
import type { Redirect } from '#wire/redirect.ts';
import { NOTHING, type Rule, refuse } from './rule.ts';

/** Refuses an address that cannot be one of a former website. */
export const isOldAddress: Rule = (value) => {
  const pattern = typeof value === 'string' ? readOldPattern(value) : '';
  return typeof pattern === 'string' && pattern !== '' ? refuse(`an old address ${pattern}`) : NOTHING;
};

/** Members of a target that a pattern may fill in. */
const FILLED = ['home', 'reference', 'rental'] as const;

/** Refuses a target whose `:name` the address does not have. */
export const namesOfTarget: Rule = (value) => {
  const { from, to } = (value ?? {}) as Partial<Redirect>;
  const wanted = Object.entries(to ?? {}).find(
    ([key, text]) => FILLED.some((one) => one === key) && String(text).startsWith(':'),
  );
  if (wanted === undefined || from === undefined) return NOTHING;
  const pattern = readOldPattern(from);
  if (typeof pattern === 'string') return NOTHING; // refused by its own rule
  const names = [...pattern.segments, ...pattern.params.map((one) => one.slice(one.indexOf('=') + 1))];
  return names.includes(String(wanted[1]))
    ? NOTHING
    : refuse('is a name that the address does not have', 'to', wanted[0]);
};
