import { describe, expect, it } from 'vitest';
import { SiteSchema } from '../../../wire/site.ts';
import { readableSite } from './readable-site.ts';

const read = (changes: object) =>
  readableSite(
    SiteSchema.parse({ id: 'a', state: 'live', name: 'A', locales: ['nl', 'fr'], settings: {}, ...changes }),
    () => undefined,
  );

describe('readableSite', () => {
  it.each([
    [{ locales: ['fr', 'de'], defaultLocale: 'de' }, ['fr', 'de'], 'de'],
    [{ locales: ['fr', 'xx'], defaultLocale: 'xx' }, ['fr'], 'fr'],
    [{ locales: ['fr', 'fr', 'nl'], defaultLocale: 'en' }, ['fr', 'nl'], 'fr'],
    [{ locales: [], defaultLocale: 'de' }, ['nl'], 'nl'],
    [{ locales: 'nl' }, ['nl'], 'nl'],
  ])('of %j has a default among its unique languages', (changes, locales, defaultLocale) => {
    expect(read(changes)).toMatchObject({ locales, defaultLocale });
  });

  it.each([
    [{ name: 7, hostnames: ['a.example'] }, 'a.example'],
    [{ name: ' ', hostnames: [null] }, 'a'],
    [{ name: 'Agency' }, 'Agency'],
  ])('of %j has a name', (changes, name) => {
    expect(read(changes).name).toBe(name);
  });

  it('corrects a default colour beside the agency’s own colours', () => {
    const { theme } = read({ theme: { paper: ['#111111', 'dark'], ink: ['ink', '#eeeeee'] } });
    expect(theme.paper[0]).toBe('#111111');
    expect(theme.ink[0]).not.toBe('#1b1f23');
  });
});
