import type { PriceView } from './estate-card.ts';
import type { LiveTilesView } from './estate-page.ts';

/** A part of the map, degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** One estate on the map of results. */
export interface MarkerView {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  /** null when the status is one the site hides: its card is no link, nor is its mark. */
  readonly href: string | null;
  /** Short price on the mark: "€ 289.000", "€ 1,2 mln"; the estate's kind where no price shows. */
  readonly label: string;
  readonly title: string;
  readonly place: string;
  readonly price: PriceView | null;
  /** The address is hidden: the mark stands somewhere near. */
  readonly vague: boolean;
  readonly sold: boolean;
}

/** Estates too close together to be told apart at this scale. */
export interface ClusterView {
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  /** The town that it is named by. */
  readonly town: string;
  /** "23 panden in de buurt van Brugge: kom dichterbij". */
  readonly label: string;
  readonly bounds: MapBounds;
  /** The estates of a small cluster, as favourites name them; empty where they are too many. */
  readonly ids: readonly string[];
  /** The same search within a circle around them: what the mark does without script. */
  readonly href: string;
}

/** What lies on the map: answer of `GET /{lang}/ajax/markers?{filter}&bounds=…` too. */
export interface MarkersView {
  readonly markers: readonly MarkerView[];
  readonly clusters: readonly ClusterView[];
}

/** The results of a search on a map: the same set as the list beside it (spec 1 §4, "Project and map"). */
export interface ResultMapView extends MarkersView {
  readonly bounds: MapBounds;
  /** Names of towns that the drawn base shows. */
  readonly towns: readonly { readonly name: string; readonly lat: number; readonly lon: number }[];
  /** "76 van 84 panden staan op de kaart"; null when all do. */
  readonly note: string | null;
  /** Address of the markers of another part of the map; `bounds` is added to its query. */
  readonly dataHref: string;
  /** The same search without its place: `geo_range` is added to it for the part of the map that is shown. */
  readonly areaHref: string;
  /** Answers the cards of estates by their ids. */
  readonly cardsHref: string;
  /** Streets of the deployment's own, the base of a map that moves; null without an archive of them. */
  readonly streets: LiveTilesView | null;
  /** The agency's tile service, asked for by the visitor; null without one. */
  readonly service: LiveTilesView | null;
  /** What the list says while another part of the map is looked at: "De lijst toont nog de 84 panden van daarnet." */
  readonly listStill: string;
}
