/** Address at which the benchmark's entries receive orders and return counts. */
export const CONTROL_PATH = '/__faults';

/** Fault of the upstream; null for none. */
export interface UpstreamOrder {
  readonly fault: string | null;
  /** Kinds of calls that are affected; all when missing. */
  readonly targets?: readonly string[];
  /** Whether its D1 throws. */
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
