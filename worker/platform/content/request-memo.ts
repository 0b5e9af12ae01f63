/** Runs work once per key and returns its result to every caller; for one request only. */
export type RequestMemo = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes equal calls of one request only once. It exists as long as the request: a promise must never be
 * shared between requests. A key always belongs to one type of value, which `cache/keys.ts` ensures.
 */
export function createRequestMemo(): RequestMemo {
  const calls = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const known = calls.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const call = work();
    calls.set(key, call);
    return call;
  };
}
