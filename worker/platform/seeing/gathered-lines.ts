/** A page that was served without asking the content service: it was kept, or made of what is. */
interface GatheredRequest {
  readonly requestId: string;
  readonly site: string | undefined;
  readonly route: string;
  readonly status: number;
  readonly cache: 'hit' | 'miss';
  readonly ms: number;
}

/** Milliseconds for which such pages share a line: to write one costs more than to serve a kept page. */
const GATHER_MS = 1_000;
/** Pages on a line. */
const MOST = 50;
/** Time after which a request that should have written the line counts as lost, milliseconds. */
const LOST_MS = 5_000;

/** Lines of such pages, many on one. */
export interface GatheredLines {
  /** Adds a page; the request that begins a line writes it behind its answer. */
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
