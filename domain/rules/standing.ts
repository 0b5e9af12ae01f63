import type { FilterStatus } from '../filter-status.ts';
import { SOURCES } from '../sources/index.ts';
import { STATUS_CODES, STATUS_TEXTS, STATUSES, type StatusCode } from '../status-code.ts';
import { isBlank } from './emptiness.ts';
import type { EstateSource, Id } from './source.ts';
import { saysYes } from './yes-no.ts';

/** What a source says of whether a home can be had: its transaction's id, its status, or both. */
interface Stated {
  readonly source: EstateSource;
  readonly transaction?: Id | null | undefined;
  readonly status?: Id | null | undefined;
  /** Yes in any spelling. */
  readonly archived?: unknown;
  readonly archivedAt?: string | null | undefined;
}

/** What a home's status and transaction mean. Whatever depends on them asks this and nothing else (decision 38). */
export interface Standing {
  /** The key of its words in the group `status`: UNDEFINED where nobody knows. */
  readonly label: StatusCode;
  /** What its price is, past or present; null when nobody knows: such a home is not for sale. */
  readonly purpose: FilterStatus | null;
  readonly sold: boolean;
  readonly let: boolean;
  /** Sold, let or taken over. */
  readonly gone: boolean;
  /** On offer now, under option or not. */
  readonly forSale: boolean;
  readonly toRent: boolean;
  readonly takeOver: boolean;
  /** On offer in one of the three ways. */
  readonly offered: boolean;
  /**
   * On offer, or of no known status, and not in the archive. Alerts tell of it, viewings of it are booked; whoever
   * asks whether a home is on offer and must answer for one of which nobody knows, asks this.
   */
  readonly open: boolean;
  /** Still shown, no longer free. */
  readonly option: boolean;
  /** Its order ended without a buyer or a tenant. */
  readonly ended: boolean;
  readonly archived: boolean;
  readonly unknown: boolean;
  /** Its price is one for a period: a rent, past ones included (spec 1 §4). */
  readonly period: boolean;
}

/** What an id or a code of a source means; null for none, and for one that nobody knows. */
export function statusCodeOf(id: Id | null | undefined, source: EstateSource): StatusCode | null {
  const text = String(id ?? '');
  const own: Readonly<Record<string, StatusCode>> = SOURCES.named(source).statuses;
  if (Object.hasOwn(own, text)) return own[text] ?? null;
  const code = text.toUpperCase();
  return Object.hasOwn(STATUS_TEXTS, code) ? (STATUS_TEXTS[code] ?? null) : null;
}

/** Of two statements the more careful one, for what the other says that it is: gone, and a rent, is let. */
function joined(said: readonly StatusCode[]): StatusCode {
  const [strongest = 'UNDEFINED'] = STATUS_CODES.filter((code) => said.includes(code));
  const purposes = said.map((code) => STATUSES[code].purpose);
  return (
    STATUS_CODES.find(
      (code) =>
        STATUSES[code].state === STATUSES[strongest].state && purposes.includes(STATUSES[code].purpose),
    ) ?? strongest
  );
}

/** 0 and -1 are what systems send for no date. */
const isDated = (date: string | null | undefined): boolean =>
  !isBlank(date) && !['0', '-1'].includes(date?.trim() ?? '');

/** The one reading of status and transaction, of every source. */
export function standingOf(stated: Stated): Standing {
  const said = [stated.transaction, stated.status].flatMap((id) => statusCodeOf(id, stated.source) ?? []);
  const label = joined(said);
  const { state, purpose } = STATUSES[label];
  const archived = saysYes(stated.archived) || isDated(stated.archivedAt);
  const gone = state === 'gone';
  const offered = (state === 'free' || state === 'option') && !archived;
  return {
    label,
    purpose,
    sold: gone && purpose === 'FOR_SALE',
    let: gone && purpose === 'TO_RENT',
    gone,
    forSale: offered && purpose === 'FOR_SALE',
    toRent: offered && purpose === 'TO_RENT',
    takeOver: offered && purpose === 'TAKE_OVER',
    offered,
    open: offered || (state === 'unknown' && !archived),
    option: state === 'option',
    ended: state === 'ended',
    archived,
    unknown: state === 'unknown',
    period: purpose === 'TO_RENT',
  };
}

/** In the archive, while its status would still offer it or says nothing: it is called archived, and not by its status. */
export const isShelved = ({
  archived,
  gone,
  ended,
}: Pick<Standing, 'archived' | 'gone' | 'ended'>): boolean => archived && !gone && !ended;

/** What a visitor filters by finds such a home: null for one that is not on offer. */
export const filterStatusOf = ({ offered, purpose }: Standing): FilterStatus | null =>
  offered ? purpose : null;

export type Availability = 'free' | 'option' | 'sold' | 'unknown';

/** State of a unit of a project: the dot in the units table. */
export function availability({ gone, offered, option }: Standing): Availability {
  if (gone) return 'sold';
  if (!offered) return 'unknown';
  return option ? 'option' : 'free';
}

/** What the archive holds is found by this key, whatever it was for: by no status that is on offer. */
export const ARCHIVED_KEY = 'ARCHIVED';
