import type { Context } from 'hono';
import { brusselsDay } from '../../domain/stays/today.ts';
import type { RentalUnit } from '../../wire/rental-unit.ts';
import { isSlug } from '../platform/content/segments.ts';
import type { AppEnv } from '../platform/env.ts';
import { NotFound } from '../platform/errors/app-error.ts';
import { loadDeferred, valueOr } from '../platform/failure/outage.ts';
import { requireFeature } from '../platform/forms/require-feature.ts';
import { siteContent } from '../platform/page/view-context.ts';
import { asksAnew } from '../platform/request/asks-anew.ts';

/** The day in Brussels, wherever a visitor is (design, "Time"). */
export const today = (): string => brusselsDay(new Date());

/** A unit's id as an address may say it. Throws NotFound for what cannot be one, and without the feature. */
export function rentalId(c: Context<AppEnv>, id: string | undefined): string {
  requireFeature(c, 'rentals');
  if (id === undefined || !isSlug(id)) throw new NotFound('no rental unit id');
  return id;
}

/** A unit. Throws NotFound or Gone. */
export async function loadRental(c: Context<AppEnv>, id: string): Promise<RentalUnit> {
  const unit = await siteContent(c).rentalUnit(id);
  if (unit === null) throw new NotFound('no such rental unit');
  return unit;
}

/** The same for a page that stands without it, such as a form that comes back. */
export const loadRentalIfAny = async (c: Context<AppEnv>, id: string): Promise<RentalUnit | null> =>
  valueOr(await loadDeferred(c, 'rental-unit', () => loadRental(c, id)), null);

/** Which nights are free, and at what price, as of now; null when that cannot be had. */
export const loadPeriodsAnew = async (c: Context<AppEnv>, id: string) =>
  valueOr(await loadDeferred(c, 'rental-periods', () => siteContent(c).rentalPeriodsAnew(id)), null);

/** The same as of at most a minute ago, unless the visitor asks for now; null when that cannot be had. */
export const loadPeriods = async (c: Context<AppEnv>, id: string) =>
  asksAnew(c)
    ? loadPeriodsAnew(c, id)
    : valueOr(await loadDeferred(c, 'rental-periods', () => siteContent(c).rentalPeriods(id)), null);
