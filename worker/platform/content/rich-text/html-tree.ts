import { Parser } from 'htmlparser2';

/** An element as written, with its children. */
export interface HtmlElement {
  readonly tagName: string;
  /** Address of a link, as it was written; none elsewhere. */
  readonly href: string | null;
  readonly childNodes: readonly HtmlNode[];
}
/** An element, or words. */
export type HtmlNode = HtmlElement | string;

interface OpenElement extends HtmlElement {
  readonly childNodes: HtmlNode[];
}

/**
 * Elements and words of a piece of HTML, names in small letters. Ends that writers leave out are supplied; comments
 * and declarations are gone. What a browser mends further, such as words between the rows of a table, stays where it
 * was written: the tree is read for its words, and never becomes markup again.
 */
export function parseHtml(text: string): readonly HtmlNode[] {
  const root: OpenElement = { tagName: '', href: null, childNodes: [] };
  const open: OpenElement[] = [root];
  const innermost = (): OpenElement => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, { href }) {
      const element: OpenElement = {
        tagName: name.toLowerCase(),
        href: name === 'a' ? (href ?? null) : null,
        childNodes: [],
      };
      innermost().childNodes.push(element);
      open.push(element);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
    ontext(words) {
      const { childNodes } = innermost();
      const last = childNodes.at(-1);
      if (typeof last === 'string') childNodes[childNodes.length - 1] = last + words;
      else childNodes.push(words);
    },
  });
  parser.end(text);
  return root.childNodes;
}
