import { plainLine, plainText } from '#domain/format/plain-text.ts';
import { tied } from '#domain/format/ties.ts';

/** Paragraphs of a text: blank lines separate them, single line ends become spaces. */
export const paragraphsOf = (text: string): string[] =>
  plainText(text)
    .split(/\r?\n[ \t]*(?:\r?\n)+/)
    .map((paragraph) => tied(paragraph.replace(/\s+/g, ' ').trim()))
    .filter((paragraph) => paragraph !== '');

/** The first `limit` characters of a text, cut at the end of a word, for descriptions in search engines. */
export function excerpt(text: string, limit = 160): string {
  const line = plainLine(text);
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}
