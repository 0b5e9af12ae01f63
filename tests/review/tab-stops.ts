import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { framesOf } from '../support/frames.ts';

/** An element that the Tab key reaches, as it looks at that moment. */
export interface Stop {
  readonly name: string;
  /** Elements of one kind are styled, and clipped, by the same rules: their focus ring is measured once. */
  readonly kind: string;
  /** Its box on the page, px. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How far scrollable parts around it are scrolled, px; its box is given as if they were not. */
  readonly scrolled: number;
  /** It is inside a fixed or sticky element. */
  readonly stuck: boolean;
  /** The element that covers it, or `window` if it is outside the window; null if it is visible. */
  readonly hiddenBy: string | null;
  /** Pixels that change to three times their contrast or more with the focus, per pixel of its outline. */
  readonly ring: number | null;
}

/** Minimum of a focus ring: changed pixels as a share of a one-pixel outline. */
export const LEAST_RING = 0.9;
/** More stops than any page has: beyond it, the focus is trapped in a part of the page. */
const MOST = 600;
/** Margin around an element that contains its ring, px. */
const AROUND = 12;

type Seen = Omit<Stop, 'ring'> & { readonly clip: { x: number; y: number; width: number; height: number } };

/** Reads the focused element; null if there is none, or if it was read before and not `again`. */
async function seen(page: Page, again = false): Promise<Seen | null> {
  await framesOf(page);
  return await page.evaluate(
    ([around, isAgain]) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
        return null;
      if (element.hasAttribute('data-walked') && !isAgain) return null;
      element.setAttribute('data-walked', '');
      const ancestors = (of: Element): Element[] => {
        const all: Element[] = [];
        for (let at: Element | null = of; at !== null; at = at.parentElement) all.push(at);
        return all;
      };
      const isRinged = (of: Element): boolean => {
        const { outlineStyle, outlineWidth } = getComputedStyle(of);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      };
      const cuts = (of: Element): boolean =>
        of !== document.body && getComputedStyle(of).overflowY !== 'visible';
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const own = element.getBoundingClientRect();
      // Checkboxes and radio buttons may be drawn by their label, and a card shows the ring of its link.
      const isDrawn = own.width > 2 && own.height > 2 && getComputedStyle(element).opacity !== '0';
      const drawn = isDrawn ? element : (label ?? element);
      const shown = ancestors(drawn).find(isRinged) ?? drawn;
      const sticks = (of: Element): Element | undefined =>
        ancestors(of).find((at) => ['fixed', 'sticky'].includes(getComputedStyle(at).position));
      const words = (of: Element): string =>
        `${of.localName}.${of.getAttribute('class') ?? ''} "${(of.getAttribute('aria-label') ?? of.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
      const [ring = own] = shown.getClientRects();
      const [rect = ring] = drawn.getClientRects();
      const scrolled = ancestors(shown)
        .filter((at) => at !== document.documentElement && at !== document.body)
        .reduce((sum, at) => sum + at.scrollTop, 0);
      // Of a field of many lines a browser shows the one that is written in.
      const bottom =
        element instanceof HTMLTextAreaElement ? Math.min(rect.top + 44, rect.bottom) : rect.bottom;
      const inset = Math.min(4, rect.width / 4, rect.height / 4);
      const points = [
        [rect.left + rect.width / 2, (rect.top + bottom) / 2],
        [rect.left + inset, rect.top + inset],
        [rect.right - inset, rect.top + inset],
        [rect.left + inset, bottom - inset],
        [rect.right - inset, bottom - inset],
      ] as const;
      const over = points.map(([x, y]): string | null => {
        const hit = document.elementFromPoint(x, y);
        if (hit === null) return 'window';
        if (drawn.contains(hit) || hit.contains(drawn)) return null;
        const cover = sticks(hit);
        return cover === undefined || cover.contains(drawn) ? null : words(cover);
      });
      const hidden = over.filter((by) => by !== null);
      return {
        name: words(label ?? element),
        kind: [shown, shown.parentElement, ancestors(shown).slice(1).find(cuts)]
          .map((at) => `${at?.localName}.${at?.getAttribute('class')}`)
          .join(' in '),
        left: ring.left + scrollX,
        top: ring.top + scrollY + scrolled,
        right: ring.right + scrollX,
        bottom: ring.bottom + scrollY + scrolled,
        scrolled,
        // A skip link has no place in the order until it is shown, and a mark lies where its place is on the map.
        stuck: sticks(shown) !== undefined || element.matches('.skip-link') || element instanceof SVGElement,
        hiddenBy: hidden.length > 1 ? (hidden[0] ?? null) : null,
        clip: {
          x: Math.max(0, ring.left - around),
          y: Math.max(0, ring.top - around),
          width: Math.min(innerWidth, ring.right + around) - Math.max(0, ring.left - around),
          height: Math.min(innerHeight, ring.bottom + around) - Math.max(0, ring.top - around),
        },
      };
    },
    [AROUND, again] as const,
  );
}

/** Luminance of each pixel, as WCAG defines it. */
async function luminances(picture: Buffer): Promise<readonly number[]> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const linear = (value: number): number =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const all: number[] = [];
  for (let at = 0; at < data.length; at += 3)
    all.push(
      0.2126 * linear(data[at] ?? 0) +
        0.7152 * linear(data[at + 1] ?? 0) +
        0.0722 * linear(data[at + 2] ?? 0),
    );
  return all;
}

/** Measures the pixels that the focus changes, by removing it for a moment. */
async function ringOf(page: Page, { clip }: Seen): Promise<number> {
  const take = async (): Promise<readonly number[]> =>
    await luminances(await page.screenshot({ clip, animations: 'disabled' }));
  const focused = await take();
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((it) => it.blur());
  const plain = await take();
  await element.evaluate((it) => it.focus({ preventScroll: true, focusVisible: true } as FocusOptions));
  const changed = focused.filter((one, at) => {
    const other = plain[at] ?? one;
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;
  });
  const outline = 2 * (clip.width + clip.height - 4 * AROUND);
  return changed.length / Math.max(1, outline);
}

/** Goes through a page by the Tab key, from its top to its end; measures rings of kinds that are not in `measured`. */
export async function tabStops(page: Page, measured: Set<string>): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => {
    for (const it of document.querySelectorAll('[data-walked]')) it.removeAttribute('data-walked');
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  while (stops.length < MOST) {
    await page.keyboard.press('Tab');
    const at = await seen(page);
    if (at === null) return stops;
    const { clip, ...stop } = at;
    const isMeasured = !measured.has(stop.kind) && clip.width > 0 && clip.height > 0;
    if (isMeasured) measured.add(stop.kind);
    const ring = isMeasured ? await ringOf(page, at) : null;
    // What wakes with the focus may move or be drawn anew at that moment: it is seen once more.
    const again =
      ring !== null && ring < LEAST_RING ? await ringOf(page, (await seen(page, true)) ?? at) : ring;
    stops.push({ ...stop, ring: again });
  }
  return stops;
}
