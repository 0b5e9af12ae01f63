import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The parts of a page that the checks use. Addresses are unchanged. */
export interface Page {
  readonly lang: string | null;
  readonly titles: readonly string[];
  readonly description: string | null;
  readonly robots: string | null;
  readonly canonicals: readonly string[];
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
  readonly headings: readonly string[];
  /** Links in the page's text, and files it loads. */
  readonly links: readonly string[];
  readonly files: readonly string[];
  /** Addresses of pictures without an `alt`. */
  readonly withoutAlt: readonly string[];
  readonly structuredData: readonly string[];
  /** Names that a fragment may refer to. */
  readonly ids: ReadonlySet<string>;
  /** Classes of its elements, used to find pages that show something new. */
  readonly classes: ReadonlySet<string>;
  /** Open Graph and Twitter, by name. */
  readonly social: ReadonlyMap<string, string>;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

function* elementsOf(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  const children = 'childNodes' in node ? node.childNodes : [];
  for (const child of children) yield* elementsOf(child);
}

const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((entry) => entry.name === name)?.value ?? null;

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const plain = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();

/** Parses a document as a browser would; the checks report its errors. */
export function readPage(html: string): Page {
  const all = [...elementsOf(parse(html))];
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  const given = (tag: string, name: string): string[] =>
    named(tag).flatMap((element) => attribute(element, name) ?? []);
  const linksOf = (rel: string) => named('link').filter((link) => attribute(link, 'rel') === rel);
  const meta = (name: string): string | null => {
    const found = named('meta').find((element) => attribute(element, 'name') === name);
    return found === undefined ? null : attribute(found, 'content');
  };
  return {
    lang: given('html', 'lang')[0] ?? null,
    // An <svg> may have a title of its own.
    titles: named('title')
      .filter(
        ({ parentNode }) => parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head',
      )
      .map(plain),
    description: meta('description'),
    robots: meta('robots'),
    canonicals: linksOf('canonical').flatMap((link) => attribute(link, 'href') ?? []),
    // One without a language is the page in another format, such as its feed.
    alternates: linksOf('alternate').flatMap((link) => {
      const lang = attribute(link, 'hreflang');
      return lang === null ? [] : [{ lang, href: attribute(link, 'href') ?? '' }];
    }),
    headings: named('h1').map(plain),
    links: given('a', 'href'),
    files: [
      ...given('img', 'src'),
      ...given('script', 'src'),
      ...linksOf('stylesheet').flatMap((link) => attribute(link, 'href') ?? []),
      ...linksOf('icon').flatMap((link) => attribute(link, 'href') ?? []),
      ...linksOf('manifest').flatMap((link) => attribute(link, 'href') ?? []),
    ],
    withoutAlt: named('img')
      .filter((image) => attribute(image, 'alt') === null)
      .map((image) => attribute(image, 'src') ?? ''),
    structuredData: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(textOf),
    ids: new Set(all.flatMap((element) => attribute(element, 'id') ?? [])),
    classes: new Set(all.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? [])),
    social: new Map(
      named('meta').flatMap((element) => {
        const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
        return /^(?:og|twitter):/.test(name) ? [[name, attribute(element, 'content') ?? ''] as const] : [];
      }),
    ),
  };
}
