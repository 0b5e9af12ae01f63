import type { Context } from 'hono';
import { formatMetres } from '#domain/format/measure.ts';
import type { Writing } from '#domain/format/writing.ts';
import type { Place } from '#domain/map/projection.ts';
import { coarseDistance } from '#domain/rules/coarse-distance.ts';
import type { LiveTilesView, MapSightView, MapView, NearView } from '#domain/views/estate-page.ts';
import type { Sheet } from '#domain/views/sheets.ts';
import {
  currentArchive,
  featuresNear,
  type MapArchive,
  type MapMode,
  type NearFeature,
  pictureHref,
  themeVersion,
  tileTemplate,
  zoomsOf,
} from '../../map/index.ts';
import type { AppEnv } from '../../platform/env.ts';
import { cachedView, type ViewContext } from '../../platform/page/context.ts';

type Scope = MapSightView['scope'];

/** Scope and zoom of each picture: for an exact location, and for a location somewhere in a circle. */
const ZOOMS: Readonly<Record<'exact' | 'around', readonly (readonly [Scope, number])[]>> = {
  exact: [
    ['street', 16],
    ['quarter', 15],
    ['town', 13],
  ],
  around: [
    ['quarter', 14],
    ['town', 12],
  ],
};
/** Size of a picture, and what the smallest box crops at each side, CSS pixels. */
const SHAPES = {
  wide: { width: 860, height: 430, crop: 168 },
  narrow: { width: 528, height: 340, crop: 124 },
  tall: { width: 520, height: 720, crop: 128 },
} as const;
/** Greatest straight-line distance of the places nearby, metres: walking distance. */
const WALK = 1_200;
/** Most rows of the list of places nearby. */
const MOST_NEAR = 6;
/** Distances are rounded to this step, and at least this large; metres. */
const STEP = 10;

/** Stylesheets that a map with streets needs. */
export const sheetsOfMap = (map: MapView | null): readonly Sheet[] =>
  map?.base === 'streets' ? ['place'] : [];

/** Tiles of the archive for the interactive map. */
export const archiveTiles = (archive: MapArchive, { site }: ViewContext): LiveTilesView => ({
  tiles: tileTemplate(archive, themeVersion(site), 'light'),
  dark: tileTemplate(archive, themeVersion(site), 'dark'),
  zooms: zoomsOf(archive),
  attribution: archive.attribution,
});

/** The pictures of a place, from its street to its town; empty when the archive does not cover it. */
function sightsOf(
  archive: MapArchive,
  { point, radius }: MapView,
  numbered: readonly Place[],
  { site }: ViewContext,
): readonly MapSightView[] {
  const version = themeVersion(site);
  const picture = (
    [scope, zoom]: readonly [Scope, number],
    shape: keyof typeof SHAPES,
    mode: MapMode,
  ): string | null =>
    pictureHref(archive, version, mode, {
      ...SHAPES[shape],
      centre: point,
      zoom,
      mark: radius === null ? 'pin' : 'disc',
      // On the map of a town all numbers would overlap at the town's name.
      numbered: scope === 'town' ? [] : numbered,
    });
  return ZOOMS[radius === null ? 'exact' : 'around'].flatMap((sight) => {
    const [wide, narrow, tall] = (['wide', 'narrow', 'tall'] as const).map((shape) => {
      const [light, dark] = [picture(sight, shape, 'light'), picture(sight, shape, 'dark')];
      return light === null || dark === null ? null : { light, dark };
    });
    return wide && narrow && tall ? [{ scope: sight[0], wide, narrow, tall }] : [];
  });
}

/** A rounded distance; for a hidden address as coarse as the distances in its listing (decision 34). */
const distanceWords = (metres: number, coarse: boolean, t: Writing): string =>
  formatMetres(
    coarse ? Number(coarseDistance(Math.max(1, metres))) : Math.max(STEP, Math.round(metres / STEP) * STEP),
    t,
  );

function toNear(features: readonly NearFeature[], near: NearView, { t }: ViewContext): NearView {
  const found = features.map(({ kind, name, metres }, index) => {
    const word = t(`estate.nearKind.${kind}`);
    const label = name === null ? word[0]?.toUpperCase() + word.slice(1) : `${name}, ${word}`;
    return {
      label: near.coarse ? label : `${index + 1}. ${label}`,
      value: distanceWords(metres, near.coarse, t),
    };
  });
  return { ...near, found };
}

/** The nearest of each kind. */
const oneOfEach = (features: readonly NearFeature[]): readonly NearFeature[] =>
  features
    .filter(({ kind }, index) => features.findIndex((other) => other.kind === kind) === index)
    .slice(0, MOST_NEAR);

/**
 * Adds streets and places nearby to a map if the current archive covers its place; otherwise returns it unchanged.
 * For a hidden address `map.point` is the centre of its cell, so pictures, list and distances reveal nothing more.
 */
export async function withStreets(
  c: Context<AppEnv>,
  map: MapView | null,
  context: ViewContext,
): Promise<MapView | null> {
  const archive = map === null ? null : await currentArchive(c);
  if (map === null || archive === null) return map;
  const near = oneOfEach(await featuresNear(c, archive, map.point, WALK));
  const ingredients = [map, JSON.stringify(archive), JSON.stringify(near)];
  return cachedView(context, 'map with streets', ingredients, () => drawnOn(archive, map, near, context));
}

/** Adds streets and places nearby to a map; returns it unchanged when the archive does not cover its place. */
function drawnOn(
  archive: MapArchive,
  map: MapView,
  near: readonly NearFeature[],
  context: ViewContext,
): MapView {
  // A hidden address has coarse distances, so its places get no numbers on the map.
  const numbered = map.near.coarse ? [] : near.map(({ at }) => at);
  const sights = sightsOf(archive, map, numbered, context);
  if (sights.length === 0) return map;
  return {
    ...map,
    sights,
    base: 'streets',
    credit: archive.attribution,
    live: map.live ?? archiveTiles(archive, context),
    near: toNear(near, map.near, context),
  };
}
