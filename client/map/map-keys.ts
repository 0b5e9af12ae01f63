import type { Place } from '../../domain/map/projection.ts';
import { moved } from './mercator.ts';

/** What a map shows: the place in its middle, and how near. */
export interface MapPosition {
  readonly centre: Place;
  readonly zoom: number;
}

/** How far and how near a map goes. */
export interface Zooms {
  readonly least: number;
  readonly most: number;
}

/** From a country to a house: what tile services show, and the base that we draw bears. */
export const ZOOMS: Zooms = { least: 6, most: 18 };
/** How far one press of an arrow key goes, pixels. */
const STEP = 100;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** One whole step nearer (1) or further (-1), within what the map shows. */
export const zoomed = ({ centre, zoom }: MapPosition, step: number, zooms = ZOOMS): MapPosition => ({
  centre,
  zoom: Math.min(zooms.most, Math.max(zooms.least, Math.round(zoom) + step)),
});

/** A key that means something to the browser, and so nothing to a map. */
export const hasModifier = (event: {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Where a key leads from a position: arrows move, plus and minus zoom; null for any other key. */
export const keyPosition = (key: string, from: MapPosition, zooms = ZOOMS): MapPosition | null => {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  if (arrow) return { centre: moved(from.centre, from.zoom, ...arrow), zoom: from.zoom };
  const step = Object.hasOwn(ZOOM_KEYS, key) ? ZOOM_KEYS[key] : undefined;
  return step === undefined ? null : zoomed(from, step, zooms);
};
