import type { Place } from '#domain/map/projection.ts';
import { moved } from './mercator.ts';

/** Position of a map: its centre and zoom. */
export interface MapPosition {
  readonly centre: Place;
  readonly zoom: number;
}

/** Zoom range of a map. */
export interface Zooms {
  readonly least: number;
  readonly most: number;
}

/** From a whole country to one house: the range of tile services and of our drawn base map. */
export const ZOOMS: Zooms = { least: 6, most: 18 };
/** Distance of one arrow key press, pixels. */
const STEP = 100;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** One whole zoom step in (1) or out (-1), within the zoom range. */
export const zoomed = ({ centre, zoom }: MapPosition, step: number, zooms = ZOOMS): MapPosition => ({
  centre,
  zoom: Math.min(zooms.most, Math.max(zooms.least, Math.round(zoom) + step)),
});

/** Whether a modifier is held: such a key belongs to the browser, not to the map. */
export const hasModifier = (event: {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** New position after a key: arrows move, plus and minus zoom; null for any other key. */
export const keyPosition = (key: string, from: MapPosition, zooms = ZOOMS): MapPosition | null => {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  if (arrow) return { centre: moved(from.centre, from.zoom, ...arrow), zoom: from.zoom };
  const step = Object.hasOwn(ZOOM_KEYS, key) ? ZOOM_KEYS[key] : undefined;
  return step === undefined ? null : zoomed(from, step, zooms);
};
