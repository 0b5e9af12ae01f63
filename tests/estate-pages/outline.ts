/** Elements that begin a line of their own when a page is read aloud. */
const BLOCKS =
  'address article aside blockquote button dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 header hr label li main nav ol option p section select summary table tbody td th thead tr ul'.split(
    ' ',
  );
const SILENT = /<(script|style|svg)\b[^>]*>.*?<\/\1>/gs;
/** Buttons that wait for a script to find that the browser can do what they say. */
const WAITING = /<button\b[^>]*\bhidden=""[^>]*>.*?<\/button>/gs;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

/** What is not in the page's own language says so. */
const FOREIGN = /<[^>]+\blang="([a-z]{2})"[^>]*>/g;
const BLOCK_TAG = new RegExp(`</?(?:${BLOCKS.join('|')})\\b[^>]*>`, 'g');

/**
 * What a page says, line by line: its words without its markup, pictures by their alternative text. Short
 * enough to read through, and it changes only when what a visitor reads changes.
 */
export const outlineOf = (html: string): string =>
  html
    .replace(SILENT, '')
    .replace(WAITING, '')
    .replace(/<img\b[^>]*\balt="([^"]+)"[^>]*>/g, '\n[$1]\n')
    .replace(FOREIGN, '$&($1) ')
    .replace(BLOCK_TAG, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#x27|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
