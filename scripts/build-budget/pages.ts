import type { ScreenPart } from '#domain/theme/compositions.ts';
import type { Sheet } from '#domain/views/sheets.ts';

/** The script that every page names in its head. */
export const ENTRY = 'entry.tsx';

const SEARCH = [ENTRY, 'offer/offer.ts', 'place/place.ts'];
const FORM = [ENTRY, 'forms/enhance-form.ts'];

/**
 * Sources that each screen loads before a touch: its enhancements, including those that start when seen, and
 * their code for everything a device may remember, such as a restored list.
 */
export const BEFORE_TOUCH = {
  home: [ENTRY, 'offer/filter-form.ts', 'place/place.ts', 'recent/last-search.ts', 'recent/recent.ts'],
  offer: SEARCH,
  'all filters': [ENTRY, 'offer/all-filters.ts', 'place/place.ts'],
  map: [...SEARCH, 'offer/result-map/map-view.ts'],
  estate: [
    ENTRY,
    'appointment/agenda.ts',
    'estate/action-bar.ts',
    'estate/section-menu.ts',
    'estate/share.ts',
    'estate/similar.ts',
    'estate/units.ts',
    'icon/load-icon.ts',
    'recent/remember.ts',
  ],
  rentals: [ENTRY, 'offer/offer.ts'],
  rental: [ENTRY, 'estate/action-bar.ts', 'forms/live.ts'],
  reserve: [...FORM, 'forms/turnstile.ts'],
  booking: [ENTRY, 'appointment/agenda.ts'],
  contact: FORM,
  alerts: [...FORM, 'place/place.ts'],
  favorites: [ENTRY],
  'shared list': [ENTRY, 'favorites/add-shared.ts'],
  compare: [ENTRY],
  costs: [ENTRY, 'forms/live.ts', 'estate/share.ts'],
  content: [ENTRY, 'place/place.ts'],
  valuation: [...FORM, 'place/place.ts', 'forms/turnstile.ts'],
  "the agency's own page": [ENTRY, 'staff/staff.ts'],
  "a home on the agency's own page": [ENTRY, 'staff/home/home.ts'],
  "the pictures of a home on the agency's own page": [ENTRY, 'staff/pictures/pictures.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const REACT = ['react', 'islands/hydrate.tsx'];
const HEART = 'favorites/heart.island.tsx';

/**
 * Sources that a screen also loads by itself when the device remembers something that only React can show.
 */
export const REMEMBERED: Partial<Readonly<Record<keyof typeof BEFORE_TOUCH, readonly string[]>>> = {
  favorites: [...REACT, 'favorites/favorites-page.island.tsx'],
};

/** Sources loaded at the first touch of the main islands of a screen. */
export const TOUCHED: Partial<Readonly<Record<keyof typeof BEFORE_TOUCH, readonly string[]>>> = {
  home: [...REACT, HEART],
  offer: [...REACT, HEART, 'offer/list/load-more.island.tsx'],
  map: [...REACT, HEART, 'offer/list/load-more.island.tsx'],
  estate: [...REACT, HEART, 'gallery/gallery.island.tsx', 'estate/contact-reveal.island.tsx'],
  'shared list': [...REACT, HEART],
  compare: [...REACT, HEART],
};

/** Style sheets of a page beside the common one: `client/styles/screens/`. */
export const SHEETS_BY_PAGE = {
  home: ['search', 'content'],
  offer: ['search', 'offer'],
  favorites: ['favorites'],
  'what is not there': ['search', 'problem'],
  compare: ['compare'],
  contact: ['contact'],
  person: ['person'],
  costs: ['costs'],
  estate: ['estate'],
  project: ['estate', 'project'],
  booking: ['agenda'],
  valuation: ['valuation'],
  "the seller's page": ['content', 'sell'],
  "a home's page for its seller": ['seller'],
  'a list for two': ['duo'],
  answer: ['answer', 'agenda'],
  "the agency's own page": ['staff'],
  "a home on the agency's own page": ['staff', 'home-form'],
  "an agency's homes": ['staff', 'homes'],
  "an agency's people": ['staff', 'people'],
  "an agency's settings": ['staff', 'own-site'],
  "an agency's news": ['staff', 'staff-news'],
  "an agency's figures": ['staff', 'figures'],
  "cards for an agency's window": ['staff', 'window-cards'],
  rental: ['stay'],
  'estate with streets': ['estate', 'place'],
  'project with streets': ['estate', 'project', 'place'],
  'rental with streets': ['stay', 'place'],
} as const satisfies Readonly<Record<string, readonly Sheet[]>>;

/** Parts of a page whose compositions a site chooses, beside the parts of every page. */
export const PARTS_BY_PAGE: Partial<Readonly<Record<keyof typeof SHEETS_BY_PAGE, readonly ScreenPart[]>>> = {
  home: ['rhythm', 'hero'],
  offer: ['find', 'list'],
  "the seller's page": ['rhythm', 'page', 'sell'],
  contact: ['rhythm', 'page'],
  person: ['rhythm', 'page'],
  favorites: ['page', 'find'],
  compare: ['page', 'find'],
  costs: ['page'],
  estate: ['estate'],
  project: ['estate'],
  booking: ['page'],
  valuation: ['page'],
  rental: ['estate'],
  'what is not there': ['rhythm', 'page'],
  'estate with streets': ['estate'],
  'project with streets': ['estate'],
  'rental with streets': ['estate'],
};

/** Sources that load on demand only: none may be loaded by a screen before a touch. */
export const ON_DEMAND = [
  'react',
  'islands/hydrate.tsx',
  'estate/contact-reveal.island.tsx',
  'estate/media.island.tsx',
  'favorites/favorites-page.island.tsx',
  'favorites/heart.island.tsx',
  'forms/check-form.ts',
  'forms/open-form.ts',
  'gallery/gallery.island.tsx',
  'gallery/viewer.ts',
  'map/LiveMap.tsx',
  'map/map.island.tsx',
  'offer/list/load-more.island.tsx',
  'offer/result-map/result-map.island.tsx',
  'place/suggestions.ts',
  'recent/note-search.ts',
];
