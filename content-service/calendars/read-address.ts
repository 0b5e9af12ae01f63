import { checkCallAddress, readCallAddress } from '#domain/leads/call-address.ts';

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

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * Fetches a calendar: only `https://` with a public hostname, one redirect to another such address, at most
 * ten seconds and 1 MB in all. The platform itself requests an address that an agency enters here, like that
 * of the agency's own system (decision 72).
 */
export async function readAddress(written: string, fetchIt: Fetch, patience = PATIENCE): Promise<Reading> {
  const address = readCallAddress(written);
  if (address === null) return { failed: 'refused' };
  const signal = AbortSignal.timeout(patience);
  const ask = (url: URL): Promise<Response> =>
    fetchIt(url.href, {
      headers: { Accept: 'text/calendar', 'User-Agent': 'Gevel-Calendars/1' },
      redirect: 'manual',
      signal,
    });
  try {
    let answer = await ask(address);
    if (isRedirect(answer)) {
      await answer.body?.cancel();
      const to = answer.headers.get('Location') ?? '';
      const next = checkCallAddress(URL.canParse(to, address.href) ? new URL(to, address.href).href : to);
      if (typeof next === 'string') return { failed: `redirected to an address that is not read: ${next}` };
      answer = await ask(next);
    }
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return { failed: isRedirect(answer) ? 'redirected twice' : String(answer.status) };
    }
    const text = await textOf(answer);
    return text === null ? { failed: 'too large' } : { text };
  } catch {
    return { failed: signal.aborted ? 'timeout' : 'unreachable' };
  }
}
