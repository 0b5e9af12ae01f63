import type { OfferView, ResultsView } from '#domain/views/offer.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { ControlView, PanelView, SearchFormView } from '#domain/views/search-form.ts';
import { choiceControl } from '../../search/controls.ts';
import { SAMPLE_CARDS } from './cards.ts';

const option = (value: string, label: string, count: number | null, checked = false): OptionView => ({
  value,
  label,
  count,
  checked,
});

const BARS = [3, 8, 14, 26, 38, 55, 72, 88, 100, 92, 80, 66, 58, 44, 39, 30, 24, 18, 15, 10, 8, 6, 4, 3];

const panel = (
  name: string,
  label: string,
  value: string | null,
  ...controls: readonly ControlView[]
): PanelView => ({
  name,
  label,
  value,
  clearHref: value === null ? null : `/nl/aanbod?without=${name}`,
  controls,
});

export const SAMPLE_FORM: SearchFormView = {
  action: '/nl/aanbod',
  panels: [
    panel(
      'status',
      'Te koop of te huur',
      'Te koop',
      choiceControl('status', 'pills', [
        option('FOR_SALE', 'Te koop', 38, true),
        option('TO_RENT', 'Te huur', 12),
      ]),
    ),
    panel('city', 'Waar', 'Knokke-Heist, Blankenberge', {
      kind: 'place',
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
    }),
    panel(
      'type',
      'Type',
      'Huis',
      choiceControl('type', 'pills', [
        option('1', 'Huis', 21, true),
        option('2', 'Appartement', 12),
        option('7', 'Project', 5),
      ]),
      choiceControl('subType', 'list', [option('31', 'Villa', 8, true), option('32', 'Rijwoning', 13)], {
        legend: 'Subtype',
        place: 'sub-types',
      }),
    ),
    panel('price', 'Budget', '€ 250.000 – 500.000', {
      kind: 'range',
      problem: null,
      budgets: [200_000, 300_000],
      min: { name: 'price-min', value: '250000', unread: false },
      max: { name: 'price-max', value: '500000', unread: false },
      bars: BARS.map((height, index) => ({ height: height / 100, inside: index > 3 && index < 15 })),
    }),
    panel(
      'bedrooms',
      'Slaapkamers',
      null,
      choiceControl(
        'bedrooms',
        'pills',
        ['1', '2', '3', '4', '5', '6+'].map((count) => option(count, count, null)),
      ),
    ),
  ],
  hidden: [{ name: 'sortType', value: 'price' }],
  allHref: '/nl/aanbod/filters?city=1201&city=1202&type=1&price-min=250000&price-max=500000',
  chosen: { all: 5, beyond: 2 },
  submit: { counted: 'Toon 38 panden', plain: 'Toon de panden' },
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
    from: 0,
    to: 9,
    pageSize: 9,
  },
  map: null,
};

/** The same estates in two groups, of which one is counted. */
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
  form: {
    ...SAMPLE_FORM,
    submit: { ...SAMPLE_FORM.submit, counted: results.kind === 'found' ? 'Toon 38 panden' : null },
  },
  placeProblem: null,
  priceProblem: null,
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
  columns: [],
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
