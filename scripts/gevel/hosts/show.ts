import { apiBase } from '../cloudflare-api.ts';
import type { Report } from '../command.ts';
import {
  type CustomHostname,
  type CustomHostnames,
  collectionOf,
  type Proof,
  requestBody,
} from './custom-hostnames.ts';
import { wayOf } from './dns.ts';
import { dnsLines, isOfThisMachine } from './hostnames.ts';

/** The hostname to which hostnames of sites must point, and the DNS resolver. */
interface Surroundings {
  readonly target: string;
  readonly resolver: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** From GEVEL_HOST_TARGET and GEVEL_DNS_URL. */
export const surroundings = (env: Surroundings['env']): Surroundings => ({
  target: env.GEVEL_HOST_TARGET ?? 'TARGET',
  resolver: env.GEVEL_DNS_URL,
  env,
});

/** State of a hostname at Cloudflare, with the TXT records to set. */
function certificateLines(found: CustomHostname): readonly string[] {
  const { status, ssl, ownership_verification: owner, verification_errors: errors } = found;
  const records = (ssl?.validation_records ?? []).flatMap(({ txt_name: name, txt_value: value }) =>
    name && value ? [{ name, value }] : [],
  );
  const waits = status === 'active' ? [] : [owner].flatMap((one) => (one?.name && one.value ? [one] : []));
  return [
    `hostname ${status}, certificate ${ssl?.status ?? 'not requested'}`,
    ...[...waits, ...(ssl?.status === 'active' ? [] : records)].map(
      ({ name, value }) => `${name}. TXT "${value}"`,
    ),
    ...(errors ?? []),
  ];
}

/** Adds a hostname at Cloudflare, or prints the call for it; and prints the DNS records to set. */
export async function announced(
  hostname: string,
  api: CustomHostnames | null,
  proof: Proof,
  { target, env }: Surroundings,
): Promise<readonly string[]> {
  if (isOfThisMachine(hostname)) return [];
  const dns = dnsLines(hostname, target);
  if (api !== null) return [...certificateLines(await api.ensure(hostname, proof)), ...dns];
  return [
    'Not added at Cloudflare: set CLOUDFLARE_API_TOKEN, or make the call by hand:',
    `curl -X POST -H "Authorization: Bearer $CLOUDFLARE_API_TOKEN" -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(requestBody(hostname, proof))}' ${apiBase(env)}${collectionOf(env.CLOUDFLARE_ZONE_ID)}`,
    ...dns,
  ];
}

/** State of a hostname: its certificate and its DNS. */
export async function standing(
  hostname: string,
  api: CustomHostnames | null,
  { target, resolver }: Surroundings,
): Promise<Report & { readonly data: object }> {
  const found = isOfThisMachine(hostname) ? null : ((await api?.find(hostname)) ?? null);
  const way = isOfThisMachine(hostname)
    ? ({ leads: 'here', line: 'DNS: this machine' } as const)
    : await wayOf(hostname, target, resolver);
  const certificate = isOfThisMachine(hostname)
    ? []
    : api === null
      ? ['certificate unknown: set CLOUDFLARE_API_TOKEN']
      : found === null
        ? ['unknown at Cloudflare: host add adds it']
        : certificateLines(found);
  const secured = isOfThisMachine(hostname) || (found?.status === 'active' && found.ssl?.status === 'active');
  const failed = way.leads !== 'here' || (api !== null && !secured);
  const records = way.leads === 'here' || way.leads === 'unknown' ? [] : dnsLines(hostname, target);
  return {
    lines: [hostname, ...[...certificate, way.line, ...records].map((line) => `  ${line}`)],
    data: {
      hostname,
      status: found?.status ?? null,
      certificate: found?.ssl?.status ?? null,
      dns: way.leads,
    },
    failed,
  };
}
