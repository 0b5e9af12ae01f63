import { Spot } from './Spot.tsx';

interface Props {
  /** Its end points: pixels, or shares of the map's side. */
  readonly from: number | string;
  readonly to: number | string;
  readonly y: number | string;
  readonly km: number;
}

/** A distance as written on the map: "5 km", "500 m". */
const written = (km: number): string => (km < 1 ? `${km * 1000} m` : `${km} km`);

/** An oblique (45°) tick at an end of the line. */
const Tick = ({ x, y }: { readonly x: number | string; readonly y: number | string }) => (
  <Spot at={{ x, y }}>
    <path d="M-5 5L5 -5" />
  </Spot>
);

/** Scale of the map: a measure line with its distance. */
export const ScaleBar = ({ from, to, y, km }: Props) => (
  <svg className="result-map__scale" aria-hidden="true" width="100%" height="100%" overflow="visible">
    <line x1={from} x2={to} y1={y} y2={y} />
    <Tick x={from} y={y} />
    <Tick x={to} y={y} />
    <Spot at={{ x: from, y }}>
      <text x="2" y="-12">
        {written(km)}
      </text>
    </Spot>
  </svg>
);
