/**
 * Whether two different words are one typing error apart: a letter too many, too few or wrong, or two neighbours
 * changed. Both begin with the same letter, since few people err in the first.
 */
export function isOneEdit(typed: string, word: string): boolean {
  if (typed === word || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [one, other] = [typed.slice(start), word.slice(start)];
  if (one.length === other.length) {
    const swapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
    return swapped || one.slice(1) === other.slice(1);
  }
  return one.length > other.length ? one.slice(1) === other : one === other.slice(1);
}
