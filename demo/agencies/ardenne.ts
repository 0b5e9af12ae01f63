import type { Navigation } from '../../wire/navigation.ts';
import type { Site } from '../../wire/site.ts';
import { BRANDS } from '../basics/brands.ts';
import { ARDENNES } from '../places/ardennes.ts';
import type { Agency, Person } from './agency.ts';
import { ARDENNE_CONTENT } from './ardenne-content.ts';
import { ardennePages } from './ardenne-pages.ts';
import { exampleIdentity } from './example-identity.ts';
import { stickersOf } from './stickers.ts';
import { withTeam } from './teams.ts';
import { f } from './three-languages.ts';

const site: Site = {
  id: 'ardenne',
  name: 'Ardenne Habitat',
  hostnames: ['ardenne.localhost'],
  state: 'live',
  locales: ['fr', 'de', 'nl'],
  defaultLocale: 'fr',
  theme: BRANDS.ardenne.theme,
  settings: {
    source: 'first',
    hiddenStatus: [7, 8],
    features: ['projects', 'agenda', 'alerts', 'map', 'valuation', 'staff'],
    logo: BRANDS.ardenne.logo,
    socialPicture: 'social-ardennes-1',
    stickers: stickersOf('ardenne'),
    contact: {
      email: 'bonjour@ardennehabitat.example',
      phone: '081 22 07 45',
      street: 'Rue de Fer 64',
      zip: '5000',
      city: 'Namur',
      openingHours: f('Lu–ve 9–18 h, sa 10–16 h', 'Mo–Fr 9–18 Uhr, Sa 10–16 Uhr', 'Ma–vr 9–18 u, za 10–16 u'),
      invitation: f('Passez nous voir à Namur.', 'Besuchen Sie uns in Namur.', 'Kom langs in Namen.'),
    },
    legal: exampleIdentity({
      name: 'Ardenne Habitat srl',
      companyNumber: '0000.000.196',
      professionalNumber: '000.005',
    }),
    map: { tiles: null, attribution: null },
    turnstileSiteKey: null,
    since: 1988,
  },
};

/** Three offices, one valley. */
const ARDENNE_TEAM: readonly Person[] = [
  {
    firstname: 'Claire',
    lastname: 'Lambert',
    role: f('Direction, Namur', 'Leitung, Namur', 'Directie, Namen'),
    phone: '081 22 07 46',
    mobile: '0470 00 07 46',
    email: 'claire@ardennehabitat.example',
    portrait: 'portrait-8',
  },
  {
    firstname: 'Thomas',
    lastname: 'Hennen',
    role: f('Eupen et Cantons de l’Est', 'Eupen und Ostkantone', 'Eupen en de Oostkantons'),
    phone: '087 55 31 20',
    mobile: null,
    email: 'thomas@ardennehabitat.example',
    portrait: 'portrait-9',
  },
  {
    firstname: 'Marc',
    lastname: 'Dubois',
    role: f('Liège et vallée de l’Ourthe', 'Lüttich und Ourthetal', 'Luik en de Ourthevallei'),
    phone: '04 222 18 30',
    mobile: '0470 00 18 30',
    email: 'marc@ardennehabitat.example',
    portrait: 'portrait-10',
  },
];

const SALE = {
  label: f('À vendre', 'Kaufen', 'Te koop'),
  link: { type: 'offer', query: { status: 'FOR_SALE' } },
};
const RENT = {
  label: f('À louer', 'Mieten', 'Te huur'),
  link: { type: 'offer', query: { status: 'TO_RENT' } },
};
const PROJECTS = {
  label: f('Projets', 'Projekte', 'Projecten'),
  link: { type: 'offer', query: { type: '9' } },
};
const ABOUT = f('a-propos', 'ueber-uns', 'over-ons');
const SELL = f('vendre', 'verkaufen', 'verkopen');

const navigations: Navigation[] = [
  {
    name: 'main',
    items: [
      { id: 1, ...SALE },
      { id: 2, ...RENT },
      { id: 3, ...PROJECTS },
      { id: 4, label: f('Vendre', 'Verkaufen', 'Verkopen'), link: { type: 'page', page: SELL } },
      { id: 5, label: f('L’agence', 'Über uns', 'Het kantoor'), link: { type: 'page', page: ABOUT } },
    ],
  },
  {
    name: 'footer',
    items: [
      {
        id: 10,
        label: f('Nos biens', 'Unser Angebot', 'Ons aanbod'),
        link: { type: 'offer' },
        children: [
          { id: 11, ...SALE },
          { id: 12, ...RENT },
          { id: 13, label: f('Projets neufs', 'Neubauprojekte', 'Nieuwbouwprojecten'), link: PROJECTS.link },
          {
            id: 14,
            label: f('Vendus', 'Verkauft', 'Verkocht'),
            link: { type: 'offer', query: { transaction: '5' } },
          },
        ],
      },
      {
        id: 20,
        label: f('Ardenne Habitat', 'Ardenne Habitat', 'Ardenne Habitat'),
        link: { type: 'page', page: ABOUT },
        children: [
          { id: 21, label: f('L’équipe', 'Das Team', 'Het team'), link: { type: 'page', page: ABOUT } },
          {
            id: 22,
            label: f('Estimation gratuite', 'Kostenlose Schätzung', 'Gratis schatting'),
            link: { type: 'valuation' },
          },
          { id: 23, label: f('Favoris', 'Favoriten', 'Favorieten'), link: { type: 'favorites' } },
        ],
      },
    ],
  },
];

/** Ardenne Habitat: stone houses, chalets and flats from Namur to Eupen; listings of both sources. */
export const ardenne: Agency = {
  site: withTeam(site, ARDENNE_TEAM),
  navigations,
  pages: ardennePages(site, { about: ABOUT, sell: SELL }),
  translations: {
    fr: { 'home.newest': 'Nouveautés' },
    de: { 'home.newest': 'Neu im Angebot' },
    nl: { 'home.newest': 'Nieuw tussen Maas en Vesder' },
  },
  team: ARDENNE_TEAM,
  content: ARDENNE_CONTENT,
  places: ARDENNES,
  prefix: 'AH',
};
