import type { FilterStatus } from '#domain/filter-status.ts';
import {
  ARCHIVED_KEY,
  filterStatusOf,
  isShelved,
  type Standing,
  standingOf,
  statusCodeOf,
} from '#domain/rules/standing.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { STATUS_CODES, type StatusCode } from '#domain/status-code.ts';

/** Lists are searched by the transaction ids of the source with plain ids (contract, "Estate search"). */
const { name: NUMBERING, statuses: NUMBERED } = SOURCES.plain;

/** A home under offer is found like one under option: the numbering has no number of its own for it. */
const FOUND_AS: Partial<Readonly<Record<StatusCode, StatusCode>>> = {
  OFFER_FOR_SALE: 'OPTION_FOR_SALE',
  OFFER_FOR_RENT: 'OPTION_FOR_RENT',
};

/** Id of a status in that numbering; the code itself when it has no number. */
function keyOf(code: StatusCode): string {
  const found = FOUND_AS[code] ?? code;
  return Object.entries(NUMBERED).find(([, numbered]) => numbered === found)?.[0] ?? found;
}

/** Search key of an estate: its status in the numbering of lists; null when unknown. */
export const transactionKeyOf = (standing: Standing): string | null => {
  if (isShelved(standing)) return ARCHIVED_KEY;
  return standing.unknown ? null : keyOf(standing.label);
};

/** A status text of a search in the numbering of lists; an unknown text is unchanged. */
export const keyOfStatusText = (text: string): string => {
  const code = statusCodeOf(text, NUMBERING);
  return code === null ? text.toUpperCase() : keyOf(code);
};

/** Meaning of a row's key. */
export const standingOfKey = (key: string | null): Standing =>
  standingOf({ source: NUMBERING, transaction: key, archived: key === ARCHIVED_KEY });

/** All keys that match a status filter. */
export const keysOfStatus = (status: FilterStatus): readonly string[] =>
  [...new Set(STATUS_CODES.map(keyOf))].filter((key) => filterStatusOf(standingOfKey(key)) === status);

/** All keys of homes that were sold, let or taken over: what became of an offer of this purpose. */
export const keysOfGone = (purpose: FilterStatus): readonly string[] =>
  [...new Set(STATUS_CODES.map(keyOf))].filter((key) => {
    const { gone, purpose: of } = standingOfKey(key);
    return gone && of === purpose;
  });

/** Whether a term is a status text, not an id. */
export const isStatusText = (term: string): boolean => /^[A-Z][A-Z_]*$/.test(term);
