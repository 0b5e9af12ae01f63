import { isDeepStrictEqual } from 'node:util';
import type { ContentRecord } from '../records.ts';

/** Longest shown value, characters. */
const LONGEST = 100;
/** Most fields that are shown; --json has all. */
const MOST = 40;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of a record by path; a list is one value. */
function leaves(value: unknown, at = ''): ReadonlyMap<string, unknown> {
  if (!isGroup(value)) return new Map(value === undefined || value === null ? [] : [[at, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, member]) => [...leaves(member, at === '' ? key : `${at}.${key}`)]),
  );
}

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** "estate.general.price.value: 395000 → 385000", for each field of which two records differ. */
export function fieldLines(before: ContentRecord, after: ContentRecord): readonly string[] {
  const [old, now] = [leaves(before), leaves(after)];
  const isFirst = old.size === 0;
  const lines = [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => !isDeepStrictEqual(old.get(path), now.get(path)))
    .map((path) => {
      const value = shown(now.get(path));
      return `  ${path}: ${isFirst ? value : `${shown(old.get(path))} → ${value}`}`;
    });
  const more = lines.length - MOST;
  return more > 0 ? [...lines.slice(0, MOST), `  and ${more} more fields`] : lines;
}
