import type { PigeonProps } from 'pigeon-maps';
import { metresPerPixel } from './mercator.ts';

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
