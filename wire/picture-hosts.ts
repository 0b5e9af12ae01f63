import { MOST_PICTURE_HOSTS } from './own-service.ts';
import type { SiteAnswer } from './site-answer.ts';

/** Hosts of MEDIA_HOSTS, lower case; names only, no wildcards. */
const hostsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((host) => /^[a-z0-9.-]+$/.test(host));

/**
 * How pictures of a host are shown: `passed` unchanged, or `kept` by the content service, which has
 * downloaded them and made our widths.
 */
export type HostWay = 'passed' | 'kept';

/**
 * Foreign hosts whose pictures a site may show: the deployment's (MEDIA_HOSTS) and its own, which are passed
 * through; and those of its own content service, which are stored.
 */
export function pictureHosts(
  mediaHosts: string | undefined,
  { settings, hostnames, service }: Pick<SiteAnswer, 'settings' | 'hostnames' | 'service'>,
): ReadonlyMap<string, HostWay> {
  const own = (settings.pictureHosts ?? []).slice(0, MOST_PICTURE_HOSTS).map((host) => host.toLowerCase());
  // A site that fetches pictures from its own hostnames would call itself.
  const foreign = own.filter((host) => !hostnames.includes(host));
  const accepted = (service?.pictureHosts ?? []).slice(0, MOST_PICTURE_HOSTS);
  return new Map<string, HostWay>([
    ...[...hostsOf(mediaHosts), ...foreign].map((host) => [host, 'passed'] as const),
    ...accepted.map((host) => [host, 'kept'] as const),
  ]);
}
