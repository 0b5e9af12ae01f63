/** Longest wait for an answer, milliseconds. */
const TIMEOUT = 15_000;

/** A call to the site failed: carries the HTTP status, or 0 when there was no answer. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'CallError';
    this.status = status;
  }
}

/** `fetch`, or the test's replacement for it. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const browserFetch: Fetch = (address, init) => fetch(address, init);

const call = async (send: Fetch, address: string, init: RequestInit): Promise<unknown> => {
  const response = await send(address, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new CallError(response.status, `${response.status} ${response.statusText}`);
  return response.json();
};

/** Reads JSON from the site; throws a CallError on a refusal, and passes on every error of `fetch`. */
export const getJson = (address: string, send: Fetch = browserFetch): Promise<unknown> =>
  call(send, address, { headers: { accept: 'application/json' } });

/** Sends JSON to the site and reads JSON back; throws like `getJson`. */
export const postJson = (address: string, body: unknown, send: Fetch = browserFetch): Promise<unknown> =>
  call(send, address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
