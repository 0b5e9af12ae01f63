/** Counts of one request's calls to the content service. */
export interface Upstream {
  /** Number of sent requests; one may contain several calls. */
  calls: number;
  /** Sum of their times, milliseconds, even if they ran in parallel. */
  ms: number;
}

/** Receives each ended call about a site: its milliseconds, and whether it succeeded. */
export type HearCall = (siteId: string, ms: number, well: boolean) => void;

/** A request without calls yet. */
export const createUpstream = (): Upstream => ({ calls: 0, ms: 0 });
