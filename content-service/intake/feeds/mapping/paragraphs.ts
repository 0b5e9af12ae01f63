import { plainText } from '#domain/format/plain-text.ts';
import { withinLongest } from '#domain/text.ts';

/** HTML as plain text in paragraphs; null when nothing is left. */
export const paragraphs = (html: string): string | null => {
  const text = plainText(html)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : withinLongest(text);
};
