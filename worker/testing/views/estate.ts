import type { EstatePageView } from '#domain/views/estate-page.ts';
import {
  SAMPLE_DOCUMENTS,
  SAMPLE_FLOOD,
  SAMPLE_FLOORS,
  SAMPLE_MAP,
  SAMPLE_MEDIA,
  samplePicture,
} from './estate-parts.ts';

const unit = (id: string, state: 'free' | 'option' | 'sold', text: string, price: string | null) => ({
  id,
  href: state === 'sold' ? null : `/nl/aanbod/7/vaartmolen/${id}`,
  title: `Appartement ${id}`,
  status: { text, state },
  price: price === null ? null : { kind: 'amount' as const, prefix: null, text: price, suffix: null },
  facts: [
    { kind: 'bedrooms' as const, text: '2', name: 'slaapkamers' },
    { kind: 'area' as const, text: '96 m²', name: 'bewoonbaar' },
  ],
  heart: { add: `Bewaar als favoriet: ${id}`, remove: `Verwijder: ${id}` },
});

export const SAMPLE_UNITS: EstatePageView['units'] = [
  { floor: 'Tweede verdieping', units: [unit('2.1', 'option', 'In optie', '€ 425.000')] },
  {
    floor: 'Gelijkvloers',
    units: [unit('0.1', 'free', 'Beschikbaar', '€ 291.000'), unit('0.2', 'sold', 'Verkocht', null)],
  },
];

const letters = [
  ['a-plus', 'A+'],
  ['a', 'A'],
  ['b', 'B'],
  ['c', 'C'],
  ['d', 'D'],
  ['e', 'E'],
  ['f', 'F'],
] as const;

/** A town house with every part of a page; a test overrides the fields it checks. */
export const sampleEstate = (changes: Partial<EstatePageView> = {}): EstatePageView => ({
  id: '214',
  hidden: false,
  breadcrumbs: [
    { label: 'Te koop', href: '/nl/aanbod' },
    { label: 'Leuven', href: '/nl/aanbod?city=3000' },
    { label: 'Herenhuis', href: null },
  ],
  pictures: [
    'terrace-gabled-1',
    'living-5',
    'kitchen-5',
    'garden-1',
    'bathroom-5',
    'bedroom-5',
    'attic-1',
    'plan-ground-1',
  ].map((name) => samplePicture(name)),
  noPicture: false,
  kind: 'Herenhuis',
  title: 'Herenhuis met ommuurde tuin',
  place: '3000 Leuven',
  addressHidden: true,
  price: { kind: 'amount', prefix: null, text: '€ 785.000', suffix: null },
  barPrice: { kind: 'amount', prefix: null, text: '€ 785.000', suffix: null },
  priceLabel: 'Vraagprijs',
  priceAlertHref: '/nl/hou-me-op-de-hoogte?home=1',
  sticker: { text: 'Nieuw sinds 14 november', className: null },
  openHouses: [],
  status: null,
  statusSince: null,
  perArea: '€ 2.445 /m²',
  history: [
    { label: '12 november 2026', value: 'Prijs verlaagd van € 475.000 naar € 445.000' },
    { label: '3 september 2026', value: 'Op deze site geplaatst voor € 475.000' },
  ],
  meaning: null,
  valuationHref: null,
  sold: false,
  archived: null,
  keyFacts: [
    { value: '4', unit: null, name: 'slaapkamers' },
    { value: '2', unit: null, name: 'badkamers' },
    { value: '212', unit: 'm²', name: 'bewoonbaar' },
    { value: '174', unit: 'm²', name: 'grond' },
    { value: '1924', unit: null, name: 'bouwjaar' },
    { value: '2019', unit: null, name: 'gerenoveerd' },
  ],
  lead: 'Een trapgevelhuis van 1924 tussen de Vaart en de Vismarkt, met zijn cementtegels, eiken trap en glas in lood nog op hun plaats.',
  description: [
    'Op het gelijkvloers leidt de hal naar twee kamers en suite en een keuken van 2019, die uitgeeft op een ommuurde tuin op het zuidwesten. Op de eerste verdieping zijn er twee slaapkamers en een badkamer, onder het dak nog twee met een douchekamer.',
    'Het station ligt op negen minuten te voet, de Vaartkom op drie.',
  ],
  deciding: [],
  whole: [],
  groups: [
    {
      id: 'building',
      title: 'Gebouw',
      rows: [
        { label: 'Type', value: 'Gesloten bebouwing' },
        { label: 'Verdiepingen', value: '3 en kelder' },
        { label: 'Gevelbreedte', value: '6,20 m' },
        { label: 'Lift', value: 'Nee' },
      ],
    },
    {
      id: 'money',
      title: 'Financieel',
      rows: [
        { label: 'Vraagprijs', value: '€ 785.000' },
        { label: 'Kadastraal inkomen', value: '€ 1.284' },
        { label: 'Beschikbaar', value: 'Bij akte', note: 'In overleg vanaf het voorjaar' },
      ],
    },
    {
      id: 'planning',
      title: 'Ruimtelijke ordening',
      wide: true,
      rows: [
        {
          label: 'Stedenbouwkundige bestemming',
          value: 'Woongebied met culturele, historische en esthetische waarde',
        },
        { label: 'Voorkooprecht', value: 'Nee' },
        {
          label: 'Overtreding',
          value: 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
        },
      ],
    },
  ],
  energyTag: { grade: 'c', label: 'C', text: 'Energielabel C' },
  energy: {
    scale: {
      cells: letters.map(([grade, letter]) => ({ grade, letter, current: letter === 'C' })),
      limits: ['0', '100', '200', '300', '400', '500'],
      pin: 0.487,
      pinText: '241 kWh/m²',
      barPercent: 34.4,
      text: 'Energielabel C: 241 kWh per m² per jaar, op een schaal van A+ tot F',
    },
    rows: [
      { label: 'EPC-waarde', value: '241 kWh/m²/jaar' },
      { label: 'EPC-referentie', value: '20240912-0003318457-RES-1' },
    ],
  },
  flood: SAMPLE_FLOOD,
  floors: SAMPLE_FLOORS,
  documents: SAMPLE_DOCUMENTS,
  media: SAMPLE_MEDIA,
  map: SAMPLE_MAP,
  units: [],
  unitNames: { one: 'appartement', other: 'appartementen' },
  facade: null,
  neighbours: null,
  share: {
    url: 'https://huis-haard.example/nl/aanbod/214',
    title: 'Herenhuis met ommuurde tuin',
    codeHref: '/media/qr/L25sL2FhbmJvZC8yMTQ.svg',
    mailHref: '/nl/doorsturen/214',
  },
  similarHref: '/nl/ajax/similar-cards/214',
  appointmentHref: '/nl/afspraak-maken/214',
  appointmentInPlace: true,
  reference: 'HH-3000-214',
  published: '14/11/2026',
  heart: {
    add: 'Bewaar als favoriet: Herenhuis met ommuurde tuin',
    remove: 'Verwijder uit favorieten: Herenhuis met ommuurde tuin',
  },
  contact: {
    formHref: '/nl/contact?estate=214',
    revealHref: '/nl/aanbod/214?contact=1#contact',
    dataHref: '/nl/ajax/estate/214?contact=1',
    person: null,
    agency: { name: 'Huis & Haard', phone: { text: '016 29 44 10', href: 'tel:+3216294410' } },
  },
  jsonLd: { '@context': 'https://schema.org', '@type': 'Residence', name: 'Herenhuis' },
  ...changes,
});
