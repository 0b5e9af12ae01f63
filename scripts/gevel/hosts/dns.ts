/** DNS over HTTPS by a public resolver, in its JSON format. */
import * as z from 'zod';
import { send } from '../transport.ts';

const RESOLVER = 'https://cloudflare-dns.com/dns-query';
const TIMEOUT = 10_000;
/** Numbers of record types (RFC 1035 §3.2.2, RFC 3596). */
const [A, CNAME, AAAA] = [1, 5, 28];

const AnswerSchema = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).nullish(),
});

interface Records {
  /** Targets of its CNAME records, in order. */
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

async function recordsOf(hostname: string, resolver: string): Promise<Records> {
  const found: Records[] = [];
  for (const type of ['A', 'AAAA']) {
    const url = new URL(resolver);
    url.searchParams.set('name', hostname);
    url.searchParams.set('type', type);
    const headers = { Accept: 'application/dns-json' };
    const { body } = await send({ method: 'GET', url, headers, body: null, timeoutMs: TIMEOUT });
    const answers = AnswerSchema.parse(JSON.parse(body.toString('utf8'))).Answer ?? [];
    const of = (...types: readonly number[]): string[] =>
      answers.filter((one) => types.includes(one.type)).map(({ data }) => data.replace(/\.$/, ''));
    found.push({ names: of(CNAME), addresses: of(A, AAAA) });
  }
  return {
    names: found[0]?.names ?? [],
    addresses: found.flatMap(({ addresses }) => addresses),
  };
}

/** Where a hostname points: to the target, nowhere, elsewhere, or unknown when the resolver failed. */
export interface Way {
  readonly leads: 'here' | 'nowhere' | 'elsewhere' | 'unknown';
  /** Message for people. */
  readonly line: string;
}

/**
 * Checks whether a hostname points to `target`: by a CNAME or, when its DNS flattens that, by the same IP addresses.
 * `resolver` is the URL of a DNS resolver with the JSON format.
 */
export async function wayOf(hostname: string, target: string, resolver = RESOLVER): Promise<Way> {
  try {
    const own = await recordsOf(hostname, resolver);
    if (own.names.some((name) => name.toLowerCase() === target)) {
      return { leads: 'here', line: `DNS: CNAME ${target}` };
    }
    if (own.addresses.length === 0) return { leads: 'nowhere', line: 'DNS: no record' };
    const { addresses } = await recordsOf(target, resolver);
    if (own.addresses.some((address) => addresses.includes(address))) {
      return { leads: 'here', line: 'DNS: the addresses of the target' };
    }
    const where = [...own.names, ...own.addresses].slice(0, 3).join(', ');
    return { leads: 'elsewhere', line: `DNS: elsewhere (${where})` };
  } catch (error) {
    return { leads: 'unknown', line: `DNS: unknown (${error instanceof Error ? error.message : error})` };
  }
}
