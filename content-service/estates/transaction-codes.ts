import type { FilterStatus } from '../../domain/filter-status.ts';
import {
  ARCHIVED_KEY,
  filterStatusOf,
  isShelved,
  type Standing,
  standingOf,
  statusCodeOf,
} from '../../domain/rules/standing.ts';
import { SOURCES } from '../../domain/sources/index.ts';
import { STATUS_CODES, type StatusCode } from '../../domain/status-code.ts';

/** Lists are searched in the numbering of the source with plain ids (contract, "Estate search"). */
const { name: NUMBERING, statuses: NUMBERED } = SOURCES.plain;

/** A status in that numbering; one that it has no number for stays itself. */
const keyOf = (code: StatusCode): string =>
  Object.entries(NUMBERED).find(([, numbered]) => numbered === code)?.[0] ?? code;

/** What an estate is found by: its status in the numbering of lists; null when nobody knows it. */
export const transactionKeyOf = (standing: Standing): string | null => {
  if (isShelved(standing)) return ARCHIVED_KEY;
  return standing.unknown ? null : keyOf(standing.label);
};

/** A status text of a search in the numbering of lists; a text that nobody knows stays itself. */
export const keyOfStatusText = (text: string): string => {
  const code = statusCodeOf(text, NUMBERING);
  return code === null ? text.toUpperCase() : keyOf(code);
};

/** What the key of a row means. */
export const standingOfKey = (key: string | null): Standing =>
  standingOf({ source: NUMBERING, transaction: key, archived: key === ARCHIVED_KEY });

/** Keys of all that a visitor's filter finds. */
export const keysOfStatus = (status: FilterStatus): readonly string[] =>
  STATUS_CODES.map(keyOf).filter((key) => filterStatusOf(standingOfKey(key)) === status);

/** Whether a term is a status text, not an id. */
export const isStatusText = (term: string): boolean => /^[A-Z][A-Z_]*$/.test(term);
