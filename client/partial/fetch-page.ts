/** Longest wait for a page, milliseconds. */
const TIMEOUT = 10_000;

/** No page was to be had: the status of what came instead, or 0 when nothing came. */
export class PageError extends Error {
  readonly status: number;

  /** `event` is how the request ended: "error", "timeout", "abort", or "load" without a page. */
  constructor(status: number, event: string) {
    super(`No page came (${event}).`);
    this.name = 'PageError';
    this.status = status;
  }
}

/** A page of the site, read but not shown: its scripts do not run and its pictures are not loaded. */
export interface FetchedPage {
  readonly page: Document;
  /** Path and query where the server has led the request, which is the canonical address. */
  readonly address: string;
}

interface FetchOptions {
  /** A form that is sent. */
  readonly body?: URLSearchParams | null;
  /** Wants the page as it is now, not one that was kept. */
  readonly anew?: boolean;
}

const pathAndQuery = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * Reads a page of the site, whatever its status: an error of ours is a page too. Where a form is sent, the
 * page is the one that follows. The browser parses it on the way in, since Trusted Types close every way from text to elements. Rejects with a PageError where
 * there was no page to be had, and where the signal has aborted the request.
 */
export const fetchPage = (
  address: string,
  signal: AbortSignal,
  { body = null, anew = false }: FetchOptions = {},
): Promise<FetchedPage> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = ({ type }: Event): void => reject(new PageError(request.status, type));
    request.open(body === null ? 'GET' : 'POST', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT;
    request.setRequestHeader('Accept', 'text/html');
    if (anew) request.setRequestHeader('Cache-Control', 'no-cache');
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = (event) => {
      const page = request.responseXML;
      if (page === null) fail(event);
      else resolve({ page, address: pathAndQuery(request.responseURL) });
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
