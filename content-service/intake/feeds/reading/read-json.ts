import { FeedFault } from '../kind.ts';

/** Values within values: homes of vendors have six of these levels. More would overflow the stack of whatever walks through. */
const MOST_LEVELS = 40;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isTooDeep(value: unknown): boolean {
  let level: readonly object[] = isBranch(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === MOST_LEVELS) return true;
    level = level.flatMap((one) => Object.values(one).filter(isBranch));
  }
  return false;
}

/** The value of a text from outside. Throws SyntaxError for what is no JSON, and FeedFault for values nested too deep. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new FeedFault('broken', `more than ${MOST_LEVELS} nested values`);
  return value;
}

/** The value of bytes from outside. Throws like `readJson`. */
export const jsonIn = (bytes: Uint8Array): unknown => readJson(new TextDecoder().decode(bytes));
