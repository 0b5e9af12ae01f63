/** Whether DNS shows that a hostname belongs to an agency. */
import * as z from 'zod';
import type { Bindings } from '../../env.ts';
import { createLog } from '../../platform/log.ts';

/** A public resolver that answers in JSON (developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/). */
const RESOLVER = 'https://cloudflare-dns.com/dns-query';
/** Timeout of a question, milliseconds. */
const TIMEOUT = 5_000;
/** Number of TXT records (RFC 1035 §3.2.2). */
const TXT = 16;

/** Label before the hostname, under which its owner puts the record; underscored names are no hosts (RFC 8552). */
export const TXT_LABEL = '_gevel';

const AnswerSchema = z.object({
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).nullish(),
});

/** The text of a TXT record, whose strings are in quotes and belong together (RFC 1035 §3.3.14). */
const textOf = (data: string): string => data.replace(/"\s*"/g, '').replace(/^"|"$/g, '');

/**
 * Whether `_gevel.{hostname}` has the TXT record `gevel-site={site}`; null when the resolver could not be asked, which
 * shows nothing either way.
 */
export async function showsControl(
  hostname: string,
  site: string,
  env: Pick<Bindings, 'DNS_URL'>,
): Promise<boolean | null> {
  const url = new URL(env.DNS_URL ?? RESOLVER);
  url.searchParams.set('name', `${TXT_LABEL}.${hostname}`);
  url.searchParams.set('type', 'TXT');
  try {
    const headers = { Accept: 'application/dns-json' };
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    const { Answer } = AnswerSchema.parse(await answer.json());
    return (Answer ?? []).some(({ type, data }) => type === TXT && textOf(data) === `gevel-site=${site}`);
  } catch (error) {
    createLog({ siteId: site })('warn', 'hostname.control_not_asked', { error: String(error) });
    return null;
  }
}
