import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { EstatePage } from '#worker/screens/estate/EstatePage.tsx';
import { contextOf, PAGE_CASES, type PageCase } from './estate-pages/cases.ts';
import { outlineOf } from './estate-pages/outline.ts';

/** The language whose texts are compared: most agencies write in it. */
const TEXT_LOCALE: Locale = 'nl';

const fileOf = (name: string): string => `./estate-pages/outlines/${name.replaceAll(' ', '-')}.txt`;

/** HTML of the page in one language. */
function pageIn({ siteId, view }: PageCase, locale: Locale): string {
  const context = contextOf(siteId, locale);
  return renderToStaticMarkup(createElement(EstatePage, { view: view(context), t: context.t }));
}

/** The number of parts of each kind: a page has the same ones in every language. */
const partsOf = (html: string): Readonly<Record<string, number>> =>
  Object.fromEntries(PARTS.map((tag) => [tag, html.split(new RegExp(`<${tag}\\b`)).length - 1]));
const PARTS = ['h1', 'h2', 'h3', 'h4', 'dt', 'dd', 'th', 'td', 'figure', 'section', 'form', 'details'];
/** A part whose text is missing; a cell of a table may be empty. */
const EMPTY = /<(h[1-6]|dt|dd|th|summary|label|option|legend)\b[^>]*>\s*<\/\1>/;

describe('the page of one estate of each kind (spec 1 §3, spec 2 §2)', () => {
  describe.each(PAGE_CASES.map((page) => [page.name, page] as const))('%s', (name, page) => {
    // In one language: domain/fields/show.test.ts has the words of every field in all of them.
    it('has these texts', async () => {
      await expect(`${outlineOf(pageIn(page, TEXT_LOCALE))}\n`).toMatchFileSnapshot(fileOf(name));
    });

    it.each(LOCALES)('has every part and no empty one in %s', (locale) => {
      const html = pageIn(page, locale);
      expect(partsOf(html)).toEqual(partsOf(pageIn(page, TEXT_LOCALE)));
      expect(EMPTY.exec(html)?.[0] ?? null).toBeNull();
      expect(outlineOf(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
      expect(outlineOf(html)).not.toMatch(/\b(?:field|views|estate|group|tab)\.[a-z]+[.\w]*/);
    });
  });
});
