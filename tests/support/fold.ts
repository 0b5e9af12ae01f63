import { demoData } from '#demo/index.ts';
import { idsQuery } from '#domain/id-list.ts';
import type { Estate } from '#wire/estate.ts';
import { estatesToView } from './appointments.ts';
import { projectOf } from './estates.ts';
import { AGENCY_IDS, type AgencyId, screenAt } from './sites.ts';

/** Windows in which a first screen is measured, px. */
export const WINDOWS = {
  '1366×657': { width: 1366, height: 657 },
  '1440×900': { width: 1440, height: 900 },
  '390×760': { width: 390, height: 760 },
  '360×640': { width: 360, height: 640 },
  '768×1024': { width: 768, height: 1024 },
} as const;
export const WINDOW_NAMES = Object.keys(WINDOWS) as readonly (keyof typeof WINDOWS)[];

/** Maximum lower edge of a part of the first screen in each window, px; null is not checked. */
type Edge = number | null;
type Edges = readonly [Edge, Edge, Edge, Edge, Edge];

/** A page whose first screen is measured. */
export interface Fold {
  /** Name of the page in the title of its test. */
  readonly name: string;
  readonly agency: AgencyId;
  readonly address: () => string;
  /** Selector of the element from which edges are measured; by default the top of the page. */
  readonly from?: string;
  /** Replaces its one picture by an upright one, which the demo does not have. */
  readonly upright?: true;
  /** Parts by selector, with their lower edges in the order of `WINDOWS`. */
  readonly parts: Readonly<Record<string, Edges>>;
  /** Element above its picture, if any, and the picture's minimum height, px. */
  readonly picture?: { readonly below?: string; readonly height: number };
}

/** Maximum lower edge of the search form on an agency's start page, by composition. */
const SEARCH: Readonly<Record<AgencyId, Edges>> = {
  duinzicht: [589, 847, 610, 581, 880],
  'huis-haard': [657, 900, 424, 418, 490],
  ardenne: [489, 525, 537, 548, 630],
};
/** A menu of long words beside a centred name: it takes one line where it is not behind a button. */
const HEADER = { '.site-header': [66, 84, null, null, null] } as const satisfies Fold['parts'];
/** Where the first price of an agency's offer may end. */
const FIRST_PRICE: Readonly<Record<AgencyId, Edges>> = {
  duinzicht: [593, 704, 644, 656, 610],
  // The view switch has all its edges on a tablet too.
  'huis-haard': [528, 796, 642, 665, 620],
  ardenne: [556, 560, 717, 779, 610],
};

const PRICE = { '.summary .price': [320, 335, 517, 442, 760] } as const satisfies Fold['parts'];
const FACTS = { '.summary .key-facts': [445, 469, 581, 506, 820] } as const satisfies Fold['parts'];
const ENERGY = { '.energy-line': [512, 540, 645, 547, 880] } as const satisfies Fold['parts'];
const ACTION = { '.summary__actions': [577, 729, null, null, null] } as const satisfies Fold['parts'];
/** On narrow screens the bar at the bottom has the action; it ends with the window. */
const BAR = { '.action-bar': [null, null, 760, 640, 1024] } as const satisfies Fold['parts'];
const TITLE = { h1: [300, 300, 470, 400, 700] } as const satisfies Fold['parts'];
const HOME: Fold['parts'] = { ...TITLE, ...PRICE, ...FACTS, ...ACTION, ...BAR };

const FOR_SALE = 1;

/** The page of the first estate for sale of an agency that fits. */
function estateAt(agency: AgencyId, what: string, fits: (estate: Estate) => boolean): () => string {
  return () => {
    const found = demoData().estates.find(
      ({ siteId, estate, withdrawnAt }) =>
        siteId === agency &&
        !withdrawnAt &&
        !estate.guid &&
        estate.general.archived !== true &&
        !estate.general.parentId &&
        Number(estate.general.transaction?.id) === FOR_SALE &&
        (estate.general.price?.value ?? 0) > 0 &&
        fits(estate),
    );
    if (found === undefined) throw new Error(`${agency} has no ${what}`);
    const locale = agency === 'ardenne' ? 'fr' : 'nl';
    return screenAt(agency, 'estate', locale, { id: String(found.estate.general.id) });
  };
}

