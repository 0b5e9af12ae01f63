import { isNoPrice, readPrice } from '../filter/price.ts';
import type { FieldErrors } from './codes.ts';
import { type Typed, textOf } from './read-form.ts';

/**
 * Prices that the search would silently drop (domain/filter): an alert reports them as errors, since its
 * results are not visible at once.
 */
export function priceErrors(typed: Typed): FieldErrors {
  const texts = [textOf(typed, 'price-min'), textOf(typed, 'price-max')];
  const [min = null, max = null] = texts.map((text) => (text === undefined ? null : readPrice(text.trim())));
  const unread = texts.some(
    (text) => text !== undefined && !isNoPrice(text) && readPrice(text.trim()) === null,
  );
  const crossed = min !== null && max !== null && min > max;
  return unread || crossed ? { 'price-max': 'invalid' } : {};
}
