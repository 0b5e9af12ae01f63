import type { StatusView } from '../rules/standing.ts';
import type { PriceView } from './estate-card.ts';
import type { LiveTilesView } from './estate-page.ts';

/** Bounds of a map, degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A single estate on the map of results. */
export interface MarkerView {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  /** null when the site hides the status: neither card nor marker is a link. */
  readonly href: string | null;
  /** Short price on the marker: "€ 289.000", "€ 1,2 mln"; the estate's type when it has no price. */
  readonly label: string;
  readonly title: string;
  readonly place: string;
  readonly price: PriceView | null;
  /** The address is hidden: the marker is only nearby. */
  readonly vague: boolean;
  /** No longer available: the label says its status instead of its price. */
  readonly sold: boolean;
  /** The status of its card (decision 105); null for a home that is free, or of unknown status. */
  readonly status: StatusView | null;
}

/** Estates too close together to be shown separately at this scale. */
export interface ClusterView {
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  /** Text of its mark: "Brugge 23", "Brugge e.o. 23" with other towns in it, "23" without room. */
  readonly text: string;
  /** Its names, best first: "Brugge e.o.", "Brugge". One may stand beside it where none had room in the text. */
  readonly beside: readonly string[];
  /** Accessible name: "Brugge e.o. 23 panden (Brugge 20, Oostkamp 3): kom dichterbij". */
  readonly label: string;
  readonly bounds: MapBounds;
  /** Ids of the estates in a small cluster, as in favourites; empty for a large one. */
  readonly ids: readonly string[];
  /** The same search within a circle around them: the marker's link without script. */
  readonly href: string;
}

/** Markers of a map; also the answer of `GET /{lang}/ajax/markers?{filter}&bounds=…`. */
export interface MarkersView {
  readonly markers: readonly MarkerView[];
  readonly clusters: readonly ClusterView[];
}

/** Search results on a map: the same set as in the list beside it (spec 1 §4, "Project and map"). */
export interface ResultMapView extends MarkersView {
  readonly bounds: MapBounds;
  /** Town labels of the drawn base map. */
  readonly towns: readonly { readonly name: string; readonly lat: number; readonly lon: number }[];
  /** "76 van 84 panden staan op de kaart"; null when all do. */
  readonly note: string | null;
  /** Address of the markers within other bounds; `bounds` is added to its query. */
  readonly dataHref: string;
  /** The same search without its place: `geo_range` is added to it for the visible part of the map. */
  readonly areaHref: string;
  /** Whether an area may be drawn: not where the agency's own content service cannot search in one. */
  readonly draws: boolean;
  /** Corners of the drawn area that is searched; null without one. */
  readonly area: readonly (readonly [lat: number, lon: number])[] | null;
  /** Returns the cards of estates by their ids. */
  readonly cardsHref: string;
  /** The deployment's own street tiles, base of the interactive map; null without an archive. */
  readonly streets: LiveTilesView | null;
  /** The agency's tile service, loaded on the visitor's request; null without one. */
  readonly service: LiveTilesView | null;
  /** Text while the map shows another area than the list: "De lijst toont nog de 84 panden van daarnet." */
  readonly listStill: string;
}
