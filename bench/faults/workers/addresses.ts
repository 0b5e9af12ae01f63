/** Where the bench's own entries are told what to do, and tell what was done. */
export const CONTROL_PATH = '/__faults';

/** What the upstream does wrong; null for nothing. */
export interface UpstreamOrder {
  readonly fault: string | null;
  /** Kinds of calls that it meets; all when left out. */
  readonly targets?: readonly string[];
  /** Whether D1 throws behind it. */
  readonly database?: 'throws';
}

/** Which bindings of the site throw. */
export interface SiteOrder {
  readonly throws: readonly ('kv' | 'cache' | 'queue')[];
}

/** Calls since the last order, by method and path. */
export type CallCounts = Readonly<Record<string, number>>;

/** Writes since the last order. */
export interface WriteCounts {
  readonly kv: number;
  readonly cache: number;
}