const pictures = ({ pictures: all }: Estate): number => all?.length ?? 0;
const isHome = ({ general, energy }: Estate): boolean =>
  [1, 3].includes(Number(general.headType?.id)) && (energy?.epcValue ?? 0) > 0;

const ofEstates = (agency: AgencyId): readonly Fold[] => [
  {
    name: 'a home with five pictures and more',
    agency,
    address: estateAt(agency, 'home with five pictures', (one) => isHome(one) && pictures(one) >= 5),
    parts: { ...HOME, ...ENERGY },
  },
  {
    name: 'an estate with one picture',
    agency,
    address: estateAt(agency, 'estate with one picture', (one) => pictures(one) === 1),
    parts: HOME,
  },
  {
    name: 'an estate with a portrait alone',
    agency,
    address: estateAt(agency, 'estate with one picture', (one) => pictures(one) === 1),
    upright: true,
    parts: HOME,
  },
  {
    name: 'an estate without pictures',
    agency,
    address: estateAt(agency, 'estate without pictures', (one) => pictures(one) === 0),
    parts: HOME,
  },
];

const ofSearch = (agency: AgencyId): readonly Fold[] => {
  const locale = agency === 'ardenne' ? 'fr' : 'nl';
  return [
    {
      name: 'the start page',
      agency,
      address: () => screenAt(agency, 'home', locale),
      parts: { '.search-panel [type="submit"]': SEARCH[agency] },
      // High enough to be recognizable, and below the heading when it takes the full width.
      picture: { height: 112, ...(agency === 'duinzicht' ? { below: 'h1' } : {}) },
    },
    {
      name: 'the offer',
      agency,
      address: () => screenAt(agency, 'offer', locale),
      parts: { 'main .price': FIRST_PRICE[agency] },
    },
  ];
};

/** A façade with the panel of the open home, whose price ends below the drawing on phones. */
function ofFacade(agency: AgencyId): Fold {
  const { id, units } = projectOf(agency);
  // Each storey more than the four of the reference lowers the edges by its height.
  const more = (new Set(units.map(({ floor }) => floor)).size - 4) * 64;
  return {
    name: 'a façade with the price of a home',
    agency,
    address: () => screenAt(agency, 'estate', agency === 'ardenne' ? 'fr' : 'nl', { id }),
    from: '#facade',
    parts: { '.home-panel .price': [222, 222, 647 + more, 646 + more, 647 + more] },
  };
}

/** The start page with the longest words in its menu and its search. */
const IN_GERMAN: Fold = {
  name: 'the start page in German',
  agency: 'ardenne',
  address: () => screenAt('ardenne', 'home', 'de'),
  // The title takes two lines, as it does on phones in French.
  parts: { ...HEADER, '.search-panel [type="submit"]': [489, 545, 537, 548, 630] },
};

/** Two homes compared: what is said of both begins on a laptop's first screen. */
const ofComparison = (agency: AgencyId): Fold => ({
  name: 'two homes compared',
  agency,
  address: () =>
    screenAt(agency, 'compare', agency === 'ardenne' ? 'fr' : 'nl') +
    idsQuery(estatesToView(agency).slice(0, 2)),
  // Price, price per m² and status.
  parts: { '.compare tbody tr:nth-child(3)': [657, 900, null, null, null] },
});

/** A collection with the largest title, whose cards stand in a grid. */
const COLLECTION: Fold = {
  name: 'a collection',
  agency: 'huis-haard',
  address: () => screenAt('huis-haard', 'collection', 'nl', { id: 'new-build' }),
  parts: { 'main .price': [657, 900, 760, null, 1024] },
};

/** First screens that are measured, by agency. A screen of its own adds its rows here. */
export const FOLDS: readonly Fold[] = [
  ...AGENCY_IDS.flatMap((agency) => [
    ...ofEstates(agency),
    ...ofSearch(agency),
    ofFacade(agency),
    ofComparison(agency),
  ]),
  COLLECTION,
  IN_GERMAN,
];
