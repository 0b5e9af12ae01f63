import type { SellerView } from './seller-view.ts';

const at = (percent: number): string => `${Math.round(percent * 100) / 100}%`;

/** Where a home stands beside those like it: a grey band, a dot within or above it, a ring below it. */
export const StepPlot = ({ marks: { band, dot } }: Pick<SellerView['steps'][number], 'marks'>) => (
  <svg className="seller-plot" height="22" aria-hidden="true">
    <line className="seller-plot__base" x1="0" x2="100%" y1="11.5" y2="11.5" />
    {band === null ? null : (
      <rect className="seller-plot__band" x={at(band.x)} width={at(band.width)} y="6" height="11" />
    )}
    {dot === null ? null : (
      <circle
        className={dot.below ? 'seller-plot__dot seller-plot__dot--below' : 'seller-plot__dot'}
        cx={at(dot.x)}
        cy="11.5"
        r="7.5"
      />
    )}
  </svg>
);

interface BarProps {
  readonly bar: {
    readonly x: number;
    readonly width: number;
    readonly y: number;
    readonly height: number;
    readonly few: boolean;
    readonly value: string | null;
    readonly middle: number;
  };
  readonly kind: string;
}

const Bar = ({ bar, kind }: BarProps) => (
  <>
    <rect
      className={bar.few ? 'seller-plot__few' : `seller-plot__bar seller-plot__bar--${kind}`}
      x={at(bar.x)}
      width={at(bar.width)}
      y={bar.y}
      height={bar.height}
    />
    {bar.value === null ? null : (
      <text x={at(bar.middle)} y={bar.y - 7}>
        {bar.value}
      </text>
    )}
  </>
);

/** Times opened, week by week, beside like homes in the last one, with the numbers of the events that are listed beneath. */
export const WeeksPlot = ({
  weeks: { bars, band, marks, height },
  label,
}: {
  readonly weeks: NonNullable<SellerView['weeks']>;
  readonly label: string;
}) => (
  <svg className="seller-plot" height={height} role="img" aria-label={label}>
    {band === null ? null : (
      <rect
        className="seller-plot__band"
        x={at(band.x)}
        width={at(band.width)}
        y={band.y}
        height={band.height}
      />
    )}
    {bars.map((bar) => (
      <Bar key={bar.middle} bar={bar} kind={bar.now ? 'strong' : 'soft'} />
    ))}
    <line className="seller-plot__axis" x1="0" x2="100%" y1="146.5" y2="146.5" />
    {bars.map(({ middle, week }) =>
      week === null ? null : (
        <text key={middle} className="seller-plot__quiet" x={at(middle)} y="167">
          {week}
        </text>
      ),
    )}
    {marks.map(({ number, x, y }) => (
      <svg key={number} x={at(x)} y={y} overflow="visible" aria-hidden="true">
        <circle className="seller-plot__event" r="11" />
        <text y="5">{number}</text>
      </svg>
    ))}
  </svg>
);

/** The highest budgets of searches, around the price. */
export const BudgetsPlot = ({
  budgets: { bars, priceAt, price },
  label,
}: {
  readonly budgets: NonNullable<SellerView['budgets']>;
  readonly label: string;
}) => (
  <svg className="seller-plot" height="210" role="img" aria-label={label}>
    <text className="seller-plot__end" x={at(priceAt)} y="14">
      {price}
    </text>
    {/* Below the price's own line: the highest bar has its number above it. */}
    <svg y="24" overflow="visible" aria-hidden="true">
      {bars.map((bar) => (
        <Bar key={bar.middle} bar={bar} kind={{ reach: 'strong', near: 'soft', far: 'pale' }[bar.kind]} />
      ))}
      <line className="seller-plot__axis" x1="0" x2="100%" y1="146.5" y2="146.5" />
      <line className="seller-plot__price" x1={at(priceAt)} x2={at(priceAt)} y1="-4" y2="153" />
      {bars.map(({ x, from }) =>
        from === null ? null : (
          <text key={x} className="seller-plot__quiet" x={at(x)} y="170">
            {from}
          </text>
        ),
      )}
    </svg>
  </svg>
);
