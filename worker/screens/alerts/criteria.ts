import type { Context } from 'hono';
import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { isOfRentals } from '../../../domain/forms/subscription.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { today } from '../../rental/load-rental.ts';
import { type OfferOptions, toOfferOptions } from '../../search/options/offer-options.ts';
import { type RentalOptions, toRentalOptions } from '../../search/options/rental-options.ts';
import { HOME_FIELD } from './subscribe-view.ts';

/** Options of the whole offer, without counts; null when they could not be loaded. */
export const loadChoices = async (c: Context<AppEnv>): Promise<OfferOptions | null> =>
  toOfferOptions(
    valueOr(await loadDeferred(c, 'filter-options', () => siteContent(c).filterOptions()), null),
    null,
  );

/** The same for holiday rentals. */
export const loadRentalChoices = async (c: Context<AppEnv>): Promise<RentalOptions> =>
  toRentalOptions(
    valueOr(await loadDeferred(c, 'rental-options', () => siteContent(c).rentalOptions()), null),
    null,
    today(),
  );

/** Options for the criteria of a filled-in form; none for an alert that follows a single home. */
export async function choicesFor(
  c: Context<AppEnv>,
  typed: Typed,
): Promise<{ readonly options: OfferOptions | null; readonly rentalOptions: RentalOptions | null }> {
  if (isOfRentals(typed)) return { options: null, rentalOptions: await loadRentalChoices(c) };
  const isOfHome = textOf(typed, HOME_FIELD) !== undefined;
  return { options: isOfHome ? null : await loadChoices(c), rentalOptions: null };
}
