import { expect } from 'vitest';

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/** What a person reads. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ');

/**
 * Checks what every page of a site and of its staff must have in every language: one main part and heading, words
 * instead of keys and missing values, ids that exist once and are found, a name for every field. Keys are recognised
 * by the `groups` of texts in which they stand.
 */
export function expectWholePage(html: string, locale: string, groups: string): void {
  expect(html).toContain(`<html lang="${locale}"`);
  expect(all(html, /<(h1)[ >]/g)).toHaveLength(1);
  expect(all(html, /<(main)[ >]/g)).toHaveLength(1);
  // No key, no place that nothing filled in, and no value that is none.
  expect(wordsOf(html)).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object/);
  expect(wordsOf(html)).not.toMatch(new RegExp(`\\b(?:${groups})\\.[a-z]`));
  expect(html).not.toMatch(/ style=|<style| on[a-z]+="/);
  for (const [tag] of html.matchAll(/<script[^>]*>/g))
    expect(tag).toMatch(/ src="|type="application\/(?:ld\+)?json"/);
  const ids = all(html, / id="([^"]+)"/g);
  expect(ids).toEqual([...new Set(ids)]);
  const named = [
    ...all(html, / (?:for|list|popovertarget)="([^"]+)"/gi),
    ...all(html, / aria-(?:describedby|labelledby|controls)="([^"]+)"/g).flatMap((one) => one.split(' ')),
    ...all(html, / href="#([^"]+)"/g),
  ];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  // Nothing to read or to press is empty, but in what stays hidden until a script fills it; every field says what it is for.
  const seen = html.replaceAll(/<form\b[^>]* hidden=""[^>]*>.*?<\/form>/gs, '');
  expect(all(seen, /(<(?:h[1-6]|label|legend|button|th|dt)\b(?![^>]*aria-label)[^>]*>)\s*<\//g)).toEqual([]);
  for (const { 0: tag, index } of html.matchAll(
    /<(?:input|select|textarea)\b(?![^>]*type="(?:hidden|submit)")[^>]*>/g,
  )) {
    const [id] = all(tag, / id="([^"]+)"/g);
    const before = html.slice(0, index);
    const isWithin = before.lastIndexOf('<label') > before.lastIndexOf('</label>');
    const isNamed =
      isWithin || / aria-label(?:ledby)?="[^"]+"/.test(tag) || html.includes(` for="${id ?? ' '}"`);
    expect([tag, isNamed]).toEqual([tag, true]);
  }
}
