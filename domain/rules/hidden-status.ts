import { SOURCES } from '../sources/index.ts';
import type { Id } from './source.ts';

/**
 * Stands among hidden statuses for those that nobody can read: then every status is hidden but those that say by
 * themselves that an estate is for sale, for rent, to be taken over, or gone.
 */
export const UNREADABLE_STATUS = '*';

/** Statuses that are no secret whatever a site says, in the numbers of all sources. */
export const ORDINARY_STATUSES: readonly string[] = [
  ...new Set(
    SOURCES.all.flatMap(({ statusIds, sold }) => [...Object.values(statusIds).flat().map(String), ...sold]),
  ),
];

const readId = (value: unknown): Id | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/**
 * A site's hidden statuses, member by member: ids as text or number, one alone as well as a list; a bad member is
 * one bad member. Where something is said that cannot be read at all, the safe side holds (`UNREADABLE_STATUS`).
 */
export function readHiddenStatus(value: unknown): Id[] {
  if (value === null || value === undefined) return [];
  const members: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids = members.flatMap((member) => readId(member) ?? []);
  return members.length > 0 && ids.length === 0 ? [UNREADABLE_STATUS] : ids;
}
