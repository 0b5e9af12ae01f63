import type { Context } from 'hono';
import { brusselsDay } from '#domain/stays/today.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import { isSlug } from '../platform/content/segments.ts';
import type { AppEnv } from '../platform/env.ts';
import { NotFound } from '../platform/errors/app-error.ts';
import { loadDeferred, valueOr } from '../platform/failure/outage.ts';
import { requireFeature } from '../platform/forms/require-feature.ts';
import { siteContent } from '../platform/page/view-context.ts';

/** Today in Brussels, for visitors anywhere (design, "Time"). */
export const today = (): string => brusselsDay(new Date());

/** Validates the id of a unit in a path. Throws NotFound when it is invalid, or for a site without the feature. */
export function rentalId(c: Context<AppEnv>, id: string | undefined): string {
  requireFeature(c, 'rentals');
  if (id === undefined || !isSlug(id)) throw new NotFound('no rental unit id');
  return id;
}

/** Loads a unit. Throws NotFound or Gone. */
export const loadRental = (c: Context<AppEnv>, id: string): Promise<RentalUnit> =>
  existing(siteContent(c).rentalUnit(id));

/** The unit of a call under way. Throws NotFound or Gone. */
export async function existing(unit: Promise<RentalUnit | null>): Promise<RentalUnit> {
  const found = await unit;
  if (found === null) throw new NotFound('no such rental unit');
  return found;
}

/** Loads a unit for a page that works without it, such as a form shown again; null when it cannot be loaded. */
export const loadRentalIfAny = async (c: Context<AppEnv>, id: string): Promise<RentalUnit | null> =>
  valueOr(await loadDeferred(c, 'rental-unit', () => loadRental(c, id)), null);

/** Free nights and their prices, not cached; null when they cannot be loaded. */
export const loadPeriodsAnew = async (c: Context<AppEnv>, id: string) =>
  valueOr(await loadDeferred(c, 'rental-periods', () => siteContent(c).rentalPeriodsAnew(id)), null);
