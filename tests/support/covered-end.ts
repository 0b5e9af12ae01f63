import type { Page } from '@playwright/test';
import { framesOf } from './frames.ts';

/** Texts at the end of a page that a bar at the lower edge of the window covers, so that nobody can scroll to them. */
export async function coveredEndOf(page: Page): Promise<readonly string[]> {
  // Parts that are laid out when they come near make the page longer on the way down.
  for (let [before, at] = [-1, 0]; before !== at; ) {
    before = at;
    at = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return scrollY;
    });
    await framesOf(page);
  }
  return await page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((one) => {
      const { bottom, height } = one.getBoundingClientRect();
      return (
        getComputedStyle(one).position === 'fixed' &&
        one.checkVisibility({ visibilityProperty: true }) &&
        height > 0 &&
        bottom >= innerHeight - 1
      );
    });
    // What stands in a bar, or is laid over one, such as its buttons.
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const top = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { parentElement: element, textContent: words } = texts.currentNode;
      if (!words?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (isFixed(element) || element.closest('dialog, [popover]')) continue;
      range.selectNodeContents(texts.currentNode);
      if (range.getBoundingClientRect().bottom > top) covered.push(words.trim());
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  });
}
