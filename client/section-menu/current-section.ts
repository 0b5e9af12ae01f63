/**
 * Which section is being read: the last one whose top has passed `line`, pixels from the top of the window;
 * the last of all once the page cannot scroll on. Null above the first.
 */
export const currentSection = (tops: readonly number[], line: number, atEnd: boolean): number | null => {
  if (atEnd && tops.length > 0) return tops.length - 1;
  const index = tops.findLastIndex((top) => top <= line);
  return index < 0 ? null : index;
};
