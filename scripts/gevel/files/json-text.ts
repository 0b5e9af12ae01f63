/** Index after the closing quote of the string at `at`; -1 without a closing quote. */
export function stringEnd(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return -1;
}

/** Index of the next character that is not white space. */
export function skipSpace(text: string, at: number): number {
  const space = /[\t\n\r ]*/y;
  space.lastIndex = at;
  space.exec(text);
  return space.lastIndex;
}

/** The first repeated key in an object of a JSON text, which `JSON.parse` would drop; null without one. */
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

/** Longest message of a syntax error, which quotes the text; characters. */
const MOST_OF_MESSAGE = 160;

/** Parses JSON, or returns why the text is invalid. */
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
    : { unreadable: `the key ${JSON.stringify(twice.slice(0, 64))} is repeated in one object` };
}
