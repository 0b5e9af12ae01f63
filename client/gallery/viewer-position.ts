/** Where a key leads among `count` pictures, from the one at `index`; null for any other key. */
export const keyTarget = (key: string, index: number, count: number): number | null => {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** Which picture a strip shows that is scrolled by `left` pixels, each picture `width` wide. */
export const shownIndex = (left: number, width: number, count: number): number =>
  width > 0 ? Math.min(count - 1, Math.max(0, Math.round(left / width))) : 0;

/** Whether a picture is the one shown or beside it, so that it is fetched ahead. */
export const isNear = (index: number, shown: number): boolean => Math.abs(index - shown) <= 1;
