import type { TileComponentProps } from 'pigeon-maps';

/** A tile at its position on the map, set by SVG attributes: the site's own pictures fill their box. */
export const MapTile = ({ tile, tileLoaded }: TileComponentProps) => (
  <svg className="map__tile" width="1" height="1" aria-hidden="true" focusable="false">
    <image
      href={tile.url}
      x={tile.left}
      y={tile.top}
      width={tile.width}
      height={tile.height}
      preserveAspectRatio="none"
      onLoad={tileLoaded}
    />
  </svg>
);
