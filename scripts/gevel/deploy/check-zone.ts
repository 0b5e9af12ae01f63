/** The environment's zone: DNS, custom hostnames, and the domain that sends mail. */
import * as z from 'zod';
import { apiBase, type CloudflareApi, cloudflareApi } from '../cloudflare-api.ts';
import { Refused } from '../errors.ts';
import { type Check, type Finding, finding, type Patient } from './finding.ts';
import { namesOf } from './routes.ts';

const ZonesSchema = z.array(z.object({ id: z.string(), name: z.string() }));
const RecordsSchema = z.array(
  z.object({ name: z.string(), type: z.string(), proxied: z.boolean().nullish() }),
);
const FallbackSchema = z.object({ origin: z.string().nullish(), status: z.string().nullish() });

const domainOf = ({ environment: { workers } }: Patient): string => {
  const { MAIL_FROM } = workers['content service'].vars;
  return (typeof MAIL_FROM === 'string' ? MAIL_FROM.split('@')[1] : undefined) ?? 'DOMAIN';
};

/** Record types that lead requests into a zone. */
const LEADING = ['A', 'AAAA', 'CNAME'];

/**
 * The names whose requests must enter the zone: routes only act on proxied DNS records, and a fallback origin is
 * needed by custom hostnames (developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/start/
 * advanced-settings/worker-as-origin/, read on 2026-11-28). The token of CLOUDFLARE_API_TOKEN must be able to read the
 * zone, its DNS and its custom hostnames.
 */
export const dns: Check = async ({ environment, env }) => {
  const names = namesOf(environment);
  const api = cloudflareApi(env);
  if (names === null) return [];
  if (api === null) {
    const mend =
      'set CLOUDFLARE_API_TOKEN to a token that may read the zone, its DNS and its custom hostnames';
    return [
      { line: `The DNS of ${names.zone} and its fallback origin were not asked for`, well: null, mend },
    ];
  }
  const { zone, door } = names;
  const found = ZonesSchema.parse(await api('GET', `/zones?name=${encodeURIComponent(zone)}`));
  const id = found.find(({ name }) => name === zone)?.id;
  if (id === undefined)
    return [
      finding(`The zone ${zone}`, ['', 'is not in this account'], false, 'add the domain in the dashboard'),
    ];
  const record = async (name: string): Promise<Finding> => {
    const path = `/zones/${id}/dns_records?name=${encodeURIComponent(name)}`;
    const records = RecordsSchema.parse(await api('GET', path)).filter(
      (one) => one.name === name && LEADING.includes(one.type),
    );
    const isProxied = records.some(({ proxied }) => proxied === true);
    const bad = records.length === 0 ? 'is missing' : 'is not proxied: routes do not act on it';
    return finding(`The DNS record ${name}`, ['is proxied', bad], isProxied, `${name}. AAAA 100:: (proxied)`);
  };
  const { GEVEL_HOST_TARGET: target = '' } = env;
  const leads = ['*', ...(target === '' ? [] : [target.replace(`.${zone}`, '')])].map(
    (label) => `${label}.${zone}`,
  );
  const [fallback, said] = await fallbackOf(api, id);
  return [
    ...(await Promise.all([door, ...leads].map(record))),
    target === ''
      ? {
          line: 'GEVEL_HOST_TARGET is not set: `host add` cannot say to which name agencies’ DNS points',
          well: false,
          mend: `export GEVEL_HOST_TARGET=sites.${zone}`,
        }
      : finding(
          `The target of agencies’ DNS, ${target},`,
          [`lies in ${zone}`, `does not lie in ${zone}`],
          target.endsWith(`.${zone}`),
          `export GEVEL_HOST_TARGET=sites.${zone}`,
        ),
    finding(
      'The fallback origin of custom hostnames',
      [`is ${fallback?.origin}`, said],
      fallback?.status === 'active',
      `curl -X PUT -H "Authorization: Bearer $CLOUDFLARE_API_TOKEN" -H 'Content-Type: application/json' -d '{"origin":"${target || `sites.${zone}`}"}' ${apiBase(env)}/zones/${id}/custom_hostnames/fallback_origin`,
    ),
  ];
};

/** A zone's fallback origin, and what is said of it when it does not work; the API refuses the question without one. */
async function fallbackOf(
  api: CloudflareApi,
  zone: string,
): Promise<readonly [z.infer<typeof FallbackSchema> | null, string]> {
  try {
    const found = FallbackSchema.parse(await api('GET', `/zones/${zone}/custom_hostnames/fallback_origin`));
    return [found, `is ${found.origin}, ${found.status}`];
  } catch (error) {
    // Any other refusal, as of a token that may not ask, says nothing about the origin.
    if (!(error instanceof Refused && error.message.includes(' with 404'))) throw error;
    return [null, `is missing: ${error.message}`];
  }
}

/** Whether the domain of MAIL_FROM may send, and what cannot be asked of it. */
export const mail: Check = async (patient) => {
  const domain = domainOf(patient);
  const { code, stdout } = await patient.wrangler.try(['email', 'sending', 'settings', domain]);
  const enabled = code === 0 && /^\s*Enabled:\s+true\s*$/m.test(stdout);
  const first = `npx wrangler email sending enable ${domain}`;
  return [
    finding(`The domain ${domain}`, ['may send mail', 'may not send mail yet'], enabled, first),
    {
      line: 'The account’s daily number of mails was not asked for: no call tells it',
      well: null,
      mend: 'read it in the dashboard, under Email Service, and ask there for more before the first alerts',
    },
  ];
};

/** Whether bounces and complaints are sent to the content service's queue. */
export const bounces: Check = async (patient) => {
  const queue = `gevel-mail-events-${patient.environment.name}`;
  const { stdout } = await patient.wrangler.try(['queues', 'subscription', 'list', queue, '--json']);
  const events = ['message.bounced', 'message.complained'];
  return [
    finding(
      'Bounces and complaints of mails',
      ['are subscribed', 'are not subscribed'],
      events.every((event) => stdout.includes(event)),
      `npx wrangler queues subscription create ${queue} --source email.sending --domain ${domainOf(patient)} --zone-id ZONE-ID --events ${events.join(',')}`,
    ),
  ];
};
