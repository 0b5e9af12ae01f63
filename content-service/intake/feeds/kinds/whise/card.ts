import type { FilterStatus } from '#domain/filter-status.ts';
import { type Ask, RefusedRequest, type VendorCard } from '../../kind.ts';
import { CATEGORIES } from './codes.ts';
import { leadWhise } from './lead.ts';

/** Purposes by which Whise knows what is sought; it has none for a business to take over. */
const PURPOSE_OF: Readonly<Record<FilterStatus, number | null>> = {
  FOR_SALE: 1,
  TO_RENT: 2,
  TAKE_OVER: null,
};

/** Most criteria of a contact: one for each purpose and category. */
const MOST = 14;

/** The parts of a list, or one part that says nothing. */
const orAny = <T>(parts: readonly T[]): readonly (T | null)[] => (parts.length === 0 ? [null] : parts);

/**
 * Search criteria of a contact. That a contact has them is in public clients; their fields are in one weak source alone, and
 * only those are sent that say what it seeks in the numbers of Whise's own lists. Null when nothing would be said.
 */
function criteriaOf({ filter }: VendorCard) {
  const purposes = filter.status.flatMap((status) => PURPOSE_OF[status] ?? []);
  const categories = [...CATEGORIES].flatMap(([id, head]) =>
    filter.type.includes(String(head)) ? [id] : [],
  );
  const price = {
    ...(filter.priceMin === null ? {} : { PriceMin: filter.priceMin }),
    ...(filter.priceMax === null ? {} : { PriceMax: filter.priceMax }),
  };
  const criteria = orAny(purposes).flatMap((purpose) =>
    orAny(categories).map((category) => ({
      ...(purpose === null ? {} : { PurposeId: purpose }),
      ...(category === null ? {} : { CategoryId: category }),
      ...price,
    })),
  );
  return criteria.some((one) => Object.keys(one).length > 0) ? criteria.slice(0, MOST) : null;
}

/**
 * Gives a search to Whise, as criteria of its contact. A contact is known by its address and updated, so that one without a name
 * would lose the name that it has there: without a name the agency is mailed.
 */
export async function cardWhise(ask: Ask, card: VendorCard, begin: () => Promise<void>): Promise<void> {
  const { name, email, locale } = card.visitor;
  if (name === null) throw new RefusedRequest('broken', 'a contact of Whise needs a name');
  const criteria = criteriaOf(card);
  if (criteria === null) throw new RefusedRequest('broken', 'a search that no criteria can say');
  const visitor = { firstname: null, lastname: name, email, phone: null, locale };
  await leadWhise(ask, { visitor, home: null }, begin, { SearchCriteria: criteria });
}
