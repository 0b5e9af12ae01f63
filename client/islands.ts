import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from './island-props.ts';

type Registry = { readonly [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

/** Where the code of each island lies; nothing of it is loaded before the island wakes. */
export const islands: Registry = {
  heart: () => import('./favorites/heart.island.tsx').then((module) => module.Heart),
  'favorites-count': () =>
    import('./favorites/favorites-count.island.tsx').then((module) => module.FavoritesCount),
  'favorites-page': () =>
    import('./favorites/favorites-page.island.tsx').then((module) => module.FavoritesPage),
  'load-more': () => import('./search/load-more.island.tsx').then((module) => module.LoadMore),
  gallery: () => import('./gallery/gallery.island.tsx').then((module) => module.GalleryIsland),
  'contact-reveal': () =>
    import('./contact/contact-reveal.island.tsx').then((module) => module.ContactReveal),
  icon: () => import('./icon/LoadedIcon.tsx').then((module) => module.LoadedIcon),
  map: () => import('./map/map.island.tsx').then((module) => module.MapIsland),
  'result-map': () => import('./map/result-map.island.tsx').then((module) => module.ResultMapIsland),
  media: () => import('./media/media.island.tsx').then((module) => module.MediaIsland),
  recent: () => import('./recent/recent.island.tsx').then((module) => module.Recent),
  share: () => import('./share/share.island.tsx').then((module) => module.ShareIsland),
  similar: () => import('./similar/similar.island.tsx').then((module) => module.Similar),
};

/** Tells whether a name found in a page is one of our islands. */
export const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name);

/** Wakes the islands and enhancements of a part that has come into the page, and ends those of one that left. */
export interface Parts {
  readonly start: (root: ParentNode) => void;
  readonly stop: (root: ParentNode) => void;
}

/** Plain DOM code for an element; the signal tells that the element has left the page. */
type Enhance = (element: HTMLElement, signal: AbortSignal, parts: Parts) => void;

/** Forms and menus that get better by plain DOM code, without React. */
export const enhancements: Readonly<Record<string, () => Promise<Enhance>>> = {
  'add-shared': () => import('./favorites/add-shared.ts').then((module) => module.enhanceAddShared),
  agenda: () => import('./agenda/agenda.ts').then((module) => module.enhanceAgenda),
  'filter-form': () => import('./search/filter-form.ts').then((module) => module.enhanceFilterForm),
  form: () => import('./forms/enhance-form.ts').then((module) => module.enhanceForm),
  'map-view': () => import('./map/map-view.ts').then((module) => module.enhanceMapView),
  offer: () => import('./search/offer.ts').then((module) => module.enhanceOffer),
  place: () => import('./place/place.ts').then((module) => module.enhancePlace),
  remember: () => import('./recent/remember.ts').then((module) => module.enhanceRemember),
  'section-menu': () => import('./section-menu/section-menu.ts').then((module) => module.enhanceSectionMenu),
  stay: () => import('./stays/stay.ts').then((module) => module.enhanceStay),
  units: () => import('./units/units.ts').then((module) => module.enhanceUnits),
  vouched: () => import('./forms/turnstile.ts').then((module) => module.enhanceVouched),
};
