import type { HomeView } from '#domain/views/home.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { RichText } from '#domain/views/rich-text.ts';
import type { EntityItemView } from '#domain/views/section.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { sampleCards } from './offer.ts';

const samplePicture = (name: string, alt: string): PictureView => ({
  src: `/media/800/${name}.webp`,
  srcSet: `/media/400/${name}.webp 400w, /media/800/${name}.webp 800w, /media/1600/${name}.webp 1600w`,
  width: 1600,
  height: 1200,
  alt,
});

const choice = (value: string, label: string, checked = false) => ({ value, label, count: null, checked });
const person = (title: string, initials: string, subtitle: string): EntityItemView => ({
  id: initials,
  title,
  initials,
  portrait: null,
  subtitle,
  body: [],
  picture: null,
  address: null,
  openingHours: null,
  phone: { text: '050 55 12 81', href: 'tel:+3250551281' },
  email: null,
  href: null,
});
const words = (text: string): RichText => [{ kind: 'paragraph', content: [text] }];

export const sampleHome = (context: ViewContext): HomeView => ({
  composition: 'horizon',
  note: null,
  titleBlock: [],
  wall: [],
  headline: 'Thuis tussen duin en dijk',
  lead: 'Al 31 jaar verkopen en verhuren wij woningen van Het Zoute tot Heist. Elke sleutel kennen we persoonlijk.',
  hero: samplePicture('hero-coast-1', 'De kustlijn bij ochtendlicht'),
  search: {
    action: '/nl/aanbod',
    status: [choice('FOR_SALE', 'Kopen', true), choice('TO_RENT', 'Huren')],
    place: {
      typed: '',
      problem: null,
      suggestHref: '/nl/ajax/search-city',
      radius: [],
      circles: [],
    },
    types: [choice('1', 'Huis'), choice('2', 'Appartement')],
    budgets: [
      {
        status: 'FOR_SALE',
        label: 'Te koop',
        options: [choice('400000', 'Tot € 400.000'), choice('600000', 'Tot € 600.000')],
      },
      { status: 'TO_RENT', label: 'Te huur', options: [choice('1000', 'Tot € 1.000')] },
    ],
    stays: { action: '/nl/vakantie', persons: [1, 2, 3, 4] },
    total: 84,
  },
  newest: { cards: sampleCards(context).slice(0, 3), allHref: '/nl/aanbod', total: 84, failed: false },
  searchPaths: ['/nl/aanbod', '/nl/vakantie'],
  recentHref: '/nl/ajax/recent-cards',
  sections: [
    {
      kind: 'text',
      heading: 'Een week aan zee, met de sleutel op naam',
      body: words('Vierenveertig vakantiewoningen, allemaal door ons zelf onderhouden.'),
      picture: samplePicture('living-1', 'Lichte woonkamer met zicht op zee'),
      link: { label: 'Bekijk de vrije weken', href: '/nl/vakantie' },
    },
    {
      kind: 'entities',
      look: 'lines',
      heading: 'Een kantoor, vier sleutels',
      body: words('Duinzicht begon in 1995 als een kleine winkel met een etalage vol foto’s.'),
      picture: samplePicture('shopfront-1', 'Het kantoor'),
      link: { label: 'Over Duinzicht', href: '/nl/over-ons' },
      items: [
        person('An Vermeire', 'AV', 'Zaakvoerder, verkoop'),
        person('Joris Deprez', 'JD', 'Verkoop Heist en Duinbergen'),
        person('Pieter Maes', 'PM', 'Huur en waardebepaling'),
      ],
    },
    {
      kind: 'places',
      heading: 'Waar u wilt wonen',
      body: [],
      hint: 'zes plaatsen aan de kust',
      places: ['Knokke', 'Het Zoute', 'Duinbergen', 'Heist-aan-Zee', 'Westkapelle', 'Ramskapelle'].map(
        (label, index) => ({ label, href: `/nl/aanbod?city=${index}`, count: `${index + 6} woningen` }),
      ),
    },
  ],
});
