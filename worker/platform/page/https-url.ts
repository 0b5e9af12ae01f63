import { isHttpsAddress } from '#domain/rules/link.ts';

/** An external address that a page may link to: https, with a host in a domain; else null. */
export function httpsUrl(text: string | null | undefined): URL | null {
  const written = (text ?? '').trim();
  const url = isHttpsAddress(written) ? new URL(written) : null;
  return url?.hostname.includes('.') === true ? url : null;
}
