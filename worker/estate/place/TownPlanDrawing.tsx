import { PLAN_HEIGHT, PLAN_WIDTH, townPlan } from './drawing/town-plan.ts';

/** Radius of the circle around a hidden address, in the drawing's units. */
const HALO = 205;
const PIN = 'c-26-40-46-66-46-96a46 46 0 0 1 92 0c0 30-20 56-46 96z';

interface Props {
  /** Two estates with the same key get the same drawing. */
  readonly drawnFor: string;
  readonly hidden: boolean;
}

/** A base for the map drawn by ourselves: no street in it is real, and nothing is fetched for it. */
export const TownPlanDrawing = ({ drawnFor, hidden }: Props) => {
  const plan = townPlan(drawnFor, hidden);
  const { x, y } = plan.estate;
  return (
    <svg
      className="map__plan"
      viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`rotate(-7 ${PLAN_WIDTH / 2} ${PLAN_HEIGHT / 2})`}>
        <path className="map__park" d={plan.parks} />
        <path className="map__block" d={plan.blocks} />
        <path className="map__bank" d={plan.river} strokeWidth="78" />
        <path className="map__water" d={plan.river} strokeWidth="46" />
        <path className="map__street" d={plan.streets} strokeWidth="11" />
        <path className="map__street" d={plan.avenues} strokeWidth="21" />
      </g>
      {hidden ? (
        <circle className="map__halo" cx={x} cy={y} r={HALO} />
      ) : (
        <g className="map__pin">
          <path d={`M${x} ${y}${PIN}`} />
          <circle cx={x} cy={y - 96} r="15" />
        </g>
      )}
    </svg>
  );
};
