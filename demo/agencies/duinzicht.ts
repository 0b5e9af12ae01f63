import type { Navigation } from '../../wire/navigation.ts';
import type { Site } from '../../wire/site.ts';
import { BRANDS } from '../basics/brands.ts';
import { words as w } from '../basics/words.ts';
import { COAST } from '../places/coast.ts';
import type { Agency, Person } from './agency.ts';
import { DUINZICHT_CONTENT } from './duinzicht-content.ts';
import { duinzichtPages } from './duinzicht-pages.ts';
import { exampleIdentity } from './example-identity.ts';
import { stickersOf } from './stickers.ts';
import { withTeam } from './teams.ts';

const site: Site = {
  id: 'duinzicht',
  name: 'Duinzicht',
  hostnames: ['duinzicht.localhost'],
  state: 'live',
  locales: ['nl', 'fr', 'en', 'de'],
  defaultLocale: 'nl',
  theme: BRANDS.duinzicht.theme,
  settings: {
    source: 'first',
    hiddenStatus: [8],
    features: ['projects', 'rentals', 'agenda', 'alerts', 'map', 'valuation', 'staff'],
    stays: {
      advance: 30,
      restDays: 28,
      depositDays: 7,
      ways: ['transfer'],
      arrivalFrom: '16:00',
      departureUntil: '10:00',
    },
    cancellation: [
      { days: 28, percent: 0 },
      { days: 14, percent: 50 },
    ],
    logo: BRANDS.duinzicht.logo,
    socialPicture: 'social-coast-1',
    stickers: stickersOf('duinzicht'),
    contact: {
      email: 'hallo@duinzicht.example',
      phone: '050 55 12 80',
      street: 'Lippenslaan 287',
      zip: '8300',
      city: 'Knokke-Heist',
      openingHours: w(
        'Ma–vr 9–18 u, za 10–17 u',
        'Lu–ve 9–18 h, sa 10–17 h',
        'Mon–Fri 9–18, Sat 10–17',
        'Mo–Fr 9–18 Uhr, Sa 10–17 Uhr',
      ),
      invitation: w(
        'Kom langs aan de Lippenslaan.',
        'Passez nous voir à la Lippenslaan.',
        'Come and see us in Lippenslaan.',
        'Besuchen Sie uns in der Lippenslaan.',
      ),
    },
    legal: exampleIdentity({
      name: 'Duinzicht Vastgoed bv',
      companyNumber: '0000.000.394',
      professionalNumber: '000.083',
    }),
    map: { tiles: null, attribution: null },
    turnstileSiteKey: null,
    since: 1995,
  },
};

/** The four people behind the desk on Lippenslaan. */
const DUINZICHT_TEAM: readonly Person[] = [
  {
    firstname: 'An',
    lastname: 'Vermeire',
    role: w(
      'Zaakvoerder, verkoop',
      'Gérante, vente',
      'Managing director, sales',
      'Geschäftsführerin, Verkauf',
    ),
    phone: '050 55 12 81',
    mobile: '0470 00 12 81',
    email: 'an@duinzicht.example',
    portrait: 'portrait-1',
  },
  {
    firstname: 'Joris',
    lastname: 'Deprez',
    role: w(
      'Verkoop Heist en Duinbergen',
      'Vente Heist et Duinbergen',
      'Sales, Heist and Duinbergen',
      'Verkauf Heist und Duinbergen',
    ),
    phone: '050 55 12 82',
    mobile: '0470 00 12 82',
    email: 'joris@duinzicht.example',
    portrait: 'portrait-2',
  },
  {
    firstname: 'Pieter',
    lastname: 'Maes',
    role: w(
      'Huur en waardebepaling',
      'Location et estimation',
      'Lettings and valuations',
      'Vermietung und Wertermittlung',
    ),
    phone: '050 55 12 83',
    mobile: null,
    email: 'pieter@duinzicht.example',
    portrait: 'portrait-3',
  },
  {
    firstname: 'Sofie',
    lastname: 'Claeys',
    role: w('Vakantieverhuur', 'Location de vacances', 'Holiday lettings', 'Ferienvermietung'),
    phone: '050 55 12 84',
    mobile: null,
    email: 'sofie@duinzicht.example',
    portrait: 'portrait-4',
  },
];

