import { tied } from '#domain/format/ties.ts';
import type { RichInline } from '#domain/views/rich-text.ts';

type Content = readonly RichInline[];

const isBreak = (part: RichInline | undefined): boolean => typeof part === 'object' && part.kind === 'break';

/** Whether it contains no visible text. */
export const isBlankContent = (content: Content): boolean =>
  content.every((part) => {
    if (typeof part === 'string') return part.trim() === '';
    return part.kind === 'break' || isBlankContent(part.content);
  });

/** Joins adjacent texts, collapses white space, and puts non-breaking spaces where a line must not break. */
function joined(content: Content): RichInline[] {
  const parts: RichInline[] = [];
  for (const part of content) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts.map((part) => (typeof part === 'string' ? tied(part.replace(/[ \t\r\n\f]+/g, ' ')) : part));
}

const isEdge = (part: RichInline): boolean => isBlankContent([part]);

/** A line of text without outer white space; empty when it has no visible text. */
export function setLine(content: Content): RichInline[] {
  const parts = joined(content);
  const first = parts.findIndex((part) => !isEdge(part));
  if (first === -1) return [];
  const last = parts.findLastIndex((part) => !isEdge(part));
  return parts.slice(first, last + 1).map((part, index, cached) => {
    if (typeof part !== 'string') return part;
    const begun = index === 0 ? part.trimStart() : part;
    return index === cached.length - 1 ? begun.trimEnd() : begun;
  });
}

/** Splits content into paragraphs at two consecutive line breaks. */
export function partedAtBreaks(content: Content): Content[] {
  const parts: RichInline[][] = [[]];
  const inked = content.filter(
    (part, index) => typeof part !== 'string' || part.trim() !== '' || !isBreak(content[index - 1]),
  );
  for (const [index, part] of inked.entries()) {
    if (isBreak(part) && isBreak(inked[index - 1])) parts.push([]);
    else parts.at(-1)?.push(part);
  }
  return parts;
}
