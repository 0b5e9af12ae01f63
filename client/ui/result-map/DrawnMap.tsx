import { DRAWN_LEAST, DRAWN_SIDE } from '#domain/map/frame.ts';
import { LAND_UNITS, toLand } from '#domain/map/land.ts';
import { type Obstacle, placeTowns } from '#domain/map/place-towns.ts';
import { isNear, onSheet, type Sheet, scaleBar, sheetOf } from '#domain/map/sheet.ts';
import type { ClusterView, MarkersView, MarkerView, ResultMapView } from '#domain/views/result-map.ts';
import { ClusterMark } from './ClusterMark.tsx';
import { EstateMark } from './EstateMark.tsx';
import { LandShapes } from './LandShapes.tsx';
import { CLUSTER_ROOM, clusterWidth, ESTATE_ROOM, markWidth } from './mark-shape.ts';
import { PaperSquares } from './PaperSquares.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import type { At } from './Spot.tsx';
import { nameKey, TownNames } from './TownNames.tsx';
import { ZonePath } from './ZonePath.tsx';

/** Sides of the square between which each name has one position, as shares of its own; see result-map.css. */
const SIDES = {
  small: { least: DRAWN_LEAST, most: 360 / DRAWN_SIDE },
  medium: { least: 360 / DRAWN_SIDE, most: 440 / DRAWN_SIDE },
  large: { least: 440 / DRAWN_SIDE, most: 736 / DRAWN_SIDE },
} as const;

interface Props {
  readonly map: ResultMapView;
  readonly vagueName: string;
}

/** The area of a cluster, which names must not cover. */
export const areaOfCluster = (cluster: ClusterView) => ({
  ...cluster,
  ...CLUSTER_ROOM,
  width: clusterWidth(cluster) + 4,
});
/** The area of an estate's mark. */
export const areaOfMarker = (marker: MarkerView) => ({
  ...marker,
  ...ESTATE_ROOM,
  width: markWidth(marker),
});
/** Areas of all marks; the largest clusters are named first. */
export const obstaclesOf = ({ markers, clusters }: MarkersView): Obstacle[] => [
  ...clusters.toSorted((one, other) => other.count - one.count).map(areaOfCluster),
  ...markers.map(areaOfMarker),
];

const percent = (part: number, of: number): string => `${Number(((100 * part) / of).toFixed(3))}%`;

const shareOf = (sheet: Sheet, place: { readonly lat: number; readonly lon: number }): At => {
  const { x, y } = onSheet(sheet, place);
  return { x: percent(x, sheet.width), y: percent(y, sheet.height) };
};

/** The part of the land that a sheet shows, as an SVG viewBox in the units of the land. */
const viewBoxOf = ({ corner, scale, width, height }: Sheet): string => {
  const { x, y } = toLand(corner);
  return [x, y, (width / scale) * LAND_UNITS, (height / scale) * LAND_UNITS]
    .map((part) => part.toFixed(2))
    .join(' ');
};

/**
 * The map as the server draws it: a square of any size, because positions are shares of its side while marks
 * and names keep their size. Complete without script: every mark is a link.
 */
export const DrawnMap = ({ map, vagueName }: Props) => {
  const sheet = sheetOf(map.bounds, { width: DRAWN_SIDE, height: DRAWN_SIDE });
  const obstacles = obstaclesOf(map);
  // A name may stand elsewhere in a small square than in a large one, or in one of them only.
  const sizes = Object.entries(SIDES).map(([size, shown]) => ({
    size,
    towns: new Map(placeTowns(map.towns, sheet, obstacles, shown).map((town) => [nameKey(town), town])),
  }));
  const bar = scaleBar(sheet);
  const at = (place: { readonly lat: number; readonly lon: number }): At => shareOf(sheet, place);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its marks have names; the section around it names the map
    <svg className="result-map__drawn" width="100%" height="100%" overflow="visible">
      <svg
        className={isNear(sheet) ? 'result-map__land result-map__land--near' : 'result-map__land'}
        aria-hidden="true"
        width="100%"
        height="100%"
        overflow="visible"
        viewBox={viewBoxOf(sheet)}
      >
        <LandShapes towns={map.towns} />
      </svg>
      <PaperSquares sheet={sheet} written={(pixels) => percent(pixels, DRAWN_SIDE)} beyond={1} />
      <TownNames
        towns={[...new Map(sizes.flatMap(({ towns }) => [...towns])).values()]}
        at={at}
        classOf={(town) =>
          sizes
            .flatMap(({ size, towns }) => (towns.has(nameKey(town)) ? [] : `result-map__not-${size}`))
            .join(' ') || undefined
        }
      />
      <ScaleBar from="3%" to={percent(0.03 * DRAWN_SIDE + bar.pixels, DRAWN_SIDE)} y="97%" km={bar.km} />
      {map.area === null ? null : (
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${DRAWN_SIDE} ${DRAWN_SIDE}`}
          overflow="visible"
        >
          <ZonePath area={map.area} sheet={sheet} />
        </svg>
      )}
      {map.clusters.map((cluster) => (
        <ClusterMark key={`${cluster.lat},${cluster.lon}`} cluster={cluster} at={at(cluster)} />
      ))}
      {map.markers.map((marker) => (
        <EstateMark key={marker.id} marker={marker} at={at(marker)} vagueName={vagueName} />
      ))}
    </svg>
  );
};
