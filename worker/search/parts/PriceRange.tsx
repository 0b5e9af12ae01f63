import { Icon } from '#client/ui/Icon.tsx';
import type { RangeControl } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';

const BAR = { width: 10, gap: 2, height: 64 } as const;
/** Minimum height of a bar, so that a price with few estates is visible. */
const LEAST = 2;

/** Bars with the number of estates per price; bars inside the bounds have the accent colour. */
const PriceBars = ({ bars, label }: { readonly bars: RangeControl['bars']; readonly label: string }) => {
  const width = bars.length * BAR.width;
  return (
    <svg
      className="price-bars"
      viewBox={`0 0 ${width} ${BAR.height + 1}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map((bar, index) => {
        const height = Math.max(LEAST, Math.round(Math.min(1, Math.max(0, bar.height)) * BAR.height));
        const x = index * BAR.width + BAR.gap / 2;
        return (
          <rect
            key={x}
            className={bar.inside ? 'price-bars__inside' : undefined}
            x={x}
            y={BAR.height - height}
            width={BAR.width - BAR.gap}
            height={height}
          />
        );
      })}
      <rect className="price-bars__line" y={BAR.height} width={width} height="1" />
    </svg>
  );
};

const BUDGETS_ID = 'budgets';
const PROBLEM_ID = 'price-problem';

interface BoundProps extends Readonly<RangeControl['min']> {
  readonly label: string;
  /** Id of the list of suggested amounts. */
  readonly list?: string;
}

const Bound = ({ label, name, value, unread, list }: BoundProps) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <span className="field__euro">
      <input
        className="input input--euro"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        defaultValue={value}
        aria-invalid={unread || undefined}
        aria-describedby={PROBLEM_ID}
        list={list}
      />
    </span>
  </label>
);

/** Minimum and maximum price in euros: two plain fields, and what is wrong with them; the bars are only information. */
export const PriceRange = ({
  control: { min, max, problem, bars, barsLabel, budgets },
  t,
}: {
  readonly control: RangeControl;
  readonly t: Translator;
}) => (
  <div className="price-range">
    <div className="field-pair">
      <Bound label={t('offer.minimum')} {...min} />
      <Bound label={t('offer.maximum')} {...max} list={BUDGETS_ID} />
    </div>
    <div id={PROBLEM_ID} data-part="price-problem" aria-live="polite">
      {problem === null ? null : (
        <p className="field__error">
          <Icon name="warning" small />
          {problem}
        </p>
      )}
    </div>
    <div data-part="bars">
      <datalist id={BUDGETS_ID}>
        {budgets.map((euros) => (
          <option key={euros} value={euros} />
        ))}
      </datalist>
      {bars.length > 0 ? <PriceBars bars={bars} label={barsLabel} /> : null}
    </div>
  </div>
);
