import type { PigeonProps } from 'pigeon-maps';
import { type MouseEvent, memo } from 'react';
import type { MapSize } from '#domain/map/frame.ts';
import { LAND_UNITS, toLand } from '#domain/map/land.ts';
import { placeTowns } from '#domain/map/place-towns.ts';
import { toPlace, toWorld, worldWidth } from '#domain/map/projection.ts';
import { isNear, onSheet, type Sheet, scaleBar } from '#domain/map/sheet.ts';
import type { ClusterView, MarkersView, MarkerView, ResultMapView } from '#domain/views/result-map.ts';
import { ClusterMark } from '../../ui/result-map/ClusterMark.tsx';
import { areaOfCluster, areaOfMarker, obstaclesOf } from '../../ui/result-map/DrawnMap.tsx';
import { EstateMark } from '../../ui/result-map/EstateMark.tsx';
import { LandShapes } from '../../ui/result-map/LandShapes.tsx';
import { PaperSquares } from '../../ui/result-map/PaperSquares.tsx';
import { ScaleBar } from '../../ui/result-map/ScaleBar.tsx';
import { TownNames } from '../../ui/result-map/TownNames.tsx';
import { ZonePath } from '../../ui/result-map/ZonePath.tsx';

/** Centre of the cards on the map and their size, pixels. */
export interface CardBox extends MapSize {
  readonly x: number;
  readonly y: number;
}

interface Props extends PigeonProps {
  readonly markers: MarkersView;
  readonly towns: ResultMapView['towns'];
  readonly vagueName: string;
  /** The area that is searched; null without one, and while one is drawn. */
  readonly area: ResultMapView['area'];
  /** Whether our drawing is the base; else tiles lie beneath. */
  readonly drawn: boolean;
  /** The cards over the map, which marks and names leave free; null where there are none. */
  readonly card: CardBox | null;
  readonly onEstate: (event: MouseEvent, marker: MarkerView) => void;
  readonly onCluster: (event: MouseEvent, cluster: ClusterView) => void;
}

/** Distance outside the edge within which marks are still drawn, pixels. */
const MARGIN = 80;
/** Position of the scale bar, pixels from the edges. */
const BAR = 18;

const Land = memo(LandShapes);

/** The visible part of the map, from the map's own state; `left` and `top` are the position of its centre. */
const sheetOf = ({ mapState, left, top }: PigeonProps): Sheet | null => {
  if (!mapState || mapState.width < 0 || left === undefined || top === undefined) return null;
  const { zoom, center, width, height } = mapState;
  const scale = worldWidth(zoom);
  const middle = toWorld({ lat: center[0], lon: center[1] });
  return { width, height, scale, corner: { x: middle.x - left / scale, y: middle.y - top / scale } };
};

/** Whether a point lies in a box with a margin. */
const isIn = (box: CardBox, x: number, y: number, across: number, down: number): boolean =>
  Math.abs(x - box.x) < box.width / 2 + across && Math.abs(y - box.y) < box.height / 2 + down;

/** All layers of the live map: our own base, towns, marks and scale. */
export const LiveSheet = (props: Props) => {
  const { markers, towns, vagueName, area, drawn, card, onEstate, onCluster, mapState } = props;
  const sheet = sheetOf(props);
  if (sheet === null || !mapState) return null;
  const { width, height } = sheet;
  const whole = { x: width / 2, y: height / 2, width, height };
  /** Whether a mark is in view, and not cut by the cards. */
  const isShown = (mark: ReturnType<typeof areaOfCluster | typeof areaOfMarker>): boolean => {
    const { x, y } = onSheet(sheet, mark);
    return (
      isIn(whole, x, y, MARGIN, MARGIN) &&
      !(card && isIn(card, x, y - mark.lift, mark.width / 2, mark.height / 2))
    );
  };
  const visible = {
    markers: markers.markers.filter((marker) => isShown(areaOfMarker(marker))),
    clusters: markers.clusters.filter((cluster) => isShown(areaOfCluster(cluster))),
  };
  const obstacles = obstaclesOf(visible);
  if (card !== null) {
    const { x, y } = sheet.corner;
    const centre = toPlace({ x: x + card.x / sheet.scale, y: y + card.y / sheet.scale });
    obstacles.push({ ...card, ...centre, beside: [] });
  }
  const corner = toLand(sheet.corner);
  const unit = sheet.scale / LAND_UNITS;
  const bar = scaleBar(sheet);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its marks have names; the section around it names the map
    <svg className="result-map__drawn" width={sheet.width} height={sheet.height}>
      {drawn ? (
        <>
          <rect className="result-map__abroad" width="100%" height="100%" />
          <g
            className={isNear(sheet) ? 'result-map__land result-map__land--near' : 'result-map__land'}
            transform={`translate(${-corner.x * unit} ${-corner.y * unit}) scale(${unit})`}
          >
            <Land towns={towns} />
          </g>
          <PaperSquares sheet={sheet} written={(pixels) => pixels} />
        </>
      ) : null}
      {/* Tiles have names of towns, and none of our marks. */}
      <TownNames
        towns={placeTowns(drawn ? towns : [], sheet, obstacles)}
        at={(town) => onSheet(sheet, town)}
      />
      <ScaleBar from={BAR} to={BAR + bar.pixels} y={sheet.height - BAR} km={bar.km} />
      {area === null ? null : <ZonePath area={area} sheet={sheet} />}
      {/* Two quick presses on a mark are no zoom. */}
      <g className="pigeon-click-block">
        {visible.clusters.map((cluster) => (
          <ClusterMark
            key={`${cluster.lat},${cluster.lon}`}
            cluster={cluster}
            at={onSheet(sheet, cluster)}
            onChoose={onCluster}
          />
        ))}
        {visible.markers.map((marker) => (
          <EstateMark
            key={marker.id}
            marker={marker}
            at={onSheet(sheet, marker)}
            vagueName={vagueName}
            onChoose={onEstate}
          />
        ))}
      </g>
    </svg>
  );
};
