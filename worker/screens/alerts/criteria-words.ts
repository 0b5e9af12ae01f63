import {
  type Criteria,
  filterOfCriteria,
  filterOfRental,
  type RentalCriteria,
} from '#domain/forms/criteria.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { choiceGroups, choicesInWords } from '../../search/choices.ts';
import { ESTATES } from '../../search/estates.ts';
import type { OfferOptions } from '../../search/options/offer-options.ts';
import type { RentalOptions } from '../../search/options/rental-options.ts';
import { RENTALS } from '../../search/rentals.ts';

/** Options that name the criteria; null when they could not be loaded, or are not needed. */
export interface CriteriaOptions {
  readonly options: OfferOptions | null;
  readonly rentalOptions: RentalOptions | null;
}

/** "Vakantieverhuur, 3 – 10 april 2027, 4 personen". */
function rentalWords(rental: RentalCriteria, options: RentalOptions, context: ViewContext): string {
  const { t } = context;
  const chosen = choiceGroups(RENTALS, { filter: filterOfRental(rental), options, context });
  const words = chosen.flatMap(({ choices }) => choices.map(({ label }) => label));
  const flexible = rental.flexible === true ? [t('alerts.flexible')] : [];
  return [t('stays.name'), ...words, ...flexible].join(', ');
}

/** The criteria of an alert in words, as chips name them; empty without criteria, and for a followed home. */
export function criteriaWords(
  criteria: Criteria,
  { options, rentalOptions }: CriteriaOptions,
  context: ViewContext,
): string {
  if (criteria.rental !== undefined && rentalOptions !== null) {
    return rentalWords(criteria.rental, rentalOptions, context);
  }
  if (criteria.everything === true) return context.t('forms.subscribe.everything');
  const asked = { filter: filterOfCriteria(criteria), options, context, placeProblem: null };
  return choicesInWords(choiceGroups(ESTATES, asked));
}

/** "U zoekt: Te koop, Huis, 3 slaapkamers.": no line begins between a number and its word or sign. */
export const searchSentence = (words: string, { t }: Pick<ViewContext, 't'>): string =>
  t('forms.subscribe.about', { words: words.replaceAll(/(\d) (?=\p{L})|(€) (?=\d)/gu, '$1$2\u00a0') });
