import type { Page } from '@playwright/test';

/**
 * Controls and links that look the same with the focus of the keyboard as without it: neither they, nor the label or
 * the part beside them that draws them, nor what they stand in, nor a shape in them, gets a line. One of each kind on a page is tried, and no
 * script hears of it.
 */
export const lostRingsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const events = ['focus', 'focusin', 'blur', 'focusout'];
    const silence = (event: Event): void => event.stopImmediatePropagation();
    for (const name of events) addEventListener(name, silence, true);
    const kindOf = (of: Element | null): string => `${of?.localName}.${of?.getAttribute('class') ?? ''}`;
    /** What may draw the focus of an element: itself, what it stands in, and the parts beside a hidden control. */
    const drawnBy = (element: HTMLElement): readonly Element[] => {
      const around: Element[] = [];
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        around.push(at);
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const shapes = element.closest('svg') === null ? [] : element.querySelectorAll('*');
      return [...around, ...shapes, ...labels.flatMap((label) => [label, ...label.querySelectorAll('*')])];
    };
    const lines = (parts: readonly Element[]): string =>
      parts
        .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map(({ opacity, outlineStyle, outlineWidth, boxShadow, borderColor, stroke, strokeWidth }) => {
          const outline = outlineStyle === 'none' ? '' : outlineWidth;
          return opacity === '0' ? '' : `${outline} ${boxShadow} ${borderColor} ${stroke} ${strokeWidth}`;
        })
        .join();
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    const tried = new Set<string>();
    const lost: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      const kind = `${kindOf(element)} in ${kindOf(element.parentElement)}`;
      if (tried.has(kind) || element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const parts = drawnBy(element);
      const before = lines(parts);
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      tried.add(kind);
      if (lines(parts) === before) lost.push(kind);
      element.blur();
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    for (const name of events) removeEventListener(name, silence, true);
    return lost;
  });
