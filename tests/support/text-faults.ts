import type { Page } from '@playwright/test';

/**
 * Faults of the texts on a page in its current window; each with the text in question. With `sums`, also sums that a line
 * parts from their sign.
 */
export const textFaultsOn = (page: Page, { sums = false } = {}): Promise<string[]> =>
  page.evaluate((withSums) => {
    interface Line {
      readonly element: Element;
      readonly box: DOMRect;
      readonly words: string;
    }
    const faults = new Set<string>();
    const lines: Line[] = [];
    const range = document.createRange();
    /** It is invisible: clipped completely, or only for screen readers. */
    const isHidden = (from: Element, box: DOMRect): boolean => {
      for (let part: Element | null = from; part !== null; part = part.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(part);
        if (clipPath.startsWith('inset(')) return true;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        if (box.right <= left + 1 || box.left >= right - 1 || box.bottom <= top + 1 || box.top >= bottom - 1)
          return true;
      }
      return false;
    };
    /** It is partly clipped at an edge, without an ellipsis. */
    const isCut = (from: Element, box: DOMRect): boolean => {
      for (let part: Element | null = from; part !== null; part = part.parentElement) {
        const { overflowX, overflowY, overflowClipMargin, textOverflow } = getComputedStyle(part);
        // A scroll container makes the rest reachable.
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX === 'visible' || textOverflow === 'ellipsis') continue;
        const { left, right } = part.getBoundingClientRect();
        // Browsers apply that margin only when both directions are clipped.
        const spare =
          (overflowX === 'clip' && overflowY === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0) + 1;
        if (box.right > right + spare || box.left < left - spare) return true;
      }
      return false;
    };
    /** Whether a part of a text is on two lines. */
    const isTorn = (text: Node, from: number, to: number): boolean => {
      range.setStart(text, from);
      range.setEnd(text, to);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 6;
    };
    /** Whether the mark that a text begins with, such as a comma, stands at the beginning of the next line. */
    const isParted = (text: Node): boolean => {
      const before = [...((text.previousSibling as Element | null)?.getClientRects?.() ?? [])].at(-1);
      range.setStart(text, 0);
      range.setEnd(text, 1);
      return before !== undefined && range.getBoundingClientRect().top >= before.bottom - 2;
    };
    /** Whether it floats over the page. */
    const floats = (element: Element): boolean =>
      element.closest('[popover], dialog') !== null ||
      /fixed|sticky/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && floats(element.parentElement));
    /** Underlined links, each with whether a text in it has its line. */
    const underlined = new Map<Element, Set<boolean>>();
    /** Records whether the underline of its link reaches a text: it does not enter an inline box of its own. */
    const recordUnderline = (element: Element): void => {
      const link = element.closest('a');
      const hasLine = (part: Element): boolean => getComputedStyle(part).textDecorationLine === 'underline';
      if (link === null || !hasLine(link)) return;
      let reaches = true;
      for (let part = element; part !== link && part.parentElement !== null; part = part.parentElement) {
        if (hasLine(part)) break;
        if (getComputedStyle(part).display.startsWith('inline-')) reaches = false;
      }
      underlined.set(link, (underlined.get(link) ?? new Set()).add(reaches));
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: element, textContent: words } = text;
      if (!element || !words?.trim() || element.closest('svg, script, style, template, select')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const seen = boxes.filter((box) => !isHidden(element, box));
      for (const box of seen) lines.push({ element, box, words: words.trim().slice(0, 30) });
      if (seen.length > 0) recordUnderline(element);
      if (/^[,.;:!?)]/.test(words) && isParted(text)) faults.add(`parted: ${words.slice(0, 30)}`);
      if (seen.some((box) => isCut(element, box))) faults.add(`cut: ${words.trim().slice(0, 30)}`);
      if (seen.length < 2) continue;
      for (const { 0: word, index } of words.matchAll(/\be-mail/gi))
        if (isTorn(text, index, index + word.length)) faults.add(`torn: ${word}`);
      for (const { 0: sum, index } of withSums ? words.matchAll(/€ \d[\d.,]*/g) : [])
        if (isTorn(text, index, index + sum.length)) faults.add(`torn: ${sum}`);
      // A mail address cannot be hyphenated.
      if (words.includes('@')) continue;
      const { hyphens, hyphenateLimitChars } = getComputedStyle(element) as CSSStyleDeclaration & {
        readonly hyphenateLimitChars: string;
      };
      const least =
        hyphens === 'auto' ? Number.parseInt(hyphenateLimitChars, 10) || 5 : Number.POSITIVE_INFINITY;
      for (const { 0: word, index } of words.matchAll(/\p{L}{2,}/gu)) {
        if (word.length >= least) continue;
        if (isTorn(text, index, index + word.length)) faults.add(`torn: ${word}`);
      }
    }
    for (const [link, reached] of underlined)
      if (reached.size > 1) faults.add(`underlined in part: ${link.textContent.trim().slice(0, 30)}`);
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!field.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const { fontFamily, fontSize, letterSpacing, paddingInlineStart, paddingInlineEnd } =
        getComputedStyle(field);
      const words = document.createElement('span');
      words.textContent = field.placeholder;
      Object.assign(words.style, {
        fontFamily,
        fontSize,
        letterSpacing,
        position: 'absolute',
        whiteSpace: 'nowrap',
      });
      document.body.append(words);
      const { width } = words.getBoundingClientRect();
      words.remove();
      const room =
        field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (width > room + 1) faults.add(`cut: ${field.placeholder}`);
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [at, { element, box, words }] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top >= box.bottom - 4) break;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
        if (across <= 3 || down <= 5 || element.contains(other.element) || other.element.contains(element))
          continue;
        if (!floats(element) && !floats(other.element))
          faults.add(`over each other: ${words} | ${other.words}`);
      }
    }
    return [...faults];
  }, sums);
