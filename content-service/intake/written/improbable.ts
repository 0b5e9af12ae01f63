import { recordValue, unitOf } from '#domain/fields/record-paths.ts';
import type { Ask } from '#wire/written-homes.ts';

/** The field of a home's asking price. */
export const PRICE = 'estate.general.price.value';
/** Whether a field is an asking price, of a home or of a unit. */
export const isPrice = (field: string): boolean =>
  field === PRICE || unitOf(field)?.within === 'general.price.value';

/** A new price below this share of the last one, or above its inverse, is asked back: a digit is missing, or one too many. */
const SHARE = 0.2;
/** What was probably meant is at most this much more or less than the last price. */
const NEAR = 1.6;

/** A price that is probably a typing error, measured by the last one; null for a probable one. In euros. */
export function improbablePrice(record: object | null, field: string, price: unknown): Ask | null {
  const last = record === null ? null : recordValue(record, field);
  if (typeof last !== 'number' || typeof price !== 'number' || last <= 0 || price <= 0) return null;
  if (price >= last * SHARE && price <= last / SHARE) return null;
  const meant = [price * 10, price / 10, price * 1000].find(
    (one) => one <= last * NEAR && one >= last / NEAR,
  );
  return { field, value: price, last, likely: meant ?? null };
}
