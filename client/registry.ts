import type { FunctionComponent } from 'react';
import { enhanceFavorites } from './favorites/open-favorites.ts';
import type { Enhancements } from './islands/parts.ts';
import type { IslandName, IslandProps } from './ui/island-props.ts';

type Registry = { readonly [Name in IslandName]: () => Promise<FunctionComponent<IslandProps[Name]>> };

/** Import of each island's code; nothing loads before the island wakes. */
export const islands: Registry = {
  heart: () => import('./favorites/heart.island.tsx').then((module) => module.Heart),
  'favorites-page': () =>
    import('./favorites/favorites-page.island.tsx').then((module) => module.FavoritesPage),
  'load-more': () => import('./offer/list/load-more.island.tsx').then((module) => module.LoadMore),
  gallery: () => import('./gallery/gallery.island.tsx').then((module) => module.GalleryIsland),
  'contact-reveal': () => import('./estate/contact-reveal.island.tsx').then((module) => module.ContactReveal),
  map: () => import('./map/map.island.tsx').then((module) => module.MapIsland),
  'result-map': () =>
    import('./offer/result-map/result-map.island.tsx').then((module) => module.ResultMapIsland),
  media: () => import('./estate/media.island.tsx').then((module) => module.MediaIsland),
};

/** Forms and menus that plain DOM code improves, without React. */
export const enhancements: Enhancements = {
  'action-bar': () => import('./estate/action-bar.ts').then((module) => module.enhanceActionBar),
  'add-shared': () => import('./favorites/add-shared.ts').then((module) => module.enhanceAddShared),
  'all-filters': () => import('./offer/all-filters.ts').then((module) => module.enhanceAllFilters),
  agenda: () => import('./appointment/agenda.ts').then((module) => module.enhanceAgenda),
  // Part of the entry, because nothing of its page is visible before it runs.
  favorites: () => Promise.resolve(enhanceFavorites),
  'filter-form': () => import('./offer/filter-form.ts').then((module) => module.enhanceFilterForm),
  form: () => import('./forms/enhance-form.ts').then((module) => module.enhanceForm),
  icon: () => import('./icon/load-icon.ts').then((module) => module.enhanceIcon),
  kept: () => import('./forms/keep-typed.ts').then((module) => module.keepTyped),
  'last-search': () => import('./recent/last-search.ts').then((module) => module.enhanceLastSearch),
  live: () => import('./forms/live.ts').then((module) => module.enhanceLive),
  'map-view': () => import('./offer/result-map/map-view.ts').then((module) => module.enhanceMapView),
  'offer-favorites': () =>
    import('./favorites/offer-favorites.ts').then((module) => module.enhanceOfferFavorites),
  offer: () => import('./offer/offer.ts').then((module) => module.enhanceOffer),
  place: () => import('./place/place.ts').then((module) => module.enhancePlace),
  recent: () => import('./recent/recent.ts').then((module) => module.enhanceRecent),
  remember: () => import('./recent/remember.ts').then((module) => module.enhanceRemember),
  'section-menu': () => import('./estate/section-menu.ts').then((module) => module.enhanceSectionMenu),
  share: () => import('./estate/share.ts').then((module) => module.enhanceShare),
  similar: () => import('./estate/similar.ts').then((module) => module.enhanceSimilar),
  units: () => import('./estate/units.ts').then((module) => module.enhanceUnits),
  vouched: () => import('./forms/turnstile.ts').then((module) => module.enhanceVouched),
};
