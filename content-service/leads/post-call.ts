/** Timeout in milliseconds; the call is retried later. */
const PATIENCE = 10_000;
/** Bytes read of an answer, so that its connection can be reused; the rest is dropped. */
const MOST_BYTES = 16 * 1024;

/** Outcome of a call: delivered, refused for good, or to be retried; with a word for operators. */
interface CallOutcome {
  readonly result: 'taken' | 'gone' | 'again';
  /** A status, or `timeout`, `unreachable`, `redirected`. */
  readonly outcome: string;
}

/** The platform's fetch; tests pass their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Reads a bounded part of an answer, whose content is ignored. */
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
  // Standard Webhooks: the receiver wants no more calls.
  if (status === 410) return { result: 'gone', outcome: '410' };
  // Redirects are not followed: only the agency's settings decide where visitors' data goes.
  if (status >= 300 && status < 400) return { result: 'again', outcome: `redirected, ${status}` };
  return { result: 'again', outcome: String(status) };
}

/**
 * Posts a signed body. Follows no redirect, waits at most ten seconds, reads at most 16 KB of the answer and
 * uses only its status: a hanging body after a 200 counts as delivered.
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
  // The status has arrived and decides; the rest does not matter.
  await drain(answer).catch(() => undefined);
  return outcomeOf(answer);
}
