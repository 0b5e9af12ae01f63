/** Rules of hostnames; their order in a site's document says which one its pages name themselves by. */

/** Whether a name is the top of its own domain, where DNS allows no CNAME. */
const isApex = (hostname: string): boolean => hostname.split('.').length === 2;

/** Whether a name leads to this machine without any DNS (RFC 6761 §6.3). */
export const isOfThisMachine = (hostname: string): boolean => hostname.endsWith('.localhost');

/**
 * The hostnames with one more. A name with www goes before the same name without: an apex cannot follow the target's
 * addresses in most DNS. `main` puts it first, whatever it is.
 */
export function withHostname(hostnames: readonly string[], added: string, main: boolean): readonly string[] {
  const others = hostnames.filter((one) => one !== added);
  if (main) return [added, ...others];
  if (hostnames.includes(added)) return hostnames;
  const at = added.startsWith('www.') ? others.indexOf(added.slice(4)) : -1;
  return at < 0 ? [...others, added] : others.toSpliced(at, 0, added);
}

/** What the owner of a name has to set in its DNS. */
export function dnsLines(hostname: string, target: string): readonly string[] {
  if (!isApex(hostname)) return [`${hostname}. CNAME ${target}.`];
  return [
    `${hostname}. ALIAS ${target}. (also called ANAME or flattened CNAME)`,
    `Where its DNS knows none of these: have the registrar redirect ${hostname} to https://www.${hostname}/, which is a hostname of its own.`,
  ];
}
