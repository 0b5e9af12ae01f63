/** Removes unknown members: undefined or empty text. */
export const pruned = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(([, member]) => member !== undefined && member !== ''),
  ) as Thing;
