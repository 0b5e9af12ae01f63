/** Counts of one request's calls to the content service. */
export interface Upstream {
  /** Requests that went out; several calls may travel as one. */
  calls: number;
  /** Milliseconds that they took, one after the other or not. */
  ms: number;
}

/** Hears of a call about a site that ended: milliseconds, and whether it was answered well. */
export type HearCall = (siteId: string, ms: number, well: boolean) => void;

/** A request that asked nothing yet. */
export const createUpstream = (): Upstream => ({ calls: 0, ms: 0 });
