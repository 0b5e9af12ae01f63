import type { FunctionComponent } from 'react';
import type { Enhancements } from './islands/parts.ts';
import type { IslandName, IslandProps } from './ui/island-props.ts';

type Registry = { readonly [Name in IslandName]: () => Promise<FunctionComponent<IslandProps[Name]>> };

/** Where the code of each island lies; nothing of it is loaded before the island wakes. */
export const islands: Registry = {
  heart: () => import('./favorites/heart.island.tsx').then((module) => module.Heart),
  'favorites-count': () =>
    import('./favorites/favorites-count.island.tsx').then((module) => module.FavoritesCount),
  'favorites-page': () =>
    import('./favorites/favorites-page.island.tsx').then((module) => module.FavoritesPage),
  'load-more': () => import('./offer/list/load-more.island.tsx').then((module) => module.LoadMore),
  gallery: () => import('./gallery/gallery.island.tsx').then((module) => module.GalleryIsland),
  'contact-reveal': () => import('./estate/contact-reveal.island.tsx').then((module) => module.ContactReveal),
  icon: () => import('./icon/LoadedIcon.tsx').then((module) => module.LoadedIcon),
  map: () => import('./map/map.island.tsx').then((module) => module.MapIsland),
  'result-map': () =>
    import('./offer/result-map/result-map.island.tsx').then((module) => module.ResultMapIsland),
  media: () => import('./estate/media.island.tsx').then((module) => module.MediaIsland),
  recent: () => import('./recent/recent.island.tsx').then((module) => module.Recent),
  share: () => import('./estate/share.island.tsx').then((module) => module.ShareIsland),
  similar: () => import('./estate/similar.island.tsx').then((module) => module.Similar),
};

/** Forms and menus that get better by plain DOM code, without React. */
export const enhancements: Enhancements = {
  'add-shared': () => import('./favorites/add-shared.ts').then((module) => module.enhanceAddShared),
  agenda: () => import('./appointment/agenda.ts').then((module) => module.enhanceAgenda),
  'filter-form': () => import('./offer/filter-form.ts').then((module) => module.enhanceFilterForm),
  form: () => import('./forms/enhance-form.ts').then((module) => module.enhanceForm),
  'map-view': () => import('./offer/result-map/map-view.ts').then((module) => module.enhanceMapView),
  offer: () => import('./offer/offer.ts').then((module) => module.enhanceOffer),
  place: () => import('./place/place.ts').then((module) => module.enhancePlace),
  remember: () => import('./recent/remember.ts').then((module) => module.enhanceRemember),
  'section-menu': () => import('./estate/section-menu.ts').then((module) => module.enhanceSectionMenu),
  stay: () => import('./stay/stay.ts').then((module) => module.enhanceStay),
  units: () => import('./estate/units.ts').then((module) => module.enhanceUnits),
  vouched: () => import('./forms/turnstile.ts').then((module) => module.enhanceVouched),
};
