/** Longest wait for a page, milliseconds. */
const TIMEOUT = 10_000;

/** No page could be fetched: the status of the answer, or 0 when there was none. */
export class PageError extends Error {
  readonly status: number;

  /** `event` is how the request ended: "error", "timeout", "abort", or "load" without a page. */
  constructor(status: number, event: string) {
    super(`No page came (${event}).`);
    this.name = 'PageError';
    this.status = status;
  }
}

/** A page of the site, parsed but not shown: its scripts do not run and its pictures do not load. */
export interface FetchedPage {
  readonly page: Document;
  /** Path and query after redirects, which is the canonical address. */
  readonly address: string;
}

interface FetchOptions {
  /** Body of a form that is sent. */
  readonly body?: URLSearchParams | null;
  /** Requests the current page, not a cached one. */
  readonly anew?: boolean;
}

const pathAndQuery = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * Fetches a page of the site with any status, because our error pages are pages too. For a sent form it is
 * the page that follows. The browser parses it during the request, since Trusted Types forbid parsing text
 * into elements. Rejects with a PageError when no page came, and when the signal aborted the request.
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
