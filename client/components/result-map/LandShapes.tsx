import { LAND } from '../../../domain/map/land.ts';

/** Widths of the lines along the shore, pixels: each pair leaves one fine line in the water. */
const WATER_LINES = [
  [34, 32.4],
  [20, 18.6],
  [9, 7.8],
] as const;

/** Names the sea's shape within the page; there is one map of results on it. */
const SEA = 'result-map-sea';

/** Sea, country and rivers, drawn by ourselves in the units of the land. */
export const LandShapes = () => (
  <>
    <clipPath id={SEA}>
      <path d={LAND.sea} />
    </clipPath>
    <path className="result-map__sea" d={LAND.sea} />
    <g clipPath={`url(#${SEA})`}>
      {WATER_LINES.map(([outer, inner]) => (
        <g key={outer}>
          <path className="result-map__water-line" d={LAND.sea} strokeWidth={outer} />
          <path className="result-map__water" d={LAND.sea} strokeWidth={inner} />
        </g>
      ))}
    </g>
    <path className="result-map__country" d={LAND.country} />
    <path className="result-map__river" d={LAND.rivers} />
    <path className="result-map__shore" d={LAND.sea} />
    <path className="result-map__border" d={LAND.country} />
  </>
);
