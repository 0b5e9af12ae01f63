import type { FilterStatus } from '../filter-status.ts';
import { SOURCES } from '../sources/index.ts';
import { STATUS_CODES, STATUS_TEXTS, STATUSES, type StatusCode, type StatusState } from '../status-code.ts';
import { isBlank } from './emptiness.ts';
import type { EstateSource, Id } from './source.ts';
import { saysYes } from './yes-no.ts';

/** A source's statement on availability: the transaction id, the status, or both. */
interface Stated {
  readonly source: EstateSource;
  readonly transaction?: Id | null | undefined;
  readonly status?: Id | null | undefined;
  /** Yes in any spelling. */
  readonly archived?: unknown;
  readonly archivedAt?: string | null | undefined;
}

/**
 * Meaning of a home's status and transaction. Every rule that depends on them uses this and nothing else
 * (decision 38).
 */
export interface Standing {
  /** Its label key in the group `status`; UNDEFINED when unknown. */
  readonly label: StatusCode;
  /** Purpose of the price, past or present; null when unknown: such a home is not for sale. */
  readonly purpose: FilterStatus | null;
  readonly sold: boolean;
  readonly let: boolean;
  /** Sold, let or taken over. */
  readonly gone: boolean;
  /** For sale now, under option or not. */
  readonly forSale: boolean;
  readonly toRent: boolean;
  readonly takeOver: boolean;
  /** For sale, to rent or for takeover. */
  readonly offered: boolean;
  /**
   * On offer or of unknown status, and not archived. Alerts and viewings use this: it includes homes whose
   * status is unknown.
   */
  readonly open: boolean;
  /** Under option or under offer: still shown, no longer free. */
  readonly option: boolean;
  /** The agency's mandate ended without a buyer or tenant. */
  readonly ended: boolean;
  readonly archived: boolean;
  readonly unknown: boolean;
  /** The price is for a period: a rent, including past ones (spec 1 §4). */
  readonly period: boolean;
}

/** Status code of a source's id or code; null for none, and for an unknown one. */
export function statusCodeOf(id: Id | null | undefined, source: EstateSource): StatusCode | null {
  const text = String(id ?? '');
  const own: Readonly<Record<string, StatusCode>> = SOURCES.named(source).statuses;
  if (Object.hasOwn(own, text)) return own[text] ?? null;
  const code = text.toUpperCase();
  return Object.hasOwn(STATUS_TEXTS, code) ? (STATUS_TEXTS[code] ?? null) : null;
}

/**
 * Combines two statements carefully: the strongest wins, and a home that is both gone and for rent is let.
 */
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

/** States in which a home is still offered, but somebody else comes first. */
const HELD: readonly StatusState[] = ['option', 'bid'];

/** Systems send 0 and -1 for "no date". */
const isDated = (date: string | null | undefined): boolean =>
  !isBlank(date) && !['0', '-1'].includes(date?.trim() ?? '');

/** The only reading of status and transaction, for every source. */
export function standingOf(stated: Stated): Standing {
  const said = [stated.transaction, stated.status].flatMap((id) => statusCodeOf(id, stated.source) ?? []);
  const label = joined(said);
  const { state, purpose } = STATUSES[label];
  const archived = saysYes(stated.archived) || isDated(stated.archivedAt);
  const gone = state === 'gone';
  const offered = (state === 'free' || HELD.includes(state)) && !archived;
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
    option: HELD.includes(state),
    ended: state === 'ended',
    archived,
    unknown: state === 'unknown',
    period: purpose === 'TO_RENT',
  };
}

/**
 * Whether the home is archived while its status says on offer or nothing: then it is labelled archived
 * instead of by its status.
 */
export const isShelved = ({
  archived,
  gone,
  ended,
}: Pick<Standing, 'archived' | 'gone' | 'ended'>): boolean => archived && !gone && !ended;

/** What a visitor is told of a home's availability: the state of its status, or that it is archived. */
export type StandingState = StatusState | 'archived';

/** The status of a home: the state chooses the dot and its colour, the text stands beside it. */
export interface StatusView {
  readonly state: StandingState;
  /** "Te koop", "In optie", "Verkocht". */
  readonly text: string;
}

export const stateOf = (standing: Standing): StandingState =>
  isShelved(standing) ? 'archived' : STATUSES[standing.label].state;

/** The status filter that finds such a home; null for one that is not on offer. */
export const filterStatusOf = ({ offered, purpose }: Standing): FilterStatus | null =>
  offered ? purpose : null;

/** Availability of a unit in a project, in the order of its table's filter. */
export type Availability = 'free' | 'option' | 'sold' | 'unknown';

export function availability({ gone, offered, option }: Standing): Availability {
  if (gone) return 'sold';
  if (!offered) return 'unknown';
  return option ? 'option' : 'free';
}

/** Key that finds archived homes, whatever their purpose; they match no status that is on offer. */
export const ARCHIVED_KEY = 'ARCHIVED';
