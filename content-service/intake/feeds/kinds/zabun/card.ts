import type { FilterStatus } from '#domain/filter-status.ts';
import { HEAD_TYPE_IDS } from '#domain/vocabulary/head-types.ts';
import { type Ask, RefusedRequest, type VendorCard } from '../../kind.ts';
import { zabunOf } from './account.ts';
import { requestOf } from './call.ts';
import { cityIdsOf } from './cities.ts';
import { leadZabun, sendZabun } from './lead.ts';

/** The call that takes a search card: public clients name it, as they do the one for messages. */
const PATH = '/api/v1/contactrequest';

/** Transactions of homes on offer, as the vendor numbers them. */
const TRANSACTION_OF: Readonly<Record<FilterStatus, number>> = { FOR_SALE: 1, TO_RENT: 2, TAKE_OVER: 10 };

const atLeast = (min: number | null, max: number | null = null) =>
  min === null && max === null
    ? null
    : { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };

/** The least number of bedrooms that is sought. */
const bedroomsOf = ({ bedMin, bedrooms }: VendorCard['filter']): number | null =>
  bedMin ?? (bedrooms.length === 0 ? null : Math.min(...bedrooms.map(Number)));

/**
 * What of a search public sources name a place for: price, least bedrooms, transactions, head types and towns. Null when that
 * would be a card for every home, or when towns were named and none of them has a number there: the agency is mailed.
 */
function requestIn({ filter, places }: VendorCard, cities: readonly number[]) {
  if (places.length > 0 && cities.length === 0) return null;
  const parts: readonly (readonly [name: string, value: object | null])[] = [
    ['price', atLeast(filter.priceMin, filter.priceMax)],
    ['bedrooms', atLeast(bedroomsOf(filter))],
    ['transactions', filter.status.map((status) => TRANSACTION_OF[status])],
    ['headtypes', HEAD_TYPE_IDS.filter((id) => filter.type.includes(String(id)))],
    ['cities', cities],
  ];
  const said = parts.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  return said.length === 0 ? null : Object.fromEntries(said);
}

const visitorOf = ({ name, email, locale }: VendorCard['visitor']) => ({
  firstname: null,
  lastname: name,
  email,
  phone: null,
  locale,
});

/**
 * Gives a search to Zabun as a search card of its contact. No public source names a call that changes or ends one: what became
 * of it goes as a message of the contact. Its opt-ins are left out.
 */
export async function cardZabun(ask: Ask, card: VendorCard, begin: () => Promise<void>): Promise<void> {
  if (card.news !== 'asked') {
    await leadZabun(ask, { visitor: visitorOf(card.visitor), home: null, text: card.text }, begin);
    return;
  }
  const zabun = zabunOf(ask);
  const request = requestIn(card, await cityIdsOf(ask, zabun, card.places));
  if (request === null) throw new RefusedRequest('broken', 'a search that no search card can say');
  const { name, email, locale } = card.visitor;
  const contact = { last_name: name ?? email, email, language: locale.toUpperCase() };
  await sendZabun(ask, requestOf(zabun, 'POST', PATH, { contact, request }), begin);
}
