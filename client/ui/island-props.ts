import type { Locale } from '../../domain/locale.ts';
import type { ContactPersonView, LiveTilesView, MediaView } from '../../domain/views/estate-page.ts';
import type { PictureView } from '../../domain/views/picture.ts';
import type { ResultMapView } from '../../domain/views/result-map.ts';

/** Template of a sentence that counts: `{{n}}` becomes the number, the form follows the language. */
export interface CountedText {
  readonly one: string;
  readonly other: string;
}

/**
 * Heart of one estate. Its one name, "Bewaar als favoriet: Villa", stays as it is when pressed: `aria-pressed`
 * says the rest, and a name that changed as well would say it twice.
 */
export interface HeartProps {
  readonly id: string;
  readonly add: string;
}

interface FavoritesPageTexts {
  /** Names the list for those who do not see the heading. */
  readonly label: string;
  readonly loading: string;
  /** "Vier panden, bewaard op dit toestel." */
  readonly summary: CountedText;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly emptyAction: string;
  readonly alertsAction: string;
  readonly failedTitle: string;
  /** Says that the list itself is safe. */
  readonly failedText: string;
  readonly retry: string;
  /** Estates that are no longer offered. */
  readonly unknown: CountedText;
  readonly forget: string;
  /** Template with `{{price}}`: "Eerder € 299.000". */
  readonly before: string;
  /** Beside the box that picks an estate to compare, and on the button. */
  readonly pick: string;
  readonly compare: string;
  readonly share: string;
  readonly removed: string;
  readonly undo: string;
  readonly notSaved: string;
}

/** Everything below the heading of the favourites page. */
export interface FavoritesPageProps {
  /** Address that answers cards for ids: `POST /{lang}/ajax/favorites`. */
  readonly dataHref: string;
  readonly offerHref: string;
  readonly compareHref: string;
  /** The page that shows a list by its ids. */
  readonly shareHref: string;
  /** Subscription to alerts; null where the agency has none. */
  readonly alertsHref: string | null;
  readonly locale: Locale;
  readonly texts: FavoritesPageTexts;
}

interface LoadMoreTexts {
  /** Template with `{{shown}}` and `{{total}}`. */
  readonly seen: string;
  /** Label of the button; `{{n}}` estates come next. */
  readonly more: CountedText;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

/** Bar beneath a list that goes on. */
export interface LoadMoreProps {
  /** `id` of the list element that the cards are added to. */
  readonly listId: string;
  /** Estates up to the end of this page. */
  readonly to: number;
  readonly total: number;
  readonly pageSize: number;
  readonly nextHref: string | null;
  readonly locale: Locale;
  readonly texts: LoadMoreTexts;
}

export interface GalleryTexts {
  /** Photographs and plans, each counted by themselves: "11 foto’s", "2 plannen"; empty without any. */
  readonly label: string;
  readonly plans: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** Template with `{{n}}` and `{{total}}`: "3 van 12". */
  readonly position: string;
}

export interface GalleryProps {
  readonly pictures: readonly PictureView[];
  readonly texts: GalleryTexts;
}

interface ContactRevealTexts {
  readonly reveal: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** The agency answered that nobody in particular looks after this estate. */
  readonly nobody: string;
}

/** Contact details, fetched only when asked for (spec 1 §6). */
export interface ContactRevealProps {
  readonly revealHref: string;
  readonly dataHref: string;
  readonly person: ContactPersonView | null;
  readonly agency: {
    readonly name: string;
    readonly phone: { readonly text: string; readonly href: string } | null;
  };
  readonly texts: ContactRevealTexts;
}

interface MapTexts {
  /** What is to be known of the picture: the address, or that it is not shown. */
  readonly note: string;
  /** What the circle on the live map means; null where a pin stands. */
  readonly circle: string | null;
  readonly load: string;
  readonly loading: string;
  readonly failed: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

/** Live map over the drawn one, loaded only when asked for. */
export interface MapProps {
  readonly point: { readonly lat: number; readonly lon: number };
  /** How far off the point may be, metres; null where it is the estate's own. */
  readonly radius: number | null;
  /** Names the map for those who do not see it. */
  readonly label: string;
  readonly tiles: LiveTilesView;
  readonly texts: MapTexts;
}

interface ResultMapTexts {
  readonly label: string;
  /** How the keyboard moves it. */
  readonly hint: string;
  /** Of an estate that is only near its mark: "ongeveer hier". */
  readonly vagueName: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly searchHere: string;
  readonly tiles: string;
  readonly close: string;
  /** Template with `{{n}}`: "3 panden dicht bij elkaar". */
  readonly here: string;
  readonly cardsFailed: string;
}

/** The map of a search's results. */
export interface ResultMapProps {
  readonly map: ResultMapView;
  readonly texts: ResultMapTexts;
}

/** A film or tour that may stand in a frame, loaded only when asked for. */
export interface MediaProps {
  readonly media: MediaView;
  readonly texts: { readonly load: string; readonly notice: string; readonly open: string };
}

/** Which props each island takes: the one list of islands, for the server and the browser. */
export interface IslandProps {
  readonly heart: HeartProps;
  readonly 'favorites-page': FavoritesPageProps;
  readonly 'load-more': LoadMoreProps;
  readonly gallery: GalleryProps;
  readonly 'contact-reveal': ContactRevealProps;
  readonly map: MapProps;
  readonly 'result-map': ResultMapProps;
  readonly media: MediaProps;
}

export type IslandName = keyof IslandProps;

/** When an island wakes: touched, or asked by a script that has found work for it. None does unasked. */
export type IslandTiming = 'touch' | 'asked';
