/** Maximum characters of JSON in a bound parameter; D1 takes two million bytes. */
const MOST_BOUND = 500_000;

/** JSON values as JSON lists that are short enough to be bound, one for a statement; none for no values. */
export function boundLists(values: readonly string[]): string[] {
  const lists: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const value of values) {
    if (length + value.length > MOST_BOUND) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(value);
    length += value.length;
  }
  return lists.map((list) => `[${list.join(',')}]`);
}
