import type { FilterStatus } from '../filter-status.ts';
import type { StatusCode } from '../status-code.ts';

/** How the ids of a source look: all that the browser needs of it. */
export interface SourceId {
  /** Names the source within the code. */
  readonly name: string;
  /** Shape of its ids: a regular expression without anchors. No two sources share an id. */
  readonly id: string;
}

/** What everybody must know of a source of listings; how its listings are read is its adapters' concern. */
export interface SourceRules extends SourceId {
  /** Names it in the settings of a site (contract, "Site"). */
  readonly wireName: string;
  /** Whether its estates carry their id as `guid` in lists (spec 1 §3); one source has plain ids. */
  readonly marked: boolean;
  /** Whether a site that searches it sees its estates alone, in its own numbering (contract, "Site"). */
  readonly searchedAlone: boolean;
  /** What its transaction ids and codes mean, beside the texts that every source may write (spec 1 §4). */
  readonly statuses: Readonly<Record<string, StatusCode>>;
  /** Transaction ids that the codes of the filter stand for (contract, "Estate search"). */
  readonly statusIds: Readonly<Record<FilterStatus, readonly string[]>>;
  /** Whether its sub types are named by their code before they are named by the listing. */
  readonly subTypeByCode: boolean;
}
