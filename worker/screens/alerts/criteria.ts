import type { Context } from 'hono';
import type { Criteria } from '#domain/forms/criteria.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { isOfRentals } from '#domain/forms/subscription.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { today } from '../../rental/load-rental.ts';
import { type OfferOptions, toOfferOptions } from '../../search/options/offer-options.ts';
import { type RentalOptions, toRentalOptions } from '../../search/options/rental-options.ts';
import { criteriaWords, searchSentence } from './criteria-words.ts';
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

/** A text with the search that it is about in its first sentence; unchanged for a followed home. */
export async function namingSearch(c: Context<AppEnv>, criteria: Criteria, text: string): Promise<string> {
  if (criteria.home !== undefined) return text;
  const context = viewContext(c);
  const ofRentals = criteria.rental !== undefined;
  const named = {
    options: ofRentals ? null : await loadChoices(c),
    rentalOptions: ofRentals ? await loadRentalChoices(c) : null,
  };
  const words = criteriaWords(criteria, named, context);
  return words === '' ? text : `${searchSentence(words, context)} ${text}`;
}

/** Options for the criteria of a filled-in form; none for an alert that follows a single home. */
export async function choicesFor(
  c: Context<AppEnv>,
  typed: Typed,
): Promise<{ readonly options: OfferOptions | null; readonly rentalOptions: RentalOptions | null }> {
  if (isOfRentals(typed)) return { options: null, rentalOptions: await loadRentalChoices(c) };
  const isOfHome = textOf(typed, HOME_FIELD) !== undefined;
  return { options: isOfHome ? null : await loadChoices(c), rentalOptions: null };
}
