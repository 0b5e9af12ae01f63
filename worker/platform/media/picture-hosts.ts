import type { HostWay } from '#wire/picture-hosts.ts';

/** Maximum refused hosts that one request reports: documents with many hosts must not fill the log. */
const MOST_LISTED = 5;

/** How the pictures of a host are shown; null when they are not allowed. */
export type HostRule = (host: string) => HostWay | null;

/** The rule for the pictures of one request; a refused host is reported once. */
export function hostRule(hosts: ReadonlyMap<string, HostWay>, onRefused: (host: string) => void): HostRule {
  const refused = new Set<string>();
  return (host) => {
    const way = hosts.get(host);
    if (way !== undefined) return way;
    if (!refused.has(host) && refused.size < MOST_LISTED) {
      refused.add(host);
      onRefused(host);
    }
    return null;
  };
}
