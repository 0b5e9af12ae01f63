import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements, translationStatements } from '../intake/index.ts';
import { answerOf, get } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    translationStatements(null, 'nl', { 'site.save': 'Bewaar', 'site.close': 'Sluit' }),
    translationStatements('coast', 'nl', { 'site.save': 'Hou bij', 'home.title': 'Aan zee' }),
    translationStatements('other', 'nl', { 'home.title': 'In de stad' }),
    translationStatements('coast', 'fr', { 'home.title': 'À la mer' }),
  ),
);

const translations = async (locale: string, site?: string) =>
  answerOf(await get(`/translations/${locale}`, site === undefined ? {} : { 'X-SITE': site }));

describe('GET /translations/{locale}', () => {
  it('overrides the shared texts with a site’s own', async () => {
    expect(await translations('nl', 'coast')).toEqual({
      status: 200,
      body: { 'site.save': 'Hou bij', 'site.close': 'Sluit', 'home.title': 'Aan zee' },
    });
  });

  it('returns the shared texts without a site', async () => {
    expect(await translations('nl')).toEqual({
      status: 200,
      body: { 'site.save': 'Bewaar', 'site.close': 'Sluit' },
    });
  });

  it('separates languages and sites', async () => {
    expect((await translations('fr', 'coast')).body).toEqual({ 'home.title': 'À la mer' });
    expect((await translations('de', 'coast')).body).toEqual({});
    expect((await translations('nl', 'other')).body).toMatchObject({ 'home.title': 'In de stad' });
  });

  it.each(['xx', 'NL', '..%2F', "nl' --", 'a'.repeat(50)])('refuses the language %s', async (locale) => {
    expect(await translations(encodeURI(locale))).toMatchObject({
      status: 400,
      body: { error: { fields: { locale: expect.any(String) } } },
    });
  });

  it('refuses an invalid site id', async () => {
    expect(await translations('nl', "x' OR 1=1")).toMatchObject({
      status: 400,
      body: { error: { fields: { 'X-SITE': 'not an id' } } },
    });
  });
});
