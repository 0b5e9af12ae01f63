import type { Page } from '@playwright/test';

/**
 * Boxes of text in a column with a length as `flex-basis`: meant as their width in a row, it is their height there, and
 * leaves them half empty. A picture has no height of its own, and may be given one so.
 */
export const stretchedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((box) => {
      if (box.textContent.trim() === '') return [];
      const column = box.parentElement === null ? null : getComputedStyle(box.parentElement);
      if (!column?.display.endsWith('flex') || !column.flexDirection.startsWith('column')) return [];
      const { flexBasis } = getComputedStyle(box);
      return Number.parseFloat(flexBasis) > 0 && !flexBasis.endsWith('%')
        ? [`${box.parentElement?.className} > ${box.className} is at least ${flexBasis} high`]
        : [];
    }),
  );
