import { plainText } from '#domain/format/plain-text.ts';
import { withinLongest } from '#domain/text.ts';

/**
 * HTML as plain text in which each line is a paragraph, and an item of a list begins with a dot: pages join the lines of
 * a paragraph, and "Living 42 m²<br>Keuken" are two things. Line ends within HTML mean nothing; without a tag they are
 * what somebody typed. null when nothing is left.
 */
export function paragraphs(html: string): string | null {
  const source = /<[a-z/]/i.test(html) ? html.replace(/\s+/g, ' ').replace(/<li\b[^<>]*>/gi, '$&• ') : html;
  const lines = plainText(source)
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•');
  return lines.length === 0 ? null : withinLongest(lines.join('\n\n'));
}
