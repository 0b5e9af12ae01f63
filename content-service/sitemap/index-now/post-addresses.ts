/** The protocol's common address, which shares what it is told with all engines that take part (indexnow.org). */
export const INDEX_NOW = 'https://api.indexnow.org/indexnow';

/** Timeout in milliseconds. */
const PATIENCE = 10_000;

/** The platform's fetch; tests pass their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** What became of a post. */
export interface Posted {
  /** `refused`: the same addresses would be refused again. */
  readonly result: 'taken' | 'refused' | 'again';
  /** A status, or `timeout`, `unreachable`. */
  readonly outcome: string;
  /** Least milliseconds until the next attempt. */
  readonly waits: number;
}

/** Statuses of addresses that can never be taken: a wrong format, or addresses of another host than the key's. */
const REFUSED = [400, 422];

/** Seconds of a Retry-After, in milliseconds; dates, which the protocol does not use, count as none. */
const waitsOf = (headers: Headers): number => {
  const seconds = Number(headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) * 1000 : 0;
};

/** Tells addresses of one host, whose key is at `https://{host}/{key}.txt`. 202: taken, and the key is checked later. */
export async function postAddresses(
  engine: URL,
  {
    host,
    key,
    addresses,
  }: { readonly host: string; readonly key: string; readonly addresses: readonly string[] },
  fetchIt: Fetch,
): Promise<Posted> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const { status, headers, body } = await fetchIt(engine.href, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'Gevel-IndexNow/1' },
      body: JSON.stringify({ host, key, urlList: addresses }),
      redirect: 'manual',
      signal,
    });
    // Only the status matters; a body that is not read would hold its connection.
    await body?.cancel();
    if (status === 200 || status === 202) return { result: 'taken', outcome: String(status), waits: 0 };
    const result = REFUSED.includes(status) ? 'refused' : 'again';
    return { result, outcome: String(status), waits: waitsOf(headers) };
  } catch {
    return { result: 'again', outcome: signal.aborted ? 'timeout' : 'unreachable', waits: 0 };
  }
}
