import type { FilterFormView } from '../../../domain/views/offer.ts';
import type { Translator } from '../../../locales/translator.ts';

const BAR = { width: 10, gap: 2, height: 64 } as const;
/** A price at which there are few homes still shows. */
const LEAST = 2;

/** Bars of how many homes there are at each price, those within the bounds in the accent colour. */
const PriceBars = ({
  bars,
  label,
}: {
  readonly bars: FilterFormView['priceBars'];
  readonly label: string;
}) => {
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

/** Least and greatest price in euros: two plain fields; the bars only inform. */
export const PriceRange = ({ form, t }: { readonly form: FilterFormView; readonly t: Translator }) => (
  <div className="price-range">
    <div className="field-pair">
      <label className="field">
        <span className="field__label">{t('offer.minimum')}</span>
        <span className="field__euro">
          <input
            className="input input--euro"
            name="price-min"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue={form.priceMin}
          />
        </span>
      </label>
      <label className="field">
        <span className="field__label">{t('offer.maximum')}</span>
        <span className="field__euro">
          <input
            className="input input--euro"
            name="price-max"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue={form.priceMax}
          />
        </span>
      </label>
    </div>
    <div data-part="bars">
      {form.priceBars.length > 0 ? <PriceBars bars={form.priceBars} label={t('offer.priceBars')} /> : null}
    </div>
  </div>
);
