import type { Page } from '@playwright/test';

/** Written texts of which a part is not seen: beyond the end of a line, or below the last one; not those that are long. */
export const cutValuesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Longest text that is seen whole, in characters. */
    const longest = 400;
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(input:not([type]), input[type="text"], textarea)',
    );
    return [...fields]
      .filter(
        ({ value, clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
          value.length <= longest && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
      )
      .map(({ name, value }) => `cut: ${name}, ${value.slice(0, 30)}`);
  });

/** Controls that begin before the window, where nobody can scroll to. */
export const lostBeforeOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')]
      .filter((one) => {
        const { left, width } = one.getBoundingClientRect();
        return width > 1 && left < -0.5 && !scrolls(one.parentElement);
      })
      .map((one) => `before the window: ${one.tagName} ${one.textContent.trim().slice(0, 30)}`);
  });
