import { addressInAscii } from '#domain/rules/email-address.ts';
import type { SenderRecord } from '#wire/mail-sender.ts';
import type { Bindings } from '../../env.ts';
import { askDns } from '../../platform/dns.ts';

/** What a purpose asks of DNS. */
interface Need extends Pick<SenderRecord, 'purpose' | 'type' | 'value'> {
  /** Names at which the record may be, the best first. */
  readonly names: (domain: string) => readonly string[];
  readonly fits: (value: string) => boolean;
}

/** Names of a domain and of those above it, which the policy of a domain may stand at (RFC 7489 §6.6.3). */
function andAbove(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
}

const tag = (value: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([^;]*)`).exec(value)?.[1]?.trim();

/**
 * The records by which a domain sends through Cloudflare's Email Service
 * (developers.cloudflare.com/email-service/configuration/domains/, read on 2026-11-29). Bounces and SPF have a name of
 * their own, so that the domain's other mail is not concerned; a DKIM key without text is revoked (RFC 6376 §3.6.1).
 */
const NEEDS: readonly Need[] = [
  {
    purpose: 'bounces',
    type: 'MX',
    value: 'route1.mx.cloudflare.net, route2.mx.cloudflare.net, route3.mx.cloudflare.net',
    names: (domain) => [`cf-bounce.${domain}`],
    fits: (value) => /^\d+\s+\S+\.mx\.cloudflare\.net\.?$/i.test(value),
  },
  {
    purpose: 'spf',
    type: 'TXT',
    value: 'v=spf1 include:_spf.mx.cloudflare.net ~all',
    names: (domain) => [`cf-bounce.${domain}`],
    fits: (value) => /^v=spf1\s(?:.*\s)?\+?include:_spf\.mx\.cloudflare\.net(?:\s|$)/i.test(value),
  },
  {
    purpose: 'dkim',
    type: 'TXT',
    value: 'v=DKIM1; h=sha256; k=rsa; p=…',
    names: (domain) => [`cf-bounce._domainkey.${domain}`],
    fits: (value) => tag(value, 'v') === 'DKIM1' && (tag(value, 'p') ?? '') !== '',
  },
  {
    purpose: 'dmarc',
    type: 'TXT',
    value: 'v=DMARC1; p=none;',
    names: (domain) => andAbove(domain).map((name) => `_dmarc.${name}`),
    fits: (value) =>
      tag(value, 'v') === 'DMARC1' && /^(?:none|quarantine|reject)$/i.test(tag(value, 'p') ?? ''),
  },
];

/** The domain of an address, as DNS writes it. */
export const domainOf = (address: string): string => {
  const ascii = addressInAscii(address);
  return ascii.slice(ascii.lastIndexOf('@') + 1).toLowerCase();
};

/** The records that the domain of an address needs, and whether DNS has them. Throws when it could not be asked. */
export const checkRecords = (address: string, env: Pick<Bindings, 'DNS_URL'>): Promise<SenderRecord[]> =>
  Promise.all(
    NEEDS.map(async ({ purpose, type, value, names, fits }) => {
      const all = names(domainOf(address));
      let found = false;
      for (const name of all) found ||= (await askDns(name, type, env)).some(fits);
      return { purpose, type, name: all[0] ?? '', value, found };
    }),
  );
