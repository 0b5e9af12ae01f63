import type { EstatePageView } from '../../../domain/views/estate-page.ts';

/** Parts of the town house that have a form of their own: flood, floors, files, films, map. */
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

/** Its address is hidden: an area, not a place. */
export const SAMPLE_MAP: EstatePageView['map'] = {
  point: { lat: 50.8812, lon: 4.7001 },
  radius: 900,
  onRequest: true,
  label: '3000 Leuven',
  tiles: null,
  attribution: null,
};

const bay = (name: string, share: number, state: 'free' | 'option' | 'sold', current = false) => ({
  id: name,
  href: `/nl/aanbod/7/vaartmolen/${name}`,
  label: `Appartement ${name}, ${Math.round(share * 200)} m²`,
  name,
  share,
  state,
  current,
});

export const SAMPLE_FACADE: EstatePageView['facade'] = {
  legend: [
    { state: 'free', text: 'Beschikbaar' },
    { state: 'option', text: 'In optie' },
    { state: 'sold', text: 'Verkocht' },
  ],
  floors: [
    { label: 'Tweede verdieping', bays: [bay('2.1', 1, 'option')] },
    { label: 'Gelijkvloers', bays: [bay('0.1', 0.6, 'free', true), bay('0.2', 0.4, 'sold')] },
  ],
};

export const SAMPLE_NEIGHBOURS: EstatePageView['neighbours'] = {
  project: { label: 'De Vaartmolen', href: '/nl/aanbod/7/vaartmolen' },
  previous: null,
  next: { label: 'Appartement 0.2', href: '/nl/aanbod/7/vaartmolen/0.2' },
};
