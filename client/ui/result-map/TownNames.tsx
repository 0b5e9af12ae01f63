import type { PlacedTown } from '#domain/map/place-towns.ts';
import { type At, Spot } from './Spot.tsx';

interface Props {
  readonly towns: readonly PlacedTown[];
  readonly at: (town: PlacedTown) => At;
  /** Classes of a name that is not shown at every size of the map. */
  readonly classOf?: (town: PlacedTown) => string | undefined;
}

/** A name with its place and position: several marks may have the same name. */
export const nameKey = ({ name, lat, lon, label: { dx, dy, anchor } }: PlacedTown): string =>
  [name, lat, lon, dx, dy, anchor].join();

/** Towns as dots with their names. */
export const TownNames = ({ towns, at, classOf }: Props) => (
  <svg className="result-map__towns" aria-hidden="true" width="100%" height="100%" overflow="visible">
    {towns.map((town) => {
      const { dx, dy, anchor } = town.label;
      return (
        <Spot key={nameKey(town)} at={at(town)} className={classOf?.(town)}>
          {town.dot ? <circle r="3" /> : null}
          <text x={dx} y={dy} textAnchor={anchor}>
            {town.name}
          </text>
        </Spot>
      );
    })}
  </svg>
);
