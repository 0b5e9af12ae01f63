import type { RichBlock, RichCell, RichInline, RichText } from '#domain/views/rich-text.ts';
import { BLOCKS, DROPPED, EMPHASIS } from './html-elements.ts';
import { type HtmlElement, type HtmlNode, parseHtml } from './html-tree.ts';
import { isBlankContent, partedAtBreaks, setLine } from './inline.ts';
import { safeHref } from './safe-href.ts';

/** Most characters that are read of one text, about ten thousand words. */
export const LONGEST_HTML = 60_000;
/** Deepest level of nesting; deeper content is left out. */
const DEEPEST = 24;

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';
const isDropped = (node: HtmlElement): boolean => DROPPED.has(node.tagName);

/** Whether a node is a block, or contains one (as in invalid HTML). */
const isBlock = (node: HtmlNode, depth: number): boolean =>
  isElement(node) &&
  !isDropped(node) &&
  depth < DEEPEST &&
  (BLOCKS.has(node.tagName) || node.childNodes.some((child) => isBlock(child, depth + 1)));

function inlineOf(node: HtmlNode, depth: number): RichInline[] {
  if (!isElement(node)) return [node];
  if (isDropped(node) || depth >= DEEPEST) return [];
  if (node.tagName === 'br') return [{ kind: 'break' }];
  const content = node.childNodes.flatMap((child) => inlineOf(child, depth + 1));
  if (node.tagName === 'a') {
    const href = safeHref(node.href ?? '');
    return href === null || isBlankContent(content) ? content : [{ kind: 'link', href, content }];
  }
  const kind = EMPHASIS[node.tagName];
  return kind === undefined || isBlankContent(content) ? content : [{ kind, content }];
}

const paragraphs = (content: readonly RichInline[]): RichBlock[] =>
  partedAtBreaks(content)
    .map(setLine)
    .filter((line) => line.length > 0)
    .map((line) => ({ kind: 'paragraph', content: line }));

const lineOf = (node: HtmlElement, depth: number): RichInline[] =>
  setLine(node.childNodes.flatMap((child) => inlineOf(child, depth + 1)));

/** All descendants with that name, without searching inside one that was found. */
const below = (node: HtmlElement, names: readonly string[], depth: number): HtmlElement[] =>
  depth >= DEEPEST
    ? []
    : node.childNodes.filter(isElement).flatMap((child) => {
        if (isDropped(child)) return [];
        return names.includes(child.tagName) ? [child] : below(child, names, depth + 1);
      });

function tableOf(node: HtmlElement, depth: number): RichBlock[] {
  const rows = below(node, ['tr'], depth).map((row) =>
    below(row, ['td', 'th'], depth).map(
      (cell): RichCell => ({ head: cell.tagName === 'th', content: lineOf(cell, depth) }),
    ),
  );
  const filled = rows.filter((row) => row.some(({ content }) => content.length > 0));
  return filled.length === 0 ? [] : [{ kind: 'table', rows: filled }];
}

function listOf(node: HtmlElement, depth: number): RichBlock[] {
  const items = node.childNodes
    .map((child) => blocksOf([child], depth + 1))
    .filter((item) => item.length > 0);
  return items.length === 0 ? [] : [{ kind: 'list', ordered: node.tagName === 'ol', items }];
}

function blockOf(node: HtmlElement, depth: number): RichBlock[] {
  const heading = /^h([1-6])$/.exec(node.tagName);
  if (heading !== null) {
    const content = lineOf(node, depth);
    return content.length === 0 ? [] : [{ kind: 'heading', rank: Number(heading[1]), content }];
  }
  switch (node.tagName) {
    case 'ul':
    case 'ol':
      return listOf(node, depth);
    case 'table':
      return tableOf(node, depth);
    case 'blockquote': {
      const blocks = blocksOf(node.childNodes, depth + 1);
      return blocks.length === 0 ? [] : [{ kind: 'quote', blocks }];
    }
    default:
      return blocksOf(node.childNodes, depth + 1);
  }
}

/** The blocks, and the text between them as paragraphs. */
function blocksOf(nodes: readonly HtmlNode[], depth: number): RichBlock[] {
  if (depth >= DEEPEST) return [];
  const blocks: RichBlock[] = [];
  let run: RichInline[] = [];
  for (const node of nodes) {
    if (isElement(node) && isBlock(node, depth)) {
      blocks.push(...paragraphs(run), ...blockOf(node, depth));
      run = [];
    } else {
      run.push(...inlineOf(node, depth));
    }
  }
  return [...blocks, ...paragraphs(run)];
}

/** Renumbers the headings of this text from 0, the highest, so that no level is skipped. */
function ranked(blocks: RichText): RichBlock[] {
  const levels = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.rank] : [])))].sort(
    (a, b) => a - b,
  );
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, rank: levels.indexOf(block.rank) } : block,
  );
}

/** Marks blank lines as paragraph breaks, for a text without block elements. */
const withBreaks = (text: string): string => text.replace(/\r?\n[ \t]*(?:\r?\n)+/g, '<br><br>');

/**
 * Converts an agency's HTML or plain text into paragraphs, lists, tables and links (docs/decisions/0021). Only
 * content that `RichText` can express is kept.
 */
export function readHtml(text: string): RichBlock[] {
  const source = text.slice(0, LONGEST_HTML);
  const nodes = parseHtml(source);
  const isPlain = !nodes.some((node) => isBlock(node, 0));
  return ranked(blocksOf(isPlain ? parseHtml(withBreaks(source)) : nodes, 0));
}
