import { Map as PigeonMap } from 'pigeon-maps';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { MapProps } from '../ui/island-props.ts';
import { MapTile } from './MapTile.tsx';
import { hasModifier, keyPosition, type MapPosition, ZOOMS } from './map-keys.ts';
import { zoomToFit } from './mercator.ts';
import { PropertyMark } from './PropertyMark.tsx';
import { tileAddress } from './tile-address.ts';
import { useTilesMissing } from './use-tiles-missing.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** How near an estate with a known address is shown. */
const NEAR = 16;
/** Pixels that the circle of a hidden address takes at first, on the smallest telephone. */
const CIRCLE = 310;

const atFirst = ({ point, radius }: MapProps): MapPosition => ({
  centre: point,
  zoom: radius === null ? NEAR : Math.min(NEAR, zoomToFit(radius * 2, CIRCLE, point.lat)),
});

/**
 * Map of tiles from the site's own tile host. One finger and the bare wheel scroll the page on; two
 * fingers, the mouse, the arrow keys and plus and minus move the map.
 */
export const LiveMap = (props: MapProps) => {
  const { point, radius, label, tiles, attribution, texts } = props;
  const [position, setPosition] = useState(() => atFirst(props));
  const frame = useRef<HTMLElement>(null);
  const missing = useTilesMissing(frame);
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  // The button that asked for the map is gone; whoever pressed it goes on from here.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = hasModifier(event) ? null : keyPosition(event.key, position);
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
      <PigeonMap
        center={[position.centre.lat, position.centre.lon]}
        zoom={position.zoom}
        minZoom={ZOOMS.least}
        maxZoom={ZOOMS.most}
        provider={(x, y, z) => tileAddress(tiles, x, y, z)}
        tileComponent={MapTile}
        animate={!still}
        metaWheelZoom
        metaWheelZoomWarning=""
        twoFingerDrag
        twoFingerDragWarning=""
        attribution={false}
        attributionPrefix={false}
        onBoundsChanged={({ center: [lat, lon], zoom }) => setPosition({ centre: { lat, lon }, zoom })}
      >
        <PropertyMark anchor={[point.lat, point.lon]} radius={radius} />
      </PigeonMap>
      {radius === null ? null : <p className="map__caption">{texts.note}</p>}
      {missing ? (
        <p className="map__missing" role="status">
          {texts.failed}
        </p>
      ) : null}
      <ZoomButtons position={position} texts={texts} onZoom={setPosition} />
      {attribution === null ? null : <p className="map__attribution">{attribution}</p>}
    </section>
  );
};
