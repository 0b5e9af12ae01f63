import { readCallAddress } from '../../domain/leads/call-address.ts';

/** Another portal that says nothing for so long is asked again later. */
const PATIENCE = 10_000;
/** Bytes of a calendar; what is longer is none of a holiday home. */
const MOST_BYTES = 1024 * 1024;

/** A calendar's text, or a word for operators. */
export type Reading = { readonly text: string } | { readonly failed: string };

/** Fetches as the platform does; tests give their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** At most so many bytes as text; null for more. */
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
 * Asks for a calendar: `https://` at a public name alone, no redirect, ten seconds and 1 MB in all. What an agency
 * may write here is fetched from within the platform, as its own system is called (decision 72).
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
