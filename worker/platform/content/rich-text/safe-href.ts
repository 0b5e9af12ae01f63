/** Stands for the site itself while an address is read; no host can have this name (RFC 6761). */
const HERE = 'https://here.invalid';
const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const LONGEST = 2_000;

/**
 * An address from someone's HTML as it may stand in a link: a path of the site, or one for http(s), mail or
 * telephone; null for every other. Read by the URL standard, as browsers read it: tabs, line ends and
 * entities that hide a scheme are gone before it is looked at.
 */
export function safeHref(text: string): string | null {
  const href = text.trim();
  // A fragment leads to an id, and ids are not taken over.
  if (href === '' || href.startsWith('#') || href.length > LONGEST || !URL.canParse(href, HERE)) return null;
  const url = new URL(href, HERE);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== HERE) return SCHEMES.has(url.protocol) ? url.href : null;
  // "/.//host" resolves to a path that a browser would take for a host.
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`;
}
