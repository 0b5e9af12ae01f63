import { SOURCES } from '../sources/index.ts';
import { STATUS_TEXTS, STATUSES, type StatusCode } from '../status-code.ts';
import type { EstateSource, Id } from './source.ts';
import type { Standing } from './standing.ts';

/**
 * Marks an unreadable setting of hidden statuses: then every status is hidden except those that clearly mean
 * for sale, for rent, takeover, or gone.
 */
const UNREADABLE_STATUS = '*';

/**
 * Statuses that are never hidden by an unreadable setting: ids that all sources that have them read as on
 * offer or gone, and the texts of such statuses.
 */
const ORDINARY_STATUSES: readonly string[] = (() => {
  const open = (code: StatusCode): boolean => !['ended', 'unknown'].includes(STATUSES[code].state);
  const known = [...SOURCES.all.map(({ statuses }) => statuses), STATUS_TEXTS].flatMap((table) =>
    Object.entries(table),
  );
  const secret = known.flatMap(([id, code]) => (open(code) ? [] : [id]));
  return [...new Set(known.map(([id]) => id))].filter((id) => !secret.includes(id));
})();

const readId = (value: unknown): Id | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  // No id has a space within it: it might mean any status.
  return /\s/.test(value.trim()) ? UNREADABLE_STATUS : value.trim();
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

/** What a home states of its status, and what that means. */
interface StatedStatus {
  readonly source: EstateSource;
  readonly transaction?: Id | null | undefined;
  readonly status?: Id | null | undefined;
  readonly standing: Pick<Standing, 'label'>;
}

const stated = (id: Id | null | undefined): string[] => {
  const text = String(id ?? '').trim();
  return text === '' ? [] : [text];
};

/**
 * Numbers that mean a status for a home that states no number: those of its source, and those of lists where
 * its source says nothing else by them, or only for what purpose the home was offered.
 */
function numbersOf(label: StatusCode, source: EstateSource): string[] {
  const own: Readonly<Record<string, StatusCode>> = SOURCES.named(source).statuses;
  const lists: Readonly<Record<string, StatusCode>> = SOURCES.plain.statuses;
  const isCoarse = (code: StatusCode): boolean =>
    STATUSES[code].state === 'free' && STATUSES[code].purpose === STATUSES[label].purpose;
  return [...new Set([...Object.keys(own), ...Object.keys(lists)])].filter((number) => {
    const [here, there] = [own[number], lists[number]];
    if (here === undefined || (there === label && isCoarse(here))) return there === label;
    return here === label && STATUSES[here].state !== 'free';
  });
}

/**
 * Entries of a site's hidden statuses that hide a home: the id and the text that it states, its status in any
 * spelling, and for a home that states no number of its own for that status, the numbers that mean it.
 */
export function hidingEntries({ source, transaction, status, standing }: StatedStatus): readonly string[] {
  const { label } = standing;
  const [id] = stated(transaction);
  const own: Readonly<Record<string, StatusCode>> = SOURCES.named(source).statuses;
  const isNumbered = id !== undefined && Object.hasOwn(own, id) && own[id] === label;
  const isKnown = label !== 'UNDEFINED';
  const texts = Object.keys(STATUS_TEXTS).filter((text) => isKnown && STATUS_TEXTS[text] === label);
  const isOrdinary =
    ORDINARY_STATUSES.includes(id ?? stated(status)[0] ?? '') &&
    !['ended', 'unknown'].includes(STATUSES[label].state);
  return [
    ...new Set([
      ...stated(transaction),
      ...stated(status),
      ...texts,
      ...(isKnown && !isNumbered ? numbersOf(label, source) : []),
      ...(isOrdinary ? [] : [UNREADABLE_STATUS]),
    ]),
  ];
}

/**
 * Whether the site hides the status of a home: its card is a plain block, its page is not indexed (spec 1 §2,
 * "Estate card").
 */
export function isHiddenStatus(
  entries: readonly string[],
  hiddenStatus: readonly Id[] | null | undefined,
): boolean {
  const hidden = (hiddenStatus ?? []).map(String);
  return entries.some((entry) => hidden.includes(entry));
}
