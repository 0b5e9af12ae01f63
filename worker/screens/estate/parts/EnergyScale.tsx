import type { EnergyScaleView } from '#domain/views/estate-page.ts';
import { EnergyCells } from '#worker/estate/first-screen/EnergyLine.tsx';

/** Upper end of the bar below the letters, in kWh/m²/year (spec 1 §9). */
const BAR_END = '700';
/** Distance from an end (share of the scale) below which the label of the pin would overflow. */
const EDGE = 0.14;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const anchor = (share: number): 'start' | 'middle' | 'end' =>
  share < EDGE ? 'start' : share > 1 - EDGE ? 'end' : 'middle';

/** Distance from an end of the bar (percent) below which the value would cover the end's figure. */
const ROOM = 30;

/**
 * The region's letters with a pin at the exact value, and below them the bar up to 700, where the value is
 * printed, once.
 */
export const EnergyScale = ({ scale }: { readonly scale: EnergyScaleView }) => (
  <div className="energy-scale" role="img" aria-label={scale.text}>
    {scale.pin === null ? null : (
      <svg className="energy-scale__pin" aria-hidden="true" width="100%" height="17">
        <line x1={percent(scale.pin)} x2={percent(scale.pin)} y1="0" y2="14" />
      </svg>
    )}
    <EnergyCells cells={scale.cells} />
    <svg className="energy-scale__limits" aria-hidden="true" width="100%" height="40">
      <line x1="0" x2="100%" y1="8.5" y2="8.5" />
      {scale.limits.map((limit, index) => {
        const x = percent((index + 1) / scale.cells.length);
        return (
          <g key={limit}>
            <svg x={x} y="8.5" overflow="visible" aria-hidden="true">
              <path d="m-4.5 4.5 9-9" />
            </svg>
            <text x={x} y="32" textAnchor="middle">
              {limit}
            </text>
          </g>
        );
      })}
    </svg>
    {scale.barPercent === null ? null : (
      <svg className="energy-scale__bar" aria-hidden="true" width="100%" height="34">
        <rect className="energy-scale__rest" y="5" width="100%" height="1" />
        <rect className="energy-scale__value" y="3" width={`${scale.barPercent}%`} height="5" />
        <line x1={`${scale.barPercent}%`} x2={`${scale.barPercent}%`} y1="0" y2="11" />
        <text x={`${scale.barPercent}%`} y="28" textAnchor={anchor(scale.barPercent / 100)}>
          {scale.pinText}
        </text>
        {scale.barPercent > ROOM ? (
          <text x="0" y="28">
            0
          </text>
        ) : null}
        {scale.barPercent < 100 - ROOM ? (
          <text x="100%" y="28" textAnchor="end">
            {BAR_END}
          </text>
        ) : null}
      </svg>
    )}
  </div>
);
