/** Data included with the site of a hostname (wire/site-answer.ts). */
import { beforeAll, expect, it } from 'vitest';
import { navigationStatements, siteStatements, translationStatements } from '../intake/index.ts';
import { answerOf, get } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';

const menu = (name: string, label: string) => ({
  name,
  items: [{ id: 1, label: { nl: label }, link: { type: 'offer' } }],
});

beforeAll(() =>
  store(
    siteStatements(aSite('coast', { hostnames: ['coast.test', 'www.coast.test'] })),
    siteStatements(aSite('bare', { hostnames: ['bare.test'] })),
    navigationStatements('coast', menu('main', 'Te koop')),
    navigationStatements('coast', menu('footer', 'Over ons')),
    navigationStatements('coast', menu('landing', 'Elders')),
    translationStatements(null, 'nl', { 'offer.title': 'Aanbod', shared: 'Van allen' }),
    translationStatements('coast', 'nl', { 'offer.title': 'Onze huizen' }),
    translationStatements('coast', 'fr', { 'offer.title': 'Nos maisons' }),
  ),
);

const at = async (hostname: string) => (await answerOf(await get(`/sites/by-hostname/${hostname}`))).body;

it('includes the menus of every page, and no others', async () => {
  expect(await at('www.coast.test')).toMatchObject({
    id: 'coast',
    menus: [menu('footer', 'Over ons'), menu('main', 'Te koop')],
  });
});

it('includes the texts of each language, the site’s own overriding the shared ones', async () => {
  expect(await at('coast.test')).toMatchObject({
    texts: {
      nl: { 'offer.title': 'Onze huizen', shared: 'Van allen' },
      fr: { 'offer.title': 'Nos maisons' },
      en: {},
      de: {},
    },
  });
});

it('includes nothing of another site', async () => {
  expect(await at('bare.test')).toMatchObject({
    id: 'bare',
    menus: [],
    texts: { nl: { 'offer.title': 'Aanbod' }, fr: {} },
  });
});
