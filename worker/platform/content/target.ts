import { baseOf, localHostsOf, readServiceAddress } from '#domain/own-service/service-address.ts';
import type { OwnService } from '#wire/own-service.ts';
import { openToken } from '#wire/sealed-token.ts';
import type { Bindings } from '../bindings.ts';

/** How to reach the content service: by the service binding, or by HTTP. */
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
 * Reads the bindings: CONTENT_SERVICE_URL, which gets the token, has priority over the service binding CONTENT,
 * which needs none. Throws when neither is usable, which at start-up stops the deployment.
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

/**
 * How to reach an agency's own service. Its address is checked again before each call, because the code
 * that stored it may have been less strict, and its token is decrypted only for that call; an error here
 * counts as a call without an answer.
 */
export function ownTarget(
  { address, token }: OwnService,
  siteId: string,
  bindings: Pick<Bindings, 'SERVICE_KEYS' | 'LOCAL_SERVICES'>,
): ContentTarget {
  const url = readServiceAddress(address, localHostsOf(bindings.LOCAL_SERVICES));
  return {
    base: url === null ? BINDING_BASE : baseOf(url),
    token: null,
    async fetch(request) {
      if (url === null) throw new Error('an address that is not called');
      if (token !== null) {
        const opened = await openToken(token, { siteId, address }, bindings.SERVICE_KEYS);
        request.headers.set('Authorization', `Bearer ${opened}`);
      }
      return fetch(request);
    },
  };
}
