import { SOURCES } from '../sources/index.ts';
import { STATUS_TEXTS, STATUSES, type StatusCode } from '../status-code.ts';
import type { Id } from './source.ts';

/**
 * Stands among hidden statuses for those that nobody can read: then every status is hidden but those that say by
 * themselves that an estate is for sale, for rent, to be taken over, or gone.
 */
export const UNREADABLE_STATUS = '*';

/**
 * Statuses that are no secret whatever a site says: ids that every source that knows them means as on offer or gone,
 * and the texts of such.
 */
export const ORDINARY_STATUSES: readonly string[] = (() => {
  const open = (code: StatusCode): boolean => !['ended', 'unknown'].includes(STATUSES[code].state);
  const known = [...SOURCES.all.map(({ statuses }) => statuses), STATUS_TEXTS].flatMap((table) =>
    Object.entries(table),
  );
  const secret = known.flatMap(([id, code]) => (open(code) ? [] : [id]));
  return [...new Set(known.map(([id]) => id))].filter((id) => !secret.includes(id));
})();

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

/** A status the site hides: its card is a plain block, its page is not indexed (spec 1 §2, "Estate card"). */
export function isHiddenStatus(
  transactionId: Id | null | undefined,
  hiddenStatus: readonly Id[] | null | undefined,
): boolean {
  const hidden = (hiddenStatus ?? []).map(String);
  const id = transactionId === null || transactionId === undefined ? null : String(transactionId);
  if (hidden.includes(UNREADABLE_STATUS) && (id === null || !ORDINARY_STATUSES.includes(id))) return true;
  return id !== null && hidden.includes(id);
}
