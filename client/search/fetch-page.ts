import { CallError } from '../http.ts';

/** Longest wait for a page, milliseconds. */
const TIMEOUT = 10_000;

/** A page of the site, read but not shown: its scripts do not run and its pictures are not loaded. */
export interface FetchedPage {
  readonly page: Document;
  /** Path and query where the server has led the request, which is the canonical address. */
  readonly address: string;
}

/** Which build of the client a page was drawn for: parts of two builds do not belong together. */
export const buildOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type="module"]')?.getAttribute('src');

const pathAndQuery = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * Reads a page of the site, whatever its status: an error of ours is a page too. A form that is given as
 * `body` is sent, and the page is the one that follows. The browser parses it on
 * the way in, since Trusted Types close every way from text to elements. Rejects with a CallError where
 * there was no page to be had, and never settles once the signal has aborted it.
 */
export const fetchPage = (
  address: string,
  signal: AbortSignal,
  body: URLSearchParams | null = null,
): Promise<FetchedPage> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (what: string) => () => reject(new CallError(request.status, what));
    request.open(body === null ? 'GET' : 'POST', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT;
    request.setRequestHeader('Accept', 'text/html');
    request.onerror = fail('The page could not be reached.');
    request.ontimeout = fail('The page took too long.');
    request.onload = () => {
      const page = request.responseXML;
      if (page === null) fail('The answer is no page.')();
      else resolve({ page, address: pathAndQuery(request.responseURL) });
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
