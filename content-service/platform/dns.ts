/** Questions about DNS, by a public resolver that answers in JSON (developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/). */
import * as z from 'zod';
import type { Bindings } from '../env.ts';

const RESOLVER = 'https://cloudflare-dns.com/dns-query';
/** Timeout of a question, milliseconds. */
const TIMEOUT = 5_000;
/** Numbers of record types (RFC 1035 §3.2.2). */
const TYPES = { MX: 15, TXT: 16 } as const;
/** Answers of a resolver that could say: no error, and no such name (RFC 1035 §4.1.1). */
const SAYS: readonly number[] = [0, 3];

const AnswerSchema = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).nullish(),
});

/** The text of a TXT record, whose strings are in quotes and belong together (RFC 1035 §3.3.14). */
const textOf = (data: string): string => data.replace(/"\s*"/g, '').replace(/^"|"$/g, '');

/**
 * The values of a name's records of a type: texts of TXT, "preference host" of MX. Throws when the resolver could not
 * be asked, which says nothing either way.
 */
export async function askDns(
  name: string,
  type: keyof typeof TYPES,
  { DNS_URL = RESOLVER }: Pick<Bindings, 'DNS_URL'>,
): Promise<readonly string[]> {
  const url = new URL(DNS_URL);
  url.searchParams.set('name', name);
  url.searchParams.set('type', type);
  const headers = { Accept: 'application/dns-json' };
  const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  const { Status, Answer } = AnswerSchema.parse(await answer.json());
  if (!SAYS.includes(Status)) throw new Error(`The resolver answers ${Status} for ${name}.`);
  return (Answer ?? [])
    .filter((one) => one.type === TYPES[type])
    .map(({ data }) => (type === 'TXT' ? textOf(data) : data));
}
