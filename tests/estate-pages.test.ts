import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../domain/locale.ts';
import { EstatePage } from '../worker/screens/estate/EstatePage.tsx';
import { contextOf, PAGE_CASES } from './estate-pages/cases.ts';
import { outlineOf } from './estate-pages/outline.ts';

const fileOf = (name: string): string => `./estate-pages/outlines/${name.replaceAll(' ', '-')}.txt`;

/** The text of the page in one language. */
function outlineIn({ siteId, view }: (typeof PAGE_CASES)[number], locale: (typeof LOCALES)[number]): string {
  const context = contextOf(siteId, locale);
  const html = renderToStaticMarkup(createElement(EstatePage, { view: view(context), t: context.t }));
  return `===== ${locale} =====\n${outlineOf(html)}\n`;
}

describe('the page of one estate of each kind, in four languages (spec 1 §3, spec 2 §2)', () => {
  it.each(PAGE_CASES.map((page) => [page.name, page] as const))('%s', async (name, page) => {
    const outlines = LOCALES.map((locale) => outlineIn(page, locale)).join('\n');
    expect(outlines).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
    expect(outlines).not.toMatch(/\b(?:field|views|estate|group|tab)\.[a-z]+[.\w]*/);
    await expect(outlines).toMatchFileSnapshot(fileOf(name));
  });
});
