/** Elements that start a new line of the outline. */
const BLOCKS =
  'address article aside blockquote button details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 header hr label li main nav ol option p section select summary table tbody th thead tr ul'.split(
    ' ',
  );
const SILENT = /<(script|style|svg)\b[^>]*>.*?<\/\1>/gs;
/** Hidden buttons, which a script shows if the browser supports them. */
const WAITING = /<button\b[^>]*\bhidden=""[^>]*>.*?<\/button>/gs;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

/** Text in another language than the page's. */
const FOREIGN = /<[^>]+\blang="([a-z]{2})"[^>]*>/g;
const BLOCK_TAG = new RegExp(`</?(?:${BLOCKS.join('|')})\\b[^>]*>`, 'g');

/**
 * The text of a page, line by line, without markup; pictures as their alternative text. A value follows its name,
 * and entries of a menu and pictures of a row each other. Short enough to
 * review, and it changes only when the visible text changes.
 */
export const outlineOf = (html: string): string =>
  html
    .replace(SILENT, '')
    .replace(WAITING, '')
    .replace(/<img\b[^>]*\balt="([^"]+)"[^>]*>/g, '\n[$1]\n')
    .replace(/<nav\b.*?<\/nav>/gs, (menu) => menu.replace(/<\/li>\s*<li\b[^>]*>/g, ' · '))
    .replace(FOREIGN, '$&($1) ')
    .replace(/<(?:dd|td)\b[^>]*>/g, ': ')
    .replace(/<\/(?:dd|td|dt|th)>/g, '')
    .replace(BLOCK_TAG, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#x27|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        // An empty cell of a table.
        .replace(/^[: ]+|[: ]+$/g, ''),
    )
    .filter((line) => line !== '')
    .join('\n')
    .replaceAll(']\n[', '] [');
