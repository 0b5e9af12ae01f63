import { type Asked, headersOf, type Service, sentOf } from './asked.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Characters shown of a long path or body. */
const SHOWN = 2_000;

/** The request as a curl command; the token is written as `$GEVEL_TOKEN` and never shown. */
export function curlOf(asked: Asked, service: Pick<Service, 'base' | 'siteId' | 'token'>): string {
  const headers = [...headersOf(asked, service)]
    .filter(([name]) => name !== 'accept')
    .map(([name, value]) =>
      name === 'authorization'
        ? '-H "Authorization: Bearer $GEVEL_TOKEN"'
        : `-H ${quoted(`${name}: ${value}`)}`,
    );
  const body = sentOf(asked);
  return [
    `curl -i -X ${asked.method}`,
    ...headers,
    ...(body === null ? [] : [`--data-binary ${quoted(body.slice(0, SHOWN))}`]),
    quoted((service.base + asked.path).slice(0, SHOWN)),
  ].join(' ');
}
