import type { Page } from '@playwright/test';

/** Least height of a target that stands alone, px: the lowest of the styles, in the path that lies on a picture. */
const LEAST = 36;

/**
 * Links and buttons on a page that are lower than a finger needs in its current window. A link within a sentence is as
 * high as its line (WCAG 2.2, 2.5.8), and a card's is as high as the card that it is stretched over.
 */
export const smallTargetsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync(
      '* { content-visibility: visible !important; } html { scroll-behavior: auto !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, laidOut];
    const words = (of: Element): string => (of.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const isInline = (of: Element): boolean => getComputedStyle(of).display === 'inline';
    /** Whether it is part of a longer text. */
    const isInText = (element: Element): boolean => {
      for (let at = element; isInline(at) && at.parentElement !== null; at = at.parentElement)
        if (
          [...at.parentElement.childNodes].some((one) => one !== at && /\p{L}/u.test(one.textContent ?? ''))
        )
          return true;
      return false;
    };
    /** Height of what reacts to a finger in its middle, px. */
    const heightOf = (element: Element): number => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (at: number): boolean => {
        const hit = document.elementFromPoint(x, at);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
      };
      if (!isHit(y)) return least;
      let [from, to] = [y, y];
      while (to - from < least && isHit(from - 1)) from -= 1;
      while (to - from < least && isHit(to + 1)) to += 1;
      return Math.max(height, to - from);
    };
    const small = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height >= least) continue;
      const high = heightOf(element);
      if (high < least)
        small.add(
          `${element.localName}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.getAttribute('class') ?? element.parentElement?.localName} "${words(element).slice(0, 30)}" is ${Math.round(high)} px high`,
        );
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut);
    scrollTo({ top: 0, behavior: 'instant' });
    return [...small];
  }, LEAST);
