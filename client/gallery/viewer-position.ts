/** Index of the picture to which a key leads among `count` pictures, from `index`; null for any other key. */
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

/** Index of the picture shown in a strip that is scrolled by `left` pixels, with pictures `width` wide. */
export const shownIndex = (left: number, width: number, count: number): number =>
  width > 0 ? Math.min(count - 1, Math.max(0, Math.round(left / width))) : 0;

/** Whether a picture is the current one or its neighbour, and so is loaded in advance. */
export const isNear = (index: number, shown: number): boolean => Math.abs(index - shown) <= 1;
