/** The HTML of every screen of the staff, in every language: what holds for each page of a site holds for these. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { STAFF_RIGHTS } from '#wire/staff.ts';
import { SESSION } from './homes/testing/home-bench.ts';
import { staffBench } from './testing/staff-bench.ts';
import { STAFF_PARAMS, STAFF_SCREENS } from './testing/staff-screens.ts';

const Cookie = `__Host-gevel=${SESSION}`;
/** The browser that asked for the link, without which `staff-enter` says only to ask for another one. */
const asked = `__Host-gevel-asked=${'b'.repeat(43)}`;

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);
/** What a person reads. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ');

describe.each(STAFF_SCREENS)('%s', (screen) => {
  it.each(LOCALES)('is a whole page in %s', async (locale) => {
    const headers = { Cookie: `${Cookie}; ${asked}` };
    const answer = await staffBench(STAFF_RIGHTS)(pathTo(screen, locale, STAFF_PARAMS[screen]), { headers });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}"`);
    expect(all(html, /<(h1)[ >]/g)).toHaveLength(1);
    expect(all(html, /<(main)[ >]/g)).toHaveLength(1);
    // No key, no place that nothing filled in, and no value that is none.
    expect(wordsOf(html)).not.toMatch(
      /\{\{|\bundefined\b|\bNaN\b|\[object|\b(?:homes|people|written|pictures|deeds|site)\.[a-z]/,
    );
    expect(html).not.toMatch(/ style=|<style| on[a-z]+="/);
    const ids = all(html, / id="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    const named = [
      ...all(html, / (?:for|list|popovertarget)="([^"]+)"/gi),
      ...all(html, / aria-(?:describedby|labelledby|controls)="([^"]+)"/g).flatMap((one) => one.split(' ')),
      ...all(html, / href="#([^"]+)"/g),
    ];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    // Every field says what it is for.
    for (const [tag] of html.matchAll(
      /<(?:input|select|textarea)\b(?![^>]*type="(?:hidden|submit)")[^>]*>/g,
    )) {
      const [id] = all(tag, / id="([^"]+)"/g);
      const before = html.slice(0, html.indexOf(tag));
      const isWithin = before.lastIndexOf('<label') > before.lastIndexOf('</label>');
      const isNamed =
        isWithin || / aria-label(?:ledby)?="[^"]+"/.test(tag) || html.includes(` for="${id ?? ' '}"`);
      expect([tag, isNamed]).toEqual([tag, true]);
    }
  });
});
