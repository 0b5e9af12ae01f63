import { baseOf, localHostsOf, readServiceAddress } from '#domain/own-service/service-address.ts';
import type { OwnService } from '#wire/own-service.ts';
import { NoSuchKey, openToken } from '#wire/sealed-token.ts';
import type { FeedState } from '#wire/staff.ts';
import type { Bindings } from '../env.ts';
import { boundedBytes, TooLarge } from '../platform/bounded-body.ts';

/** Timeout for a whole answer, milliseconds. */
const PATIENCE = 8_000;
/** Maximum bytes of an answer, far more than a page of homes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Why a service did not answer as it should: in the words of feeds, and more of it for operators. */
export interface ServiceFault {
  readonly state: FeedState;
  readonly reason: string;
}

/** Result of a call: JSON, not found, or a failure with a word for operators. */
export type ServiceAnswer =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'none'; readonly status: 404 | 410 }
  /** `down` means that other requests would fail too. */
  | ({ readonly kind: 'failed'; readonly down: boolean } & ServiceFault);

/** Client of an agency's own service; never throws. */
export interface ServiceClient {
  get(path: string): Promise<ServiceAnswer>;
  post(path: string, body: unknown): Promise<ServiceAnswer>;
}

const failed = (state: FeedState, reason: string, down: boolean): ServiceAnswer => ({
  kind: 'failed',
  state,
  reason,
  down,
});

function stateOf(status: number): FeedState {
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) return 'too-often';
  return status >= 500 ? 'failing' : 'broken';
}

async function read(response: Response): Promise<ServiceAnswer> {
  const { status } = response;
  const isJson = /^application\/json\b/i.test(response.headers.get('Content-Type') ?? '');
  if (status !== 200 || !isJson) {
    await response.body?.cancel();
    if (status === 404 || status === 410) return { kind: 'none', status };
    if (status === 200) return failed('broken', 'no JSON', false);
    // Redirects are not followed: only the operator's settings decide the address.
    if (status >= 300 && status < 400) return failed('broken', `redirected, ${status}`, true);
    return failed(
      stateOf(status),
      String(status),
      status === 401 || status === 403 || status === 429 || status >= 502,
    );
  }
  const text = new TextDecoder().decode(await boundedBytes(response, MOST_BYTES));
  return { kind: 'json', value: JSON.parse(text) };
}

const outcomeOf = (error: unknown, signal: AbortSignal): ServiceAnswer => {
  if (signal.aborted) return failed('unreachable', 'timeout', true);
  if (error instanceof TooLarge) return failed('broken', 'too large', false);
  if (error instanceof SyntaxError) return failed('broken', 'no JSON', false);
  if (error instanceof NoSuchKey) return failed('settings', 'the token does not open', true);
  return failed('unreachable', 'no connection', true);
};

/**
 * A client of a site's own service, with the site's own limits: the address is checked again, no redirect is
 * followed, and an answer has at most eight seconds and four megabytes.
 */
export function serviceClient(
  siteId: string,
  { address, token }: OwnService,
  env: Pick<Bindings, 'SERVICE_KEYS' | 'LOCAL_SERVICES'>,
  patience = PATIENCE,
): ServiceClient {
  async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<ServiceAnswer> {
    const url = readServiceAddress(address, localHostsOf(env.LOCAL_SERVICES));
    if (url === null) return failed('settings', 'an address that is not called', true);
    const signal = AbortSignal.timeout(patience);
    try {
      const headers = new Headers({ Accept: 'application/json', 'X-SITE': siteId, 'X-CLIENT': 'web' });
      headers.set('User-Agent', 'Gevel/1');
      if (body !== undefined) headers.set('Content-Type', 'application/json');
      if (token !== null) {
        headers.set(
          'Authorization',
          `Bearer ${await openToken(token, { siteId, address }, env.SERVICE_KEYS)}`,
        );
      }
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const at = `${baseOf(url)}/sites/${encodeURIComponent(siteId)}${path}`;
      return await read(await fetch(at, { method, headers, ...sent, redirect: 'manual', signal }));
    } catch (error) {
      return outcomeOf(error, signal);
    }
  }
  return { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}
