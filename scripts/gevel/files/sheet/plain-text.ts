import { Parser } from 'htmlparser2';

/** Elements that end a line. */
const LINES = ['p', 'div', 'br', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'tr'];
/** Elements whose text nobody reads. */
const UNREAD = ['script', 'style', 'template'];

/** Longest text that is read as HTML; a longer one is refused by strict validation, and deep elements would cost time. */
const MOST_HTML = 60_000;

/** The text of HTML, as exports of other systems have it, with a line for each paragraph; other text stays as it is. */
export function plainText(text: string): string {
  if (text.length > MOST_HTML || !/<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i.test(text))
    return text.trim();
  let plain = '';
  let unread = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (UNREAD.includes(name)) unread += 1;
      if (LINES.includes(name)) plain += '\n';
    },
    ontext: (part) => {
      if (unread === 0) plain += part;
    },
    onclosetag: (name) => {
      if (UNREAD.includes(name)) unread -= 1;
      if (LINES.includes(name)) plain += '\n';
    },
  });
  parser.end(text);
  return plain
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
