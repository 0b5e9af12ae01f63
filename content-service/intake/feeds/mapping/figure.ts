import type { Rule } from '#content-service/intake/values/rule.ts';
import { numberIn } from './read.ts';

/** A figure within its range; `none` for zero, which vendors write for "not filled in" as well. */
export function figureIn(value: unknown, rule: Rule): number | 'none' | 'unread' {
  if (value === undefined || value === null || value === '') return 'none';
  const number = numberIn(value);
  if (number === 0) return 'none';
  // -1 means "not known" in records: as a vendor's figure it is not read.
  return number === null || number === -1 || rule(number).length > 0 ? 'unread' : number;
}
