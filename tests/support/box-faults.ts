import type { Page } from '@playwright/test';

/**
 * Faults of the boxes on a page in its current window:
 *
 * - a box of text in a column with a length as `flex-basis`: meant as its width in a row, it is its height there, and
 *   leaves it half empty. A picture has no height of its own, and may be given one so;
 * - a sticky box that is higher than the window below its place: its last lines cannot be scrolled to;
 * - a picture without its size: what stands beside it moves when the picture arrives.
 */
export const boxFaultsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const picture of document.querySelectorAll('img:not([width][height])'))
      faults.push(`${picture.parentElement?.className} has a picture without its size`);
    for (const box of document.querySelectorAll('body *')) {
      if (box.textContent.trim() === '') continue;
      const { flexBasis, position, top, overflowY } = getComputedStyle(box);
      const column = box.parentElement === null ? null : getComputedStyle(box.parentElement);
      const isInColumn = column?.display.endsWith('flex') && column.flexDirection.startsWith('column');
      if (isInColumn && Number.parseFloat(flexBasis) > 0 && !flexBasis.endsWith('%'))
        faults.push(`${box.parentElement?.className} > ${box.className} is at least ${flexBasis} high`);
      const { height } = box.getBoundingClientRect();
      if (position === 'sticky' && overflowY === 'visible' && Number.parseFloat(top) + height > innerHeight)
        faults.push(`${box.className} sticks and is ${height} px high`);
    }
    return faults;
  });
