import { describe, expect, it } from 'vitest';
import { SiteSchema } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { readableSite } from './readable-site.ts';

const read = (changes: object) =>
  readableSite(
    readLoosely(SiteSchema, {
      id: 'a',
      state: 'live',
      name: 'A',
      locales: ['nl', 'fr'],
      settings: {},
      ...changes,
    }),
    () => undefined,
  );

describe('readableSite', () => {
  it.each([
    [{ locales: ['fr', 'de'], defaultLocale: 'de' }, ['fr', 'de'], 'de'],
    [{ locales: ['fr', 'xx'], defaultLocale: 'xx' }, ['fr'], 'fr'],
    [{ locales: ['fr', 'fr', 'nl'], defaultLocale: 'en' }, ['fr', 'nl'], 'fr'],
    [{ locales: [], defaultLocale: 'de' }, ['nl'], 'nl'],
    [{ locales: 'nl' }, ['nl'], 'nl'],
  ])('gives %j a valid default language, each once', (changes, locales, defaultLocale) => {
    expect(read(changes)).toMatchObject({ locales, defaultLocale });
  });

  it.each([
    [{ name: 7, hostnames: ['a.example'] }, 'a.example'],
    [{ name: ' ', hostnames: [null] }, 'a'],
    [{ name: 'Agency' }, 'Agency'],
  ])('gives %j a name', (changes, name) => {
    expect(read(changes).name).toBe(name);
  });

  it('adjusts a default colour to the agency’s own colours', () => {
    const { theme } = read({ theme: { paper: ['#111111', 'dark'], ink: ['ink', '#eeeeee'] } });
    expect(theme.paper[0]).toBe('#111111');
    expect(theme.ink[0]).not.toBe('#1b1f23');
  });
});
