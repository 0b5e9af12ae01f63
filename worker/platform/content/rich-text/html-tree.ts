import { Parser } from 'htmlparser2';

/** An element as written, with its children. */
export interface HtmlElement {
  readonly tagName: string;
  /** Address of a link as written; null for other elements. */
  readonly href: string | null;
  readonly childNodes: readonly HtmlNode[];
}
/** An element or a text. */
export type HtmlNode = HtmlElement | string;

interface OpenElement extends HtmlElement {
  readonly childNodes: HtmlNode[];
}

/**
 * Elements and texts of a piece of HTML, element names in lower case. Missing end tags are added; comments and
 * declarations are removed. Other corrections of browsers, such as moving text out of a table, are not made, because
 * only the text of the tree is used and it never becomes markup again.
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
