import type { Bindings } from '../bindings.ts';

/** Where the content service is reached: over the service binding, or by HTTP elsewhere. */
export interface ContentTarget {
  /** Prepended to every path; without a slash at the end. */
  readonly base: string;
  readonly token: string | null;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The host is never resolved: a service binding passes requests on whatever their address. */
const BINDING_BASE = 'https://content.internal';

function httpBase(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new Error('CONTENT_SERVICE_URL must be an http(s) address without query');
  }
  return url.href.replace(/\/+$/, '');
}

/**
 * Reads the bindings: CONTENT_SERVICE_URL, to which the token is shown, comes before the service binding
 * CONTENT, whose door asks for none. Throws when neither is usable, which at start-up stops the deployment.
 */
export function contentTarget(
  bindings: Pick<Bindings, 'CONTENT' | 'CONTENT_SERVICE_URL' | 'CONTENT_SERVICE_TOKEN'>,
): ContentTarget {
  const address = bindings.CONTENT_SERVICE_URL?.trim() ?? '';
  if (address !== '') {
    return {
      base: httpBase(address),
      token: bindings.CONTENT_SERVICE_TOKEN?.trim() || null,
      fetch: (request) => fetch(request),
    };
  }
  const binding = bindings.CONTENT;
  if (binding === undefined) throw new Error('bind CONTENT or set CONTENT_SERVICE_URL');
  return { base: BINDING_BASE, token: null, fetch: (request) => binding.fetch(request) };
}
