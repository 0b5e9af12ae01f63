import type { FilterFormView, OfferView, ResultsView } from '../../../domain/views/offer.ts';
import type { OptionView } from '../../../domain/views/option.ts';
import { SAMPLE_CARDS } from './cards.ts';

const option = (value: string, label: string, count: number | null, checked = false): OptionView => ({
  value,
  label,
  count,
  checked,
});

const BARS = [3, 8, 14, 26, 38, 55, 72, 88, 100, 92, 80, 66, 58, 44, 39, 30, 24, 18, 15, 10, 8, 6, 4, 3];

export const SAMPLE_FORM: FilterFormView = {
  action: '/nl/aanbod',
  status: [option('FOR_SALE', 'Te koop', 38, true), option('TO_RENT', 'Te huur', 12)],
  place: {
    typed: '',
    problem: null,
    suggestHref: '/nl/ajax/search-city',
    radius: [option('', 'Geen', null, true), option('10', '10 km', null)],
    circle: null,
  },
  cities: [
    option('1201', 'Knokke-Heist', 18, true),
    option('1202', 'Blankenberge', 9, true),
    option('1203', 'Sint-Katelijne-Waver', 3),
    ...Array.from({ length: 12 }, (_, index) => option(`13${index}`, `Gemeente ${index + 1}`, index)),
  ],
  types: [option('1', 'Huis', 21, true), option('2', 'Appartement', 12), option('7', 'Project', 5)],
  subTypes: [option('31', 'Villa', 8, true), option('32', 'Rijwoning', 13)],
  countries: [option('BE', 'België', 38)],
  bedrooms: ['1', '2', '3', '4', '5', '6+'].map((count) => option(count, count, null)),
  priceMin: '250000',
  priceMax: '500000',
  priceBars: BARS.map((height, index) => ({ height: height / 100, inside: index > 3 && index < 15 })),
  summary: {
    status: 'Te koop',
    city: 'Knokke-Heist, Blankenberge',
    type: 'Huis',
    price: '€ 250.000 – 500.000',
    bedrooms: null,
    country: null,
  },
  clearHrefs: {
    status: '/nl/aanbod?without=status',
    city: '/nl/aanbod?without=city',
    type: '/nl/aanbod?without=type',
    price: '/nl/aanbod?without=price',
    bedrooms: null,
    country: null,
  },
  hidden: [{ name: 'sortType', value: 'price' }],
  activeCount: 5,
};

export const FOUND: ResultsView = {
  kind: 'found',
  total: 38,
  cards: SAMPLE_CARDS,
  paging: {
    page: 1,
    pages: 3,
    numbers: [1, 2, 3].map((page) => ({ page, href: `/nl/aanbod?page=${page}`, current: page === 1 })),
    previousHref: null,
    nextHref: '/nl/aanbod?page=2',
    nextDataHref: '/nl/ajax/estates?page=2',
    from: 0,
    to: 9,
    pageSize: 9,
  },
  map: null,
};

/** The same homes in two groups, of which one is counted. */
export const GROUPED: ResultsView = {
  ...FOUND,
  cards: SAMPLE_CARDS.map((card, index) => ({
    ...card,
    group:
      index < 4
        ? { key: '3', label: 'Huizen', count: '21 panden' }
        : { key: '', label: 'Projecten', count: null },
  })),
};

export const sampleOffer = (results: ResultsView): OfferView => ({
  heading: results.kind === 'none' ? 'Geen panden gevonden' : '38 panden te koop',
  subheading: 'Knokke-Heist en Blankenberge',
  form: SAMPLE_FORM,
  chips: ['Knokke-Heist', 'Blankenberge', 'Huis', '€ 250.000 – 500.000'].map((label, index) => ({
    label,
    removeHref: `/nl/aanbod?without=${index}`,
  })),
  clearHref: '/nl/aanbod',
  sort: [
    { label: 'Nieuwste eerst', href: '/nl/aanbod', current: true, value: 'date DESC' },
    { label: 'Prijs oplopend', href: '/nl/aanbod?sortType=price', current: false, value: 'price ASC' },
  ],
  views: [
    { value: '', label: 'Raster', href: '/nl/aanbod', current: true },
    { value: 'list', label: 'Lijst', href: '/nl/aanbod?view=list', current: false },
    { value: 'map', label: 'Kaart', href: '/nl/aanbod?view=map', current: false },
  ],
  mode: 'grid',
  groupings: [
    { value: '', label: 'Geen', href: '/nl/aanbod', current: true },
    { value: 'TYPE', label: 'Type', href: '/nl/aanbod?group=TYPE', current: false },
  ],
  alertHref: null,
  status: results.kind === 'failed' ? 'We konden niet zoeken' : '38 panden te koop',
  results,
});

export const NONE: ResultsView = {
  kind: 'none',
  widen: [
    { label: 'Zonder ‘5 slaapkamers of meer’', href: '/nl/aanbod?a=1', count: '4 panden' },
    { label: 'Tot € 250.000', href: '/nl/aanbod?b=1', count: null },
  ],
};

export const BEYOND: ResultsView = { kind: 'beyond', firstHref: '/nl/aanbod', page: 99 };

export const FAILED: ResultsView = { kind: 'failed', retryHref: '/nl/aanbod' };
