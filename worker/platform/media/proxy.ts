import type { HostWay } from '#wire/picture-hosts.ts';
import { ContentUnavailable, NotFound } from '../errors/app-error.ts';
import { withTimeout } from '../limits/with-timeout.ts';
import { readPictureUrl } from './proxy-address.ts';

/** Timeout for a foreign host, milliseconds. */
const PROXY_TIMEOUT_MS = 8_000;
const MAX_REDIRECTS = 3;

export type Fetch = (request: Request) => Promise<Response>;

/**
 * Fetches a picture from an allow-listed host. Redirects are only followed to allow-listed hosts. No data of the
 * visitor's request is sent. Throws NotFound or ContentUnavailable.
 */
export async function fetchForeignPicture(
  url: URL,
  hosts: ReadonlyMap<string, HostWay>,
  fetchPicture: Fetch,
): Promise<Response> {
  let target: URL | null = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    if (target === null || hosts.get(target.hostname) !== 'passed')
      throw new NotFound(`host of ${url.href} not allowed`);
    const response = await ask(target, fetchPicture);
    if (response.status < 300 || response.status >= 400) return await accepted(response, target);
    await response.body?.cancel();
    const location: string = response.headers.get('Location') ?? '';
    target = URL.canParse(location, target) ? readPictureUrl(new URL(location, target).href) : null;
  }
  throw new NotFound(`${url.href} redirects for ever`);
}

async function ask(url: URL, fetchPicture: Fetch): Promise<Response> {
  const headers = { Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' };
  try {
    return await withTimeout(PROXY_TIMEOUT_MS, (signal) =>
      fetchPicture(new Request(url, { headers, redirect: 'manual', signal })),
    );
  } catch (error) {
    throw new ContentUnavailable(`picture host ${url.hostname} does not answer`, { cause: error });
  }
}

async function accepted(response: Response, url: URL): Promise<Response> {
  if (response.status === 200) return response;
  await response.body?.cancel();
  if (response.status >= 500) throw new ContentUnavailable(`${url.hostname} answered ${response.status}`);
  throw new NotFound(`${url.hostname} answered ${response.status}`);
}
