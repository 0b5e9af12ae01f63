import { LAND, LAND_UNITS, toLand } from '#domain/map/land.ts';
import { toWorld } from '#domain/map/projection.ts';
import type { ResultMapView } from '#domain/views/result-map.ts';

/** Widths of the lines along the shore, pixels: each pair leaves one fine line in the water. */
const WATER_LINES = [
  [44, 42.4],
  [27, 25.5],
  [13, 11.6],
] as const;

/** Id of the sea's shape within the page, which has one map of results. */
const SEA = 'result-map-sea';
/** Radius of a town around its centre, in shares of the world: about 1.4 km here. */
const TOWN = 5.5e-5 * LAND_UNITS;

/** Our own drawing of sea, country, towns and rivers, in the units of the land. */
export const LandShapes = ({ towns }: Pick<ResultMapView, 'towns'>) => (
  <>
    <clipPath id={SEA}>
      <path d={LAND.sea} />
    </clipPath>
    <path className="result-map__country" d={LAND.country} />
    {towns.map((town) => {
      const { x, y } = toLand(toWorld(town));
      return (
        <circle key={town.name} className="result-map__built" cx={x.toFixed(1)} cy={y.toFixed(1)} r={TOWN} />
      );
    })}
    <path className="result-map__sea" d={LAND.sea} />
    <g clipPath={`url(#${SEA})`}>
      {WATER_LINES.map(([outer, inner]) => (
        <g key={outer}>
          <path className="result-map__water-line" d={LAND.sea} strokeWidth={outer} />
          <path className="result-map__water" d={LAND.sea} strokeWidth={inner} />
        </g>
      ))}
    </g>
    <path className="result-map__river" d={LAND.rivers} />
    <path className="result-map__shore" d={LAND.sea} />
    <path className="result-map__border" d={LAND.country} />
  </>
);
