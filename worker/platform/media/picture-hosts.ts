import type { Site } from '../../../wire/site.ts';

/** Hosts that one agency may add to those of the deployment. */
const MOST_OF_A_SITE = 20;
/** Refused hosts that one request tells of: documents of many hosts must not fill the log. */
const MOST_TOLD = 5;

/** Hosts of MEDIA_HOSTS, lower case; names only, no wildcards. */
const hostsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((host) => /^[a-z0-9.-]+$/.test(host));

/** Foreign hosts whose pictures a site may show: those of the deployment (MEDIA_HOSTS) and its own. */
export function pictureHosts(
  mediaHosts: string | undefined,
  { settings, hostnames }: Pick<Site, 'settings' | 'hostnames'>,
): ReadonlySet<string> {
  const own = (settings.pictureHosts ?? []).slice(0, MOST_OF_A_SITE).map((host) => host.toLowerCase());
  // A site asked for its own pages as pictures would ask itself.
  const foreign = own.filter((host) => !hostnames.includes(host));
  return new Set([...hostsOf(mediaHosts), ...foreign]);
}

/** Whether the picture of a host may be shown. */
export type HostRule = (host: string) => boolean;

/** The rule for the pictures of one request; a host that is refused is told of once. */
export function hostRule(hosts: ReadonlySet<string>, onRefused: (host: string) => void): HostRule {
  const refused = new Set<string>();
  return (host) => {
    if (hosts.has(host)) return true;
    if (!refused.has(host) && refused.size < MOST_TOLD) {
      refused.add(host);
      onRefused(host);
    }
    return false;
  };
}
