import type { AreaFault } from '#domain/filter/drawn-area.ts';
import type { Locale } from '#domain/locale.ts';
import type { ContactPersonView, LiveTilesView, MediaView } from '#domain/views/estate-page.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { ResultMapView } from '#domain/views/result-map.ts';

/**
 * Template of a sentence with a number: `{{n}}` becomes the number, and the plural form follows the language.
 */
export interface CountedText {
  readonly one: string;
  readonly other: string;
}

/**
 * Heart of one estate. Its name, "Bewaar als favoriet: Villa", stays the same when pressed: `aria-pressed`
 * gives the state, and a changing name would say it twice.
 */
export interface HeartProps {
  readonly id: string;
  readonly add: string;
}

interface FavoritesPageTexts {
  /** Accessible name of the list. */
  readonly label: string;
  readonly loading: string;
  /** Summary: "Vier panden, bewaard op dit toestel." */
  readonly summary: CountedText;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly emptyAction: string;
  readonly alertsAction: string;
  readonly failedTitle: string;
  /** Says that the list itself is not lost. */
  readonly failedText: string;
  readonly retry: string;
  /** Estates that are no longer offered. */
  readonly unknown: CountedText;
  readonly forget: string;
  /** Former price, template with `{{price}}`: "Eerder € 299.000". */
  readonly before: string;
  /** Label of the box that selects an estate for comparison, and of the button. */
  readonly pick: string;
  readonly compare: string;
  readonly share: string;
  /** Link that makes a list for two. */
  readonly duo: string;
  readonly removed: string;
  readonly undo: string;
  readonly notSaved: string;
}

/** Everything below the heading of the favourites page. */
export interface FavoritesPageProps {
  /** Address of the call that returns cards for ids: `POST /{lang}/ajax/favorites`. */
  readonly dataHref: string;
  readonly offerHref: string;
  readonly compareHref: string;
  /** Address of the page that shows a list by its ids. */
  readonly shareHref: string;
  /** Address of the page that makes a list for two; null where the agency's own service answers. */
  readonly duoHref: string | null;
  /** Address of the subscription to alerts; null where the agency has none. */
  readonly alertsHref: string | null;
  readonly locale: Locale;
  readonly texts: FavoritesPageTexts;
}

interface LoadMoreTexts {
  /** Template with `{{shown}}` and `{{total}}`. */
  readonly seen: string;
  /** Label of the button; `{{n}}` is the number of estates on the next page. */
  readonly more: CountedText;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

/** Foot of a list with further pages. */
export interface LoadMoreProps {
  /** `id` of the list element that the cards are added to. */
  readonly listId: string;
  /** Number of estates up to the end of this page. */
  readonly to: number;
  readonly total: number;
  readonly pageSize: number;
  readonly nextHref: string | null;
  readonly locale: Locale;
  readonly texts: LoadMoreTexts;
}

export interface GalleryTexts {
  /** Photographs and plans, each counted separately: "11 foto’s", "2 plannen"; empty without any. */
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
  /** Shown when the agency names no contact person for this estate. */
  readonly nobody: string;
}

/** Contact details, fetched only on request (spec 1 §6). */
export interface ContactRevealProps {
  readonly revealHref: string;
  readonly dataHref: string;
  readonly person: ContactPersonView | null;
  readonly agency: {
    readonly name: string;
    readonly phone: { readonly text: string; readonly href: string } | null;
  };
  readonly texts: ContactRevealTexts;
  /** Whether another action comes first: the button is a plain one. */
  readonly second?: boolean;
}

interface MapTexts {
  /** Note about the map: the address, or that it is hidden. */
  readonly note: string;
  /** Meaning of the circle on the live map; null where there is a pin. */
  readonly circle: string | null;
  readonly load: string;
  readonly loading: string;
  readonly failed: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

/** Live map over the drawn one, loaded only on request. */
export interface MapProps {
  readonly point: { readonly lat: number; readonly lon: number };
  /** Greatest error of the point, metres; null where it is exact. */
  readonly radius: number | null;
  /** Accessible name of the map. */
  readonly label: string;
  readonly tiles: LiveTilesView;
  readonly texts: MapTexts;
}

/** Words of the drawing of an area. */
export interface DrawTexts {
  /** Name of the button. */
  readonly start: string;
  readonly stop: string;
  /** What a finger or the mouse does. */
  readonly mode: string;
  /** What the keys do. */
  readonly keys: string;
  readonly search: string;
  /** Template with `{{n}}`: "Hoeken: 3". */
  readonly count: string;
  /** Template with `{{n}}` and `{{place}}`: "Hoek 3, bij Knokke". */
  readonly corner: string;
  /** Template with `{{n}}`: "Hoek 3 weghalen". */
  readonly remove: string;
  readonly faults: Readonly<Record<AreaFault, string>>;
}

interface ResultMapTexts {
  readonly draw: DrawTexts;
  readonly near: string;
  readonly nearAsking: string;
  readonly nearDenied: string;
  readonly label: string;
  /** How the keyboard moves the map. */
  readonly hint: string;
  /** Added for an estate whose place is approximate: "ongeveer hier". */
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

/** A video or virtual tour in a frame, loaded only on request. */
export interface MediaProps {
  readonly media: MediaView;
  readonly texts: { readonly load: string; readonly notice: string; readonly open: string };
}

/** Props of each island: the one list of islands, for the server and the browser. */
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

/** When an island wakes: by touch, or by a script that needs it. None wakes by itself. */
export type IslandTiming = 'touch' | 'asked';
