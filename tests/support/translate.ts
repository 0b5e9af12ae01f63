import type { Page } from '@playwright/test';

/** Wraps texts in `<font>`, also those that come later, as Chrome's translation of a page does. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (text: Node): void => {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent || parent.tagName === 'FONT') return;
      if (parent.closest('script,style,textarea,svg,[translate=no]')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.nodeValue}»`;
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const wrapAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrap(target);
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) wrap(node);
          else if (node instanceof Element && node.tagName !== 'FONT') wrapAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
