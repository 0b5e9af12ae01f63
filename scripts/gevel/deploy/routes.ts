/**
 * Which Worker answers a hostname, by Cloudflare's rules: the most specific route of the zone decides, and a route
 * comes before a Custom Domain on the same hostname (developers.cloudflare.com/workers/configuration/routing/routes/
 * and …/custom-domains/, both read on 2026-11-28). `wrangler deploy --dry-run` compares none of this.
 */
import { ENVIRONMENTS, type Environment, readWorker, WORKERS, type WorkerName } from './environment.ts';

/** A route of one of the deployment's Workers. */
interface Route {
  /** "production": an environment of wrangler.toml. */
  readonly environment: string;
  readonly worker: WorkerName;
  /** Hostname and path, as `content.example.com/*`; for a Custom Domain the hostname. */
  readonly pattern: string;
  /** The zone's name; empty when the file does not name it. */
  readonly zone: string;
  readonly customDomain: boolean;
}

/** Routes of both Workers in an environment, as far as they are filled in. */
function routesOf(
  configs: Environment['configs'],
  name: Environment['name'],
  isFilled: (text: string) => boolean,
): Route[] {
  return WORKERS.flatMap((worker) =>
    (readWorker(configs[worker], name).routes ?? []).flatMap((route) => {
      const { pattern, ...rest } = typeof route === 'string' ? { pattern: route } : route;
      const zone = 'zone_name' in rest ? (rest.zone_name ?? '') : '';
      const customDomain = 'custom_domain' in rest && rest.custom_domain === true;
      const isWhole = isFilled(pattern) && isFilled(zone);
      return isWhole ? [{ environment: name, worker, pattern, zone, customDomain }] : [];
    }),
  );
}

const hostOf = ({ pattern }: Pick<Route, 'pattern'>): string => pattern.split('/')[0] ?? '';

/** Whether a route's host, in which only the first sign may be `*` (any characters), takes a hostname. */
const takes = (route: Route, hostname: string): boolean => {
  const host = hostOf(route);
  return host.startsWith('*') ? hostname.endsWith(host.slice(1)) : host === hostname;
};

/** The route that answers a hostname in a zone; undefined when none does. */
function answering(routes: readonly Route[], zone: string, hostname: string): Route | undefined {
  const [first] = routes
    .filter((route) => !route.customDomain && route.zone === zone && takes(route, hostname))
    .toSorted((one, other) => hostOf(other).length - hostOf(one).length);
  return first ?? routes.find((route) => route.customDomain && route.pattern === hostname);
}

const called = ({ worker, environment }: Pick<Route, 'worker' | 'environment'>): string =>
  `the ${worker} of ${environment}`;

/** A hostname of an agency: in no zone of the deployment, it reaches the zone as a custom hostname. */
const AGENCY = 'www.agency.invalid';

/** Whether a hostname is one level below its zone, as far as universal certificates go. */
const isOneBelow = (hostname: string, zone: string): boolean =>
  hostname.endsWith(`.${zone}`) && !hostname.slice(0, -zone.length - 1).includes('.');

/** The same pattern of one zone for two Workers: the API refuses the second (10020, duplicate_route). */
const twice = (own: readonly Route[], all: readonly Route[]): string[] =>
  own.flatMap((route) =>
    all
      .filter((other) => other.environment !== route.environment || other.worker !== route.worker)
      .filter(({ pattern, zone }) => pattern === route.pattern && zone === route.zone)
      .map(
        (other) =>
          `The route ${route.pattern} of the zone ${route.zone} is also that of ${called(other)}: Cloudflare refuses the second. Give each environment a zone of its own.`,
      ),
  );

/** What answers a hostname that another Worker should answer. */
function astray(
  what: string,
  hostname: string,
  zone: string,
  wanted: Pick<Route, 'worker' | 'environment'>,
  all: readonly Route[],
): string[] {
  const found = answering(all, zone, hostname);
  if (found === undefined) return [`No route answers ${what}, ${hostname}.`];
  if (found.worker === wanted.worker && found.environment === wanted.environment) return [];
  return [
    `${what}, ${hostname}, is answered by ${called(found)}, whose route ${found.pattern} comes first, not by ${called(wanted)}.`,
  ];
}

/**
 * Faults of an environment's routes, judged with those of the other environments: two Workers with one route, a public
 * door, a preview or an agency's hostname that another Worker answers, and names for which the zone has no certificate
 * (universal ones cover the zone and one level below it). Values that are not filled in yet are left out.
 */
export function routeFaults(
  { name, configs, workers }: Environment,
  isFilled: (text: string) => boolean,
): string[] {
  const all = ENVIRONMENTS.flatMap((one) => routesOf(configs, one, isFilled));
  const own = all.filter(({ environment }) => environment === name);
  const site = own.find(({ worker }) => worker === 'site');
  const door = own.find(({ worker }) => worker === 'content service');
  const faults = twice(own, all);
  if (site === undefined || door === undefined || faults.length > 0) return faults;
  const { zone } = site;
  const doorHost = hostOf(door);
  const { PREVIEW_DOMAIN } = workers.site.vars;
  const preview = typeof PREVIEW_DOMAIN === 'string' ? PREVIEW_DOMAIN : '';
  const toSite = { worker: 'site', environment: name } as const;
  return [
    ...astray('The public door', doorHost, zone, { worker: 'content service', environment: name }, all),
    ...astray('The hostname of an agency', AGENCY, zone, toSite, all),
    ...(isOneBelow(doorHost, zone)
      ? []
      : [
          `The public door, ${doorHost}, is not one level below ${zone}: its universal certificate covers no other name.`,
        ]),
    ...(isFilled(preview) && preview !== zone
      ? [
          `vars PREVIEW_DOMAIN is ${preview || 'missing'}, not ${zone}: no certificate covers names two levels below a zone.`,
        ]
      : []),
  ];
}

/** The environment's zone, and the hostnames that its DNS must have; null until they are filled in. */
export function namesOf({ workers }: Environment): { readonly zone: string; readonly door: string } | null {
  const [site] = workers.site.routes ?? [];
  const [door] = workers['content service'].routes ?? [];
  if (typeof site !== 'object' || typeof door !== 'object' || !('zone_name' in site)) return null;
  return { zone: site.zone_name ?? '', door: hostOf(door) };
}
