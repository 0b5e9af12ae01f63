/** Data included with the site of a hostname (wire/site-answer.ts). */
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import {
  navigationStatements,
  pageStatements,
  siteStatements,
  translationStatements,
} from '../intake/index.ts';
import { answerOf, get } from '../testing/call.ts';
import { aPage, aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';

const menu = (name: string, label: string) => ({
  name,
  items: [{ id: 1, label: { nl: label }, link: { type: 'offer' } }],
});

const TODAY = brusselsDay(new Date());
const item = (id: string, publicationDate: string, shownUntil?: string) =>
  aPage(id, { nl: `nieuws/${id}` }, { news: { publicationDate, ...(shownUntil && { shownUntil }) } });

const to = (id: string, page: Readonly<Record<string, string>>) => ({
  id,
  label: { nl: id },
  link: { type: 'page', page },
});
const OFF = { withdrawnAt: '2026-11-01T00:00:00Z' };
const ledMain = [
  to('about', { nl: 'over-ons' }),
  to('gone', { nl: '/weg/' }),
  to('elsewhere', { nl: 'op-de-oude-site' }),
  to('half', { nl: 'weg', fr: 'a-propos' }),
  { ...to('heading', { nl: 'nieuws/over' }), children: [to('below', { nl: 'over-ons' })] },
];
const ledFooter = [
  {
    ...to('about', { nl: 'over-ons' }),
    children: [
      to('now', { nl: 'nieuws/now' }),
      to('over', { nl: 'nieuws/over' }),
      to('ahead', { nl: 'nieuws/ahead' }),
      // The item that took the address of one that is over.
      to('reused', { fr: 'actualites/porte' }),
    ],
  },
  { ...to('emptied', { nl: 'over-ons' }), children: [to('gone', { nl: 'weg' })] },
];

beforeAll(() =>
  store(
    siteStatements(aSite('led', { hostnames: ['led.test'] })),
    pageStatements('led', aPage('about', { nl: 'over-ons', fr: 'a-propos' })),
    pageStatements('led', aPage('gone', { nl: 'weg' }), OFF),
    pageStatements('led', item('now', addDays(TODAY, -7), addDays(TODAY, 7))),
    pageStatements('led', item('over', addDays(TODAY, -7), addDays(TODAY, -2))),
    pageStatements('led', item('ahead', addDays(TODAY, 7))),
    pageStatements('led', aPage('open', { nl: 'open', fr: 'actualites/porte' })),
    pageStatements('led', aPage('was-open', { en: 'actualites/porte' }), OFF),
    navigationStatements('led', { name: 'main', items: ledMain }),
    navigationStatements('led', { name: 'footer', items: ledFooter }),

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

it('leaves out entries of menus whose page is not on the site today, in the languages that lead there', async () => {
  const [about, , elsewhere] = ledMain;
  const [column] = ledFooter;
  expect(await at('led.test')).toMatchObject({
    menus: [
      {
        name: 'footer',
        items: [
          {
            ...column,
            children: [to('now', { nl: 'nieuws/now' }), to('reused', { fr: 'actualites/porte' })],
          },
        ],
      },
      {
        name: 'main',
        items: [
          about,
          elsewhere,
          to('half', { fr: 'a-propos' }),
          { ...to('heading', { nl: 'over-ons' }), children: [to('below', { nl: 'over-ons' })] },
        ],
      },
    ],
  });
});
