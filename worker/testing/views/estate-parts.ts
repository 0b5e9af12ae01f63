import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { BayView, FacadeView, HomePanelView } from '#domain/views/facade.ts';
import type { PictureView } from '#domain/views/picture.ts';

/** A picture of the demo's scenes, with its address. */
export const samplePicture = (name: string, alt = ''): PictureView => ({
  src: `/media/800/${name}.webp`,
  srcSet: `/media/400/${name}.webp 400w, /media/800/${name}.webp 800w, /media/1600/${name}.webp 1600w`,
  width: 1600,
  height: 1200,
  alt,
});

/** Sample parts of the town house's page: flood scores, floors, documents, videos, map. */
export const SAMPLE_FLOOD: EstatePageView['flood'] = {
  scores: [
    {
      label: 'P-score (perceel)',
      letter: 'D',
      warning: true,
      meaning: 'Middelgrote kans op overstroming in het huidige klimaat',
    },
    { label: 'G-score (gebouw)', letter: 'A', warning: false, meaning: 'Geen overstroming gemodelleerd' },
  ],
  rows: [],
};

export const SAMPLE_FLOORS: EstatePageView['floors'] = [
  { title: 'Kelder', rooms: [{ name: 'Wijnkelder', detail: '24 m²' }] },
  {
    title: 'Gelijkvloers',
    rooms: [
      { name: 'Leefruimte', detail: '38,4 m², met open haard' },
      { name: 'Keuken', detail: '19,2 m²' },
      { name: 'Toilet', detail: null },
    ],
  },
];

export const SAMPLE_DOCUMENTS: EstatePageView['documents'] = [
  { label: 'Energieprestatiecertificaat', href: 'https://documents.example/214/epc.pdf', kind: 'PDF' },
  { label: 'Plannen: voorontwerp', href: 'https://documents.example/214/plans', kind: null },
];

export const SAMPLE_MEDIA: EstatePageView['media'] = [
  {
    kind: 'video',
    label: 'Video',
    href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    host: 'youtube.com',
    embedHref: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?hl=nl',
  },
  {
    kind: 'visit',
    label: 'Virtueel bezoek',
    href: 'https://visit.example/214',
    host: 'visit.example',
    embedHref: null,
  },
];

/** A hidden address: an area instead of a point. */
export const SAMPLE_MAP: EstatePageView['map'] = {
  point: { lat: 50.8812, lon: 4.7001 },
  radius: 900,
  onRequest: true,
  label: '3000 Leuven',
  live: null,
  sights: [
    {
      scope: 'town',
      wide: { light: '/media/outline/1/nl/a-wide-light.svg', dark: '/media/outline/1/nl/a-wide-dark.svg' },
      narrow: {
        light: '/media/outline/1/nl/a-narrow-light.svg',
        dark: '/media/outline/1/nl/a-narrow-dark.svg',
      },
      tall: { light: '/media/outline/1/nl/a-tall-light.svg', dark: '/media/outline/1/nl/a-tall-dark.svg' },
    },
  ],
  base: 'outlines',
  credit: null,
  near: { stated: [], found: [], coarse: true },
};

const bay = (
  number: string,
  area: number,
  state: BayView['state'],
  more: Partial<BayView> = {},
): BayView => ({
  id: number,
  href: null,
  title: `Appartement ${number}`,
  number,
  area: `${area} m²`,
  status: { free: 'Beschikbaar', option: 'In optie', sold: 'Verkocht', unknown: 'Onbekend' }[state],
  price: state === 'free' ? '€ 291.000' : null,
  width: area * 100,
  state,
  current: false,
  panel: null,
  ...more,
});

const facadeOf = (top: BayView, ground: readonly BayView[]): FacadeView => ({
  summary: null,
  choice: false,
  legend: [
    { state: 'free', text: 'Beschikbaar', count: 1 },
    { state: 'option', text: 'In optie', count: 1 },
    { state: 'sold', text: 'Verkocht', count: 1 },
  ],
  buildings: [
    {
      name: null,
      floors: [
        { label: 'Tweede verdieping', below: false, bays: [top] },
        { label: 'Gelijkvloers', below: false, bays: ground },
      ],
    },
  ],
  panels: [],
  first: null,
});

const panel = (number: string, changes: Partial<HomePanelView> = {}): HomePanelView => ({
  id: number,
  title: `Appartement ${number}`,
  number,
  where: 'Gelijkvloers',
  status: { text: 'Beschikbaar', state: 'free' },
  price: { kind: 'amount', prefix: null, text: '€ 291.000', suffix: null },
  plan: { ...samplePicture('plan-unit-2'), plan: true, alt: 'Grondplan' },
  facts: [
    { value: '1', unit: null, name: 'slaapkamer' },
    { value: '58', unit: 'm²', name: 'bewoonbaar' },
  ],
  action: { kind: 'viewing', href: `/nl/afspraak-maken/${number}` },
  documents: [{ label: 'Plan op schaal', href: 'https://documents.example/plan.pdf', kind: 'PDF' }],
  href: `/nl/aanbod/7/vaartmolen/${number}`,
  ...changes,
});

/** On the page of a project: homes on offer have a panel. */
export const SAMPLE_FACADE: FacadeView = {
  ...facadeOf(bay('2.1', 96, 'option', { href: '#unit-2.1', panel: 2 }), [
    bay('0.1', 58, 'free', { href: '#unit-0.1', panel: 1 }),
    bay('0.2', 94, 'sold'),
  ]),
  summary: '1 van 3 vrij',
  choice: true,
  panels: [
    panel('0.1'),
    panel('2.1', {
      where: 'Tweede verdieping',
      status: { text: 'In optie', state: 'option' },
      price: null,
      plan: null,
      action: { kind: 'question', href: '/nl/contact?estate=2.1' },
      documents: [],
    }),
  ],
  first: '0.1',
};

/** The façade on the page of one of its units. */
export const SAMPLE_FACADE_OF_UNIT: FacadeView = facadeOf(
  bay('2.1', 96, 'option', { href: '/nl/aanbod/7/vaartmolen/2.1' }),
  [bay('0.1', 58, 'free', { href: '/nl/aanbod/7/vaartmolen/0.1', current: true }), bay('0.2', 94, 'sold')],
);

export const SAMPLE_NEIGHBOURS: EstatePageView['neighbours'] = {
  project: { label: 'De Vaartmolen', href: '/nl/aanbod/7/vaartmolen' },
  previous: null,
  next: { label: 'Appartement 0.2', href: '/nl/aanbod/7/vaartmolen/0.2' },
};
