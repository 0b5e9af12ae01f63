import { readCallAddress } from '../../domain/leads/call-address.ts';

/** Timeout in milliseconds; the portal is tried again later. */
const PATIENCE = 10_000;
/** Maximum size in bytes; the calendar of a holiday home is never larger. */
const MOST_BYTES = 1024 * 1024;

/** A calendar's text, or an error word for operators. */
export type Reading = { readonly text: string } | { readonly failed: string };

/** The platform's fetch; tests pass their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The body as text; null if it is longer than the limit in bytes. */
async function textOf({ body }: Response): Promise<string | null> {
  const reader = body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.byteLength;
    if (read > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Fetches a calendar: only `https://` with a public hostname, no redirect, at most ten seconds and 1 MB. The
 * platform itself requests an address that an agency enters here, like that of the agency's own system
 * (decision 72).
 */
export async function readAddress(written: string, fetchIt: Fetch, patience = PATIENCE): Promise<Reading> {
  const address = readCallAddress(written);
  if (address === null) return { failed: 'refused' };
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await fetchIt(address.href, {
      headers: { Accept: 'text/calendar', 'User-Agent': 'Gevel-Calendars/1' },
      redirect: 'manual',
      signal,
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return {
        failed:
          answer.status >= 300 && answer.status < 400
            ? `redirected, ${answer.status}`
            : String(answer.status),
      };
    }
    const text = await textOf(answer);
    return text === null ? { failed: 'too large' } : { text };
  } catch {
    return { failed: signal.aborted ? 'timeout' : 'unreachable' };
  }
}
