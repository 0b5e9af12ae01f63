/** Base address for the site itself while parsing; no host can have this name (RFC 6761). */
const HERE = 'https://here.invalid';
const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const LONGEST = 2_000;

/**
 * An address from foreign HTML that is safe in a link: a path of the site, or an http(s), mailto or tel address; null
 * for any other. Parsed by the URL standard, as in browsers, which removes tabs and line ends that could hide a
 * scheme.
 */
export function safeHref(text: string): string | null {
  const href = text.trim();
  // A fragment links to an id, and ids are removed.
  if (href === '' || href.startsWith('#') || href.length > LONGEST || !URL.canParse(href, HERE)) return null;
  const url = new URL(href, HERE);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin !== HERE) return SCHEMES.has(url.protocol) ? url.href : null;
  // "/.//host" resolves to a path that a browser would take for a host.
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`;
}
