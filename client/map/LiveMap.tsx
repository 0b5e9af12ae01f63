import { Map as PigeonMap, type PigeonProps } from 'pigeon-maps';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { MapProps } from '../ui/island-props.ts';
import { MapTile } from './MapTile.tsx';
import { hasModifier, keyPosition, type MapPosition } from './map-keys.ts';
import { metresPerPixel, zoomToFit } from './mercator.ts';
import { QUIET_MAP } from './quiet-map.ts';
import { tileAddress } from './tile-address.ts';
import { useShade } from './use-shade.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface Props extends PigeonProps {
  /** Greatest error of the point, metres; null where the point is exact. */
  readonly radius: number | null;
}

const PIN = 'c-13-20-23-33-23-48a23 23 0 0 1 46 0c0 15-10 28-23 48z';

/**
 * Mark of the estate on the live map: a pin, or a soft circle around its approximate place. The map sets its
 * position.
 */
export const PropertyMark = ({ anchor, radius, left = 0, top = 0, mapState }: Props) => {
  if (!anchor || !mapState) return null;
  return (
    <svg className="map__mark" aria-hidden="true" focusable="false">
      {radius === null ? (
        <g className="map__pin">
          <path d={`M${left} ${top}${PIN}`} />
          <circle cx={left} cy={top - 48} r="8" />
        </g>
      ) : (
        <circle
          className="map__halo"
          cx={left}
          cy={top}
          r={radius / metresPerPixel(anchor[0], mapState.zoom)}
        />
      )}
    </svg>
  );
};

/** Whether tiles have failed to load and none has loaded yet: then the map is empty. */
const useTilesMissing = (frame: RefObject<HTMLElement | null>): boolean => {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let arrived = false;
    const heard = ({ type }: Event): void => {
      arrived ||= type === 'load';
      setMissing(!arrived);
    };
    const { current } = frame;
    // `load` and `error` of pictures do not bubble; they are caught in the capture phase.
    for (const type of ['load', 'error']) current?.addEventListener(type, heard, { capture: true });
    return () => {
      for (const type of ['load', 'error']) current?.removeEventListener(type, heard, { capture: true });
    };
  }, [frame]);
  return missing;
};

/** Zoom for an estate with a known address. */
const NEAR = 16;
/** Initial size of the circle of a hidden address, pixels, on the smallest phone. */
const CIRCLE = 310;

const atFirst = ({ point, radius, tiles: { zooms } }: MapProps): MapPosition => ({
  centre: point,
  zoom: Math.min(zooms.most, NEAR, radius === null ? NEAR : zoomToFit(radius * 2, CIRCLE, point.lat)),
});

/**
 * Map of tiles: street tiles from the site's own host, or the agency's tile service. One finger and the plain
 * wheel scroll the page; two fingers, the mouse, the arrow keys and plus and minus move the map.
 */
export const LiveMap = (props: MapProps) => {
  const { point, radius, label, texts } = props;
  const { zooms, attribution } = props.tiles;
  const tiles = useShade(props.tiles);
  const [position, setPosition] = useState(() => atFirst(props));
  const frame = useRef<HTMLElement>(null);
  const missing = useTilesMissing(frame);
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  // The pressed button is gone; the focus moves to the map.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = hasModifier(event) ? null : keyPosition(event.key, position, zooms);
    if (to === null) return;
    event.preventDefault();
    setPosition(to);
  };
  return (
    <section
      ref={frame}
      className="map__live"
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its arrow keys move the map
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <ZoomButtons position={position} zooms={zooms} texts={texts} onZoom={setPosition} />
      <PigeonMap
        center={[position.centre.lat, position.centre.lon]}
        zoom={position.zoom}
        minZoom={zooms.least}
        maxZoom={zooms.most}
        provider={(x, y, z) => tileAddress(tiles ?? '', x, y, z)}
        tileComponent={MapTile}
        animate={!still}
        {...QUIET_MAP}
        onBoundsChanged={({ center: [lat, lon], zoom }) => setPosition({ centre: { lat, lon }, zoom })}
      >
        <PropertyMark anchor={[point.lat, point.lon]} radius={radius} />
      </PigeonMap>
      {texts.circle === null ? null : <p className="map__caption">{texts.circle}</p>}
      {missing ? (
        <p className="map__missing" role="status">
          {texts.failed}
        </p>
      ) : null}
      {attribution === null ? null : <p className="map__attribution">{attribution}</p>}
    </section>
  );
};
