/** A page that was served without a content call: cached, or rendered from cached data. */
interface GatheredRequest {
  readonly requestId: string;
  readonly site: string | undefined;
  readonly route: string;
  readonly status: number;
  readonly cache: 'hit' | 'miss';
  readonly ms: number;
}

/** Milliseconds for which such pages share a log line: writing a line costs more than serving a cached page. */
const GATHER_MS = 1_000;
/** Most pages per line. */
const MOST = 50;
/** Milliseconds after which the request that should have written the line counts as cancelled. */
const LOST_MS = 5_000;

/** Log lines that each describe several pages. */
export interface GatheredLines {
  /** Adds a page; the request that starts a line writes it after its answer. */
  add(request: GatheredRequest, waitUntil: (work: Promise<unknown>) => void): void;
}

export function createGatheredLines(write: (requests: readonly GatheredRequest[]) => void): GatheredLines {
  let gathered: GatheredRequest[] = [];
  let since: number | null = null;
  const flush = (): void => {
    since = null;
    if (gathered.length === 0) return;
    const requests = gathered;
    gathered = [];
    write(requests);
  };
  return {
    add(request, waitUntil) {
      gathered.push(request);
      if (gathered.length >= MOST) return flush();
      const now = performance.now();
      if (since !== null && now - since < LOST_MS) return;
      since = now;
      waitUntil(scheduler.wait(GATHER_MS).then(flush));
    },
  };
}
