import type { PlacedTown } from '../../../domain/map/place-towns.ts';
import { type At, Spot } from './Spot.tsx';

interface Props {
  readonly towns: readonly PlacedTown[];
  readonly at: (town: PlacedTown) => At;
  /** Whether a town's name is hidden in a small map, where it would overlap another. */
  readonly isMinor?: (town: PlacedTown) => boolean;
}

/** Towns as dots with their names. */
export const TownNames = ({ towns, at, isMinor }: Props) => (
  <svg className="result-map__towns" aria-hidden="true" width="100%" height="100%" overflow="visible">
    {towns.map((town) => {
      const { dx, dy, anchor } = town.label;
      return (
        <Spot
          key={`${town.name} ${town.lat}`}
          at={at(town)}
          className={isMinor?.(town) ? 'result-map__minor' : undefined}
        >
          {town.dot ? <circle r="3" /> : null}
          <text x={dx} y={dy} textAnchor={anchor}>
            {town.name}
          </text>
        </Spot>
      );
    })}
  </svg>
);
