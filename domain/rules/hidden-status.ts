import { SOURCES } from '../sources/index.ts';
import { STATUS_TEXTS, STATUSES, type StatusCode } from '../status-code.ts';
import type { Id } from './source.ts';

/**
 * Marks an unreadable setting of hidden statuses: then every status is hidden except those that clearly mean
 * for sale, for rent, takeover, or gone.
 */
export const UNREADABLE_STATUS = '*';

/**
 * Statuses that are never hidden by an unreadable setting: ids that all sources that have them read as on
 * offer or gone, and the texts of such statuses.
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
 * Reads a site's hidden statuses member by member: ids as text or number, a single one or a list; bad members
 * are left out. When the setting is present but unreadable, it falls back to the safe side
 * (`UNREADABLE_STATUS`).
 */
export function readHiddenStatus(value: unknown): Id[] {
  if (value === null || value === undefined) return [];
  const members: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids = members.flatMap((member) => readId(member) ?? []);
  return members.length > 0 && ids.length === 0 ? [UNREADABLE_STATUS] : ids;
}

/**
 * Whether the site hides a status: its card is a plain block, its page is not indexed (spec 1 §2, "Estate
 * card").
 */
export function isHiddenStatus(
  transactionId: Id | null | undefined,
  hiddenStatus: readonly Id[] | null | undefined,
): boolean {
  const hidden = (hiddenStatus ?? []).map(String);
  const id = transactionId === null || transactionId === undefined ? null : String(transactionId);
  if (hidden.includes(UNREADABLE_STATUS) && (id === null || !ORDINARY_STATUSES.includes(id))) return true;
  return id !== null && hidden.includes(id);
}
