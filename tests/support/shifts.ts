import type { Page } from '@playwright/test';
import { framesOf } from './frames.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * All layout shifts since the page began that can be seen, as text.
 *
 * Chromium also names a node whose starting point changed while its block gave way by as much: it stands where it
 * stood. Equal rectangles say so only within the window, since both are cut at its edges.
 */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  await framesOf(page);
  return await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const whole = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const isCut = ({ left, top, right, bottom }: DOMRectReadOnly) =>
          left < 1 || top < 1 || right > innerWidth - 1 || bottom > innerHeight - 1;
        new PerformanceObserver((list) => {
          const moved = (list.getEntries() as Shift[]).flatMap(({ sources, startTime }) =>
            sources.flatMap(({ node, previousRect, currentRect }) => {
              const [from, to] = [whole(previousRect), whole(currentRect)];
              if (from === to && !isCut(currentRect)) return [];
              const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent;
              return [`${name} at ${Math.round(startTime)} ms from ${from} to ${to}`];
            }),
          );
          resolve(moved);
        }).observe({ type: 'layout-shift', buffered: true });
        // Resolves also when nothing shifted.
        setTimeout(() => resolve([]), 50);
      }),
  );
}

/** CLS of the page so far. */
export async function shiftOn(page: Page): Promise<number> {
  await framesOf(page);
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as Shift).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 50);
      }),
  );
}
