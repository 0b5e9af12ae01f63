import type { Navigation } from '../../wire/navigation.ts';
import type { Site } from '../../wire/site.ts';
import { BRANDS } from '../basics/brands.ts';
import { BRABANT } from '../places/brabant.ts';
import type { Agency, Person } from './agency.ts';
import { exampleIdentity } from './example-identity.ts';
import { HUIS_HAARD_CONTENT } from './huis-haard-content.ts';
import { huisHaardPages } from './huis-haard-pages.ts';
import { stickersOf } from './stickers.ts';
import { withTeam } from './teams.ts';
import { t } from './three-languages.ts';

const site: Site = {
  id: 'huis-haard',
  name: 'Huis & Haard',
  hostnames: ['huis-haard.localhost'],
  state: 'live',
  locales: ['nl', 'fr', 'en'],
  defaultLocale: 'nl',
  theme: BRANDS['huis-haard'].theme,
  settings: {
    source: 'first',
    hiddenStatus: [],
    features: ['projects', 'agenda', 'alerts', 'map', 'valuation', 'staff'],
    logo: BRANDS['huis-haard'].logo,
    socialPicture: 'social-street-1',
    stickers: stickersOf('huis-haard'),
    contact: {
      email: 'hallo@huisenhaard.example',
      phone: '016 29 44 10',
      street: 'Bondgenotenlaan 118',
      zip: '3000',
      city: 'Leuven',
      openingHours: t('Ma–vr 9–18 u, za 10–16 u', 'Lu–ve 9–18 h, sa 10–16 h', 'Mon–Fri 9–18, Sat 10–16'),
      invitation: t(
        'Spring binnen op de Bondgenotenlaan.',
        'Passez nous voir à la Bondgenotenlaan.',
        'Come and see us in Bondgenotenlaan.',
      ),
    },
    legal: exampleIdentity({
      name: 'Huis & Haard bv',
      companyNumber: '0000.000.295',
      professionalNumber: '000.030',
    }),
    map: { tiles: null, attribution: null },
    turnstileSiteKey: null,
    since: 2007,
  },
};

/** The team of Huis & Haard. */
const HUIS_HAARD_TEAM: readonly Person[] = [
  {
    firstname: 'Lies',
    lastname: 'Peeters',
    role: t('Vennoot, architect', 'Associée, architecte', 'Partner, architect'),
    phone: '016 29 44 11',
    mobile: '0470 00 44 11',
    email: 'lies@huisenhaard.example',
    portrait: 'portrait-5',
  },
  {
    firstname: 'Maarten',
    lastname: 'Wouters',
    role: t('Verkoop, Leuven centrum', 'Vente, Louvain centre', 'Sales, Leuven centre'),
    phone: '016 29 44 12',
    mobile: '0470 00 44 12',
    email: 'maarten@huisenhaard.example',
    portrait: 'portrait-6',
  },
  {
    firstname: 'Nadia',
    lastname: 'El Amrani',
    role: t('Nieuwbouwprojecten', 'Projets neufs', 'New-build projects'),
    phone: '016 29 44 15',
    mobile: null,
    email: 'nadia@huisenhaard.example',
    portrait: 'portrait-7',
  },
];

const BUY = { label: t('Kopen', 'Acheter', 'Buy'), link: { type: 'offer', query: { status: 'FOR_SALE' } } };
const RENT = { label: t('Huren', 'Louer', 'Rent'), link: { type: 'offer', query: { status: 'TO_RENT' } } };
const NEW_BUILD = {
  label: t('Nieuwbouw', 'Neuf', 'New build'),
  link: { type: 'offer', query: { type: '9' } },
};
const ABOUT = t('over-ons', 'a-propos', 'about-us');
const SELL = t('verkopen', 'vendre', 'sell');

const navigations: Navigation[] = [
  {
    name: 'main',
    items: [
      { id: 1, ...BUY },
      { id: 2, ...RENT },
      { id: 3, ...NEW_BUILD },
      { id: 4, label: t('Verkopen', 'Vendre', 'Sell with us'), link: { type: 'page', page: SELL } },
      { id: 5, label: t('Over ons', 'À propos', 'About'), link: { type: 'page', page: ABOUT } },
    ],
  },
  {
    name: 'footer',
    items: [
      {
        id: 10,
        label: t('Ons aanbod', 'Nos biens', 'Our properties'),
        link: { type: 'offer' },
        children: [
          { id: 11, label: t('Te koop', 'À vendre', 'For sale'), link: BUY.link },
          { id: 12, label: t('Te huur', 'À louer', 'To rent'), link: RENT.link },
          {
            id: 13,
            label: t('Nieuwbouwprojecten', 'Projets neufs', 'New-build projects'),
            link: NEW_BUILD.link,
          },
          {
            id: 14,
            label: t('Verkocht', 'Vendus', 'Sold'),
            link: { type: 'offer', query: { transaction: '5' } },
          },
        ],
      },
      {
        id: 20,
        label: t('Huis & Haard', 'Huis & Haard', 'Huis & Haard'),
        link: { type: 'page', page: ABOUT },
        children: [
          { id: 21, label: t('Het team', 'L’équipe', 'The team'), link: { type: 'page', page: ABOUT } },
          {
            id: 22,
            label: t('Gratis schatting', 'Estimation gratuite', 'Free valuation'),
            link: { type: 'valuation' },
          },
          { id: 23, label: t('Favorieten', 'Favoris', 'Favourites'), link: { type: 'favorites' } },
        ],
      },
    ],
  },
];

/** Huis & Haard: town houses, flats and new-build projects in and around Leuven, in three languages. */
export const huisHaard: Agency = {
  site: withTeam(site, HUIS_HAARD_TEAM),
  navigations,
  pages: huisHaardPages(site, { about: ABOUT, sell: SELL }),
  translations: {
    nl: { 'home.newest': 'Nieuw deze week' },
    fr: { 'home.newest': 'Nouveau cette semaine' },
    en: { 'home.newest': 'New this week' },
  },
  team: HUIS_HAARD_TEAM,
  content: HUIS_HAARD_CONTENT,
  places: BRABANT,
  prefix: 'HH',
};
