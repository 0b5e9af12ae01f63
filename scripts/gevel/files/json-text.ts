/** Where a string that begins at `at` ends, past its closing quote; -1 when it does not. */
export function stringEnd(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return -1;
}

/** The next place that is no white space. */
export function skipSpace(text: string, at: number): number {
  const space = /[\t\n\r ]*/y;
  space.lastIndex = at;
  space.exec(text);
  return space.lastIndex;
}

/** The first key that an object of a JSON text says twice, of which JSON itself would lose one; null without any. */
function keyTwice(text: string): string | null {
  const marks = /["{}[\]]/g;
  const open: (Set<string> | null)[] = [];
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '{') open.push(new Set());
    else if (mark[0] === '[') open.push(null);
    else if (mark[0] !== '"') open.pop();
    else {
      const end = stringEnd(text, mark.index);
      marks.lastIndex = end;
      const keys = open.at(-1);
      if (!keys || text[skipSpace(text, end)] !== ':') continue;
      const key = String(JSON.parse(text.slice(mark.index, end)));
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return null;
}

/** Characters of a message that quotes what it could not read. */
const MOST_OF_MESSAGE = 160;

/** A JSON value, or why the text is none. */
export function parseJson(
  text: string,
): { readonly value: unknown; readonly unreadable?: undefined } | { readonly unreadable: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { unreadable: `not JSON: ${error.message.replace(/\s+/g, ' ')}`.slice(0, MOST_OF_MESSAGE) };
  }
  const twice = keyTwice(text);
  return twice === null
    ? { value }
    : { unreadable: `the key ${JSON.stringify(twice.slice(0, 64))} stands twice in one object` };
}
