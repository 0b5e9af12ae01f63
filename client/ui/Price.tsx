import type { PriceView } from '#domain/views/estate-card.ts';

interface Props {
  readonly price: PriceView;
  /** "€ 2.510 /m²". */
  readonly perArea?: string | null | undefined;
}

/** A price as it is written: "Vanaf € 289.000", "€ 950 / maand", "Prijs op aanvraag". */
export const Price = ({ price, perArea }: Props) => (
  <p className={price.kind === 'on-request' ? 'price price--words' : 'price'}>
    {price.prefix ? <small>{price.prefix.trim()}</small> : null}
    {/* The space has the price's size, so that it is one beside large figures too. */}
    {price.prefix ? ' ' : null}
    {price.text}
    {price.suffix ? <small> {price.suffix.trim()}</small> : null}
    {perArea ? ' ' : null}
    {perArea ? <small className="price__area">{perArea}</small> : null}
    {price.lowered ? (
      <small>
        {' '}
        {price.lowered.words}
        <s>{price.lowered.before}</s>
      </small>
    ) : null}
  </p>
);