const SALE = {
  label: w('Te koop', 'À vendre', 'For sale', 'Kaufen'),
  link: { type: 'offer', query: { status: 'FOR_SALE' } },
};
const RENT = {
  label: w('Te huur', 'À louer', 'To rent', 'Mieten'),
  link: { type: 'offer', query: { status: 'TO_RENT' } },
};
const HOLIDAY = {
  label: w('Vakantie', 'Vacances', 'Holidays', 'Ferien'),
  link: { type: 'rentals' },
};
const HOLIDAY_PAGE = w('vakantie-aan-zee', 'vacances-a-la-mer', 'holidays-by-the-sea', 'ferien-am-meer');
const NEW_BUILD = {
  label: w('Nieuwbouw', 'Neuf', 'New build', 'Neubau'),
  link: { type: 'offer', query: { type: '9' } },
};
const ABOUT = w('over-ons', 'a-propos', 'about-us', 'ueber-uns');
const SELL = w('verkopen', 'vendre', 'sell', 'verkaufen');

const navigations: Navigation[] = [
  {
    name: 'main',
    items: [
      { id: 1, ...SALE },
      { id: 2, ...RENT },
      { id: 3, ...HOLIDAY },
      { id: 4, ...NEW_BUILD },
      {
        id: 6,
        label: w('Verkopen', 'Vendre', 'Sell', 'Verkaufen'),
        link: { type: 'page', page: SELL },
      },
      {
        id: 5,
        label: w('Over ons', 'À propos', 'About us', 'Über uns'),
        link: { type: 'page', page: ABOUT },
      },
    ],
  },
  {
    name: 'footer',
    items: [
      {
        id: 10,
        label: w('Aanbod', 'Offre', 'Our properties', 'Angebot'),
        link: { type: 'offer' },
        children: [
          { id: 11, ...SALE },
          { id: 12, ...RENT },
          { id: 13, ...HOLIDAY },
          { id: 14, ...NEW_BUILD },
          {
            id: 15,
            label: w('Verkocht', 'Vendus', 'Sold', 'Verkauft'),
            link: { type: 'offer', query: { transaction: '5' } },
          },
        ],
      },
      {
        id: 20,
        label: w('Duinzicht', 'Duinzicht', 'Duinzicht', 'Duinzicht'),
        link: { type: 'page', page: ABOUT },
        children: [
          {
            id: 21,
            label: w('Ons team', 'L’équipe', 'The team', 'Unser Team'),
            link: { type: 'page', page: ABOUT },
          },
          {
            id: 22,
            label: w('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Schätzung'),
            link: { type: 'valuation' },
          },
          {
            id: 24,
            label: w('Vakantie aan zee', 'Vacances à la mer', 'Holidays by the sea', 'Ferien am Meer'),
            link: { type: 'page', page: HOLIDAY_PAGE },
          },
          {
            id: 23,
            label: w('Favorieten', 'Favoris', 'Favourites', 'Favoriten'),
            link: { type: 'favorites' },
          },
        ],
      },
    ],
  },
];

/** Duinzicht: sales, lettings and rental units on the coast, in four languages. */
export const duinzicht: Agency = {
  site: withTeam(site, DUINZICHT_TEAM),
  navigations,
  pages: duinzichtPages(site, { about: ABOUT, sell: SELL, holiday: HOLIDAY_PAGE }),
  translations: {
    nl: { 'home.newest': 'Nieuw aan de kust' },
    fr: { 'home.newest': 'Nouveautés à la côte' },
    en: { 'home.newest': 'New on the coast' },
    de: { 'home.newest': 'Neu an der Küste' },
  },
  team: DUINZICHT_TEAM,
  content: DUINZICHT_CONTENT,
  places: COAST,
  prefix: 'DZ',
};
