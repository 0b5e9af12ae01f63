import type { UnitGroupView } from '#domain/views/estate-page.ts';

type Unit = UnitGroupView['units'][number];

/** Values by which the list of units is filtered and sorted, as plain numbers for `data-` attributes. */
export interface UnitFigures {
  readonly 'data-state': Unit['status']['state'];
  readonly 'data-bedrooms'?: number | undefined;
  readonly 'data-area'?: number | undefined;
  readonly 'data-price'?: number | undefined;
}

/** First number in a formatted text, "€ 1.291.000,50" or "96,5 m²"; undefined without one. */
export const figureIn = (text: string | undefined): number | undefined => {
  const digits = /\d[\d.]*(?:,\d+)?/.exec(text ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll('.', '').replace(',', '.'));
};

/** Figures of a unit, read from the text of the table. */
export const unitFigures = ({ status, facts, price }: Unit): UnitFigures => ({
  'data-state': status.state,
  'data-bedrooms': figureIn(facts.find(({ kind }) => kind === 'bedrooms')?.text),
  'data-area': figureIn(facts.find(({ kind }) => kind === 'area')?.text),
  'data-price': price?.kind === 'amount' ? figureIn(price.text) : undefined,
});
