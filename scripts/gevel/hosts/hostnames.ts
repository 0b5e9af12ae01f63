/** Rules of hostnames; the first of a site's document is canonical. */

/** Whether a hostname is an apex (`agency.be`), where DNS allows no CNAME. */
const isApex = (hostname: string): boolean => hostname.split('.').length === 2;

/** Whether a hostname resolves to this machine without DNS (RFC 6761 §6.3). */
export const isOfThisMachine = (hostname: string): boolean => hostname.endsWith('.localhost');

/**
 * Adds a hostname. A name with www comes before the same name without it, because most DNS providers allow no alias
 * for an apex. `main` puts it first.
 */
export function withHostname(hostnames: readonly string[], added: string, main: boolean): readonly string[] {
  const others = hostnames.filter((one) => one !== added);
  if (main) return [added, ...others];
  if (hostnames.includes(added)) return hostnames;
  const at = added.startsWith('www.') ? others.indexOf(added.slice(4)) : -1;
  return at < 0 ? [...others, added] : others.toSpliced(at, 0, added);
}

/** DNS records that the owner of a hostname must set. */
export function dnsLines(hostname: string, target: string): readonly string[] {
  if (!isApex(hostname)) return [`${hostname}. CNAME ${target}.`];
  return [
    `${hostname}. ALIAS ${target}. (also called ANAME or flattened CNAME)`,
    `If the DNS provider supports none of these: let the registrar redirect ${hostname} to https://www.${hostname}/, and add that hostname too.`,
  ];
}
