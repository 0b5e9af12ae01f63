/** A system that says nothing for so long is tried again later. */
const PATIENCE = 10_000;
/** Bytes of an answer that are read, so that its connection can be used again; the rest is given up. */
const MOST_BYTES = 16 * 1024;

/** What came of a call: taken, refused for good, or to be tried again; with a word for operators. */
export interface CallOutcome {
  readonly result: 'taken' | 'gone' | 'again';
  /** A status, or `timeout`, `unreachable`, `redirected`. */
  readonly outcome: string;
}

/** Fetches as the platform does; tests give their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Reads a bounded part of an answer; nobody looks at what it says. */
async function drain({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  for (let read = 0; reader !== undefined && read <= MOST_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.byteLength;
  }
  await reader?.cancel();
}

function outcomeOf({ status }: Response): CallOutcome {
  if (status >= 200 && status < 300) return { result: 'taken', outcome: String(status) };
  // Standard Webhooks: whoever answers so wants no more of them.
  if (status === 410) return { result: 'gone', outcome: '410' };
  // Nobody but the agency says where its visitors' words go.
  if (status >= 300 && status < 400) return { result: 'again', outcome: `redirected, ${status}` };
  return { result: 'again', outcome: String(status) };
}

/**
 * Posts a signed body. Follows no redirect, waits ten seconds in all, reads no more than 16 KB of an answer and
 * believes its status alone: a body that hangs behind a 200 was taken.
 */
export async function postCall(
  address: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  fetchIt: Fetch,
  patience = PATIENCE,
): Promise<CallOutcome> {
  const signal = AbortSignal.timeout(patience);
  let answer: Response;
  try {
    answer = await fetchIt(address.href, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Gevel-Leads/1', ...headers },
      body,
      redirect: 'manual',
      signal,
    });
  } catch {
    return { result: 'again', outcome: signal.aborted ? 'timeout' : 'unreachable' };
  }
  // The status was said, and decides: what becomes of the rest changes nothing.
  await drain(answer).catch(() => undefined);
  return outcomeOf(answer);
}
