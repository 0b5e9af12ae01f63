import {
  formatArea,
  formatCo2,
  formatEpc,
  formatEpcPerArea,
  formatEpcPerYear,
  formatLitres,
  formatMetres,
  formatPercent,
} from '../format/measure.ts';
import { formatPrice, formatPricePerArea } from '../format/money.ts';
import { formatTrimmed } from '../format/number.ts';
import { SAME_EVERYWHERE } from '../format/writing.ts';
import { isYear } from '../rules/year.ts';
import type { Field, Format } from './field.ts';
import { numberOf, textOf } from './read.ts';
import type { FieldContext } from './texts.ts';

/** Formats of figures, each with its unit (spec 1 §9, spec 2 §9). */
export type FigureFormat = Extract<
  Format,
  | 'number'
  | 'floor'
  | 'year'
  | 'years'
  | 'degrees'
  | 'area'
  | 'length'
  | 'litres'
  | 'price'
  | 'pricePerArea'
  | 'percent'
  | 'epc'
  | 'epcYear'
  | 'energyUse'
  | 'co2'
>;

type WriteFigure = (value: number, context: FieldContext) => string;

/** A year has four digits, without a thousands separator; other numbers give an empty text. */
const yearText = (value: number): string => (isYear(value) ? String(value) : '');

/** "Ground floor" for 0, else the number: the row's label already says "floor". */
const floorText: WriteFigure = (value, { t }) =>
  value === 0 ? t('value.groundFloor') : formatTrimmed(value, t);

const FIGURES: Readonly<Record<FigureFormat, WriteFigure>> = {
  number: (value, { t }) => formatTrimmed(value, t),
  floor: floorText,
  year: yearText,
  years: (value, { t }) =>
    t(value === 1 ? 'value.years.one' : 'value.years.other', { n: formatTrimmed(value, t) }),
  degrees: (value, { t }) => `${formatTrimmed(value, t)}°`,
  area: (value, { t }) => formatArea(value, t),
  length: (value, { t }) => formatMetres(value, t),
  litres: (value, { t }) => formatLitres(value, t),
  price: (value, { t }) => formatPrice(value, t),
  pricePerArea: (value, { t }) => formatPricePerArea(value, t),
  percent: (value, { t }) => formatPercent(value, t),
  epc: (value, { t }) => formatEpcPerArea(value, t),
  epcYear: (value, { t }) => formatEpcPerYear(value, t),
  energyUse: (value, { t }) => formatEpc(value, t),
  co2: (value, { t }) => formatCo2(value, t),
};

/** Figures that may be negative, such as a floor below ground. */
const SIGNED: readonly Format[] = ['floor'];

/**
 * Whether a figure is shown: zero (or a number that rounds to zero) and -1 only if the field allows them
 * (spec 1 §5), other negative numbers only where -1 is a value or floors are counted.
 */
function figureShows(value: number, { zero, minusOne, format }: Field): boolean {
  if (formatTrimmed(value, SAME_EVERYWHERE) === '0') return zero === 'shown';
  if (value === -1) return minusOne === 'shown';
  return value > 0 || minusOne === 'shown' || SIGNED.includes(format);
}

/** Formats whose field may hold text instead of a figure. */
const OR_WORDS: readonly Format[] = ['number', 'degrees', 'years', 'floor'];

/** A figure as text; empty when there is none to show. */
export function figureText(
  value: unknown,
  field: Field,
  format: FigureFormat,
  context: FieldContext,
): string {
  const figure = numberOf(value);
  if (figure !== null) return figureShows(figure, field) ? FIGURES[format](figure, context) : '';
  return OR_WORDS.includes(format) ? (textOf(value) ?? '') : '';
}
