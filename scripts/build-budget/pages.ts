import type { Sheet } from '../../domain/views/sheets.ts';

/** The script that every page names in its head. */
export const ENTRY = 'entry.tsx';

const HYDRATION = 'islands/hydrate.tsx';
const HEART = 'favorites/heart.island.tsx';
const COUNT = 'favorites/favorites-count.island.tsx';

/** What each page loads by itself, before anyone has touched it: its islands, with what wakes them. */
export const LOADED_BY_PAGE = {
  home: [
    ENTRY,
    HYDRATION,
    HEART,
    COUNT,
    'offer/filter-form.ts',
    'place/place.ts',
    'recent/recent.island.tsx',
  ],
  offer: [
    ENTRY,
    HYDRATION,
    HEART,
    COUNT,
    'offer/list/load-more.island.tsx',
    'offer/offer.ts',
    'place/place.ts',
  ],
  map: [
    ENTRY,
    HYDRATION,
    HEART,
    COUNT,
    'offer/list/load-more.island.tsx',
    'offer/offer.ts',
    'place/place.ts',
    'offer/result-map/map-view.ts',
  ],
  // The gallery, the films, the map and the contact card wake when touched; the drawings of facilities come
  // when they are seen, where an agency has any.
  estate: [
    ENTRY,
    HYDRATION,
    HEART,
    COUNT,
    'estate/share.island.tsx',
    'estate/similar.island.tsx',
    'estate/section-menu.ts',
    'estate/units.ts',
    'recent/remember.ts',
  ],
  rentals: [ENTRY, HYDRATION, COUNT, 'offer/offer.ts'],
  rental: [ENTRY, HYDRATION, COUNT, 'stay/stay.ts'],
  favorites: [ENTRY, HYDRATION, COUNT, 'favorites/favorites-page.island.tsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Stylesheets of a page beside the one of every page: `client/styles/screens/`. */
export const SHEETS_BY_PAGE = {
  home: ['content'],
  offer: ['offer'],
  favorites: ['favorites'],
  compare: ['compare'],
  estate: ['estate', 'agenda'],
  booking: ['agenda'],
  rental: ['stay'],
} as const satisfies Readonly<Record<string, readonly Sheet[]>>;

/** Loaded on demand only: none of them may be among the files that a page loads by itself. */
export const ON_DEMAND = [
  'appointment/agenda.ts',
  'place/suggestions.ts',
  'forms/open-form.ts',
  'forms/enhance-form.ts',
  'forms/check-form.ts',
  'forms/turnstile.ts',
  'gallery/gallery.island.tsx',
  'gallery/viewer.ts',
  'estate/contact-reveal.island.tsx',
  'estate/media.island.tsx',
  'icon/LoadedIcon.tsx',
  'map/map.island.tsx',
  'map/LiveMap.tsx',
  'offer/result-map/result-map.island.tsx',
];
