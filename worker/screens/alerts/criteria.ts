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

/** What one may choose from: the whole offer's options, uncounted; null where they cannot be had. */
export const loadChoices = async (c: Context<AppEnv>): Promise<OfferOptions | null> =>
  toOfferOptions(
    valueOr(await loadDeferred(c, 'filter-options', () => siteContent(c).filterOptions()), null),
    null,
  );

/** The same of holiday rentals. */
export const loadRentalChoices = async (c: Context<AppEnv>): Promise<RentalOptions> =>
  toRentalOptions(
    valueOr(await loadDeferred(c, 'rental-options', () => siteContent(c).rentalOptions()), null),
    null,
    today(),
  );

/** What there is to choose from in a form that was filled in so; nothing for a home that is followed. */
export async function choicesFor(
  c: Context<AppEnv>,
  typed: Typed,
): Promise<{ readonly options: OfferOptions | null; readonly rentalOptions: RentalOptions | null }> {
  if (isOfRentals(typed)) return { options: null, rentalOptions: await loadRentalChoices(c) };
  const isOfHome = textOf(typed, HOME_FIELD) !== undefined;
  return { options: isOfHome ? null : await loadChoices(c), rentalOptions: null };
}
