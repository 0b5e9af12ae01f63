import type { FilterStatus } from '../filter-status.ts';
import type { StatusCode } from '../status-code.ts';

/** The ids of a source: all that the browser needs. */
export interface SourceId {
  /** Name of the source in the code. */
  readonly name: string;
  /** Pattern of its ids: a regular expression without anchors. No two sources share an id. */
  readonly id: string;
}

/** Rules of a source that all sides need; its adapters read the listings. */
export interface SourceRules extends SourceId {
  /** Name in the settings of a site (contract, "Site"). */
  readonly wireName: string;
  /** Whether its estates have their id as `guid` in lists (spec 1 §3); exactly one source has plain ids. */
  readonly marked: boolean;
  /**
   * Whether a site that searches it sees only its estates, with its own transaction ids (contract, "Site").
   */
  readonly searchedAlone: boolean;
  /**
   * Meaning of its transaction ids and codes, in addition to the texts that every source may use (spec 1 §4).
   */
  readonly statuses: Readonly<Record<string, StatusCode>>;
  /** Transaction ids for each status filter (contract, "Estate search"). */
  readonly statusIds: Readonly<Record<FilterStatus, readonly string[]>>;
  /** Whether its sub types are named by their code first, and by the listing's own text second. */
  readonly subTypeByCode: boolean;
}
