import type { Page } from '@playwright/test';

/** Marks and names of the map that overlap, and clusters of five or more without a name in or beside them. */
export const mapFaultsOn = (page: Page): Promise<{ readonly over: string[]; readonly unnamed: string[] }> =>
  page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
    const gap = (one: DOMRect, other: DOMRect) =>
      Math.max(
        Math.max(one.left - other.right, other.left - one.right),
        Math.max(one.top - other.bottom, other.top - one.bottom),
      );
    const names = boxesOf('.result-map__towns text');
    const marks = boxesOf('.result-mark :is(.result-mark__disc, .result-mark__flag)');
    const all = [...marks, ...names];
    const clusters = [...document.querySelectorAll('.result-mark--cluster')].map((mark) => ({
      text: mark.querySelector('text')?.textContent ?? '',
      label: mark.querySelector('a')?.getAttribute('aria-label') ?? '',
      box: mark.querySelector('.result-mark__disc')?.getBoundingClientRect() ?? new DOMRect(),
    }));
    return {
      // Letters of other fonts are somewhat wider or higher than reckoned.
      over: all.flatMap(({ text, box }, index) =>
        all
          .slice(index + 1)
          .flatMap((other) => (gap(box, other.box) < -4 ? [`${text} × ${other.text}`] : [])),
      ),
      unnamed: clusters.flatMap(({ text, label, box }) =>
        Number(text.replace(/\D/g, '')) < 5 ||
        /\p{L}/u.test(text) ||
        names.some((name) => label.startsWith(name.text ?? ' ') && gap(name.box, box) < 8)
          ? []
          : [label],
      ),
    };
  });
