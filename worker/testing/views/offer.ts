import { parseFilter } from '#domain/filter/parse.ts';
import type { OfferView, ResultsView } from '#domain/views/offer.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { contextIn, estateWith, generalWith, projectWith, unitWith } from '../contexts.ts';
import { failed, found, offer } from '../offer.ts';

/** An estate for each look of a card. */
const ESTATES: readonly Estate[] = [
  estateWith(),
  generalWith({ id: 2, sticker: { id: 1, name: { nl: 'Nieuw' } } }),
  generalWith({ id: 3, floodingParcelScore: 'D', transaction: { id: 3 } }),
  generalWith({ id: 4, transaction: { id: 5 }, address: { visible: false } }),
  estateWith({ general: { id: 5, transaction: { id: 2 }, price: { value: 950 } }, pictures: [] }),
  generalWith({ id: 6, price: { value: -1 } }),
  projectWith([unitWith(1), unitWith(2)]),
  estateWith({ general: { id: 8, transaction: { id: 8 } }, energy: null }),
];
const FILTERED =
  'status=FOR_SALE&city=1201&type=3&subType=31&price-min=150000&price-max=350000&sortType=price';

/** The offer page as the screen makes it, in each state of its results. */
export const sampleOffer = {
  found: (context: ViewContext = contextIn(), more = ''): OfferView =>
    offer(`${FILTERED}${more}`, { search: { ok: true, value: { total: 38, results: ESTATES } }, context }),
  none: (context: ViewContext = contextIn()): OfferView => {
    const [label, filter] = ['Zonder prijs', { ...parseFilter(new URLSearchParams()) }];
    return offer(FILTERED, { search: found(0), widen: [{ label, filter, total: 4 }], context });
  },
  /** No results of a search without a filter. */
  empty: (): OfferView => offer('', { search: found(0) }),
  beyond: (context: ViewContext = contextIn()): OfferView =>
    offer('page=99', { search: found(38, 0), context }),
  failed: (context: ViewContext = contextIn()): OfferView => offer(FILTERED, { search: failed, context }),
};

/** Cards of these estates. */
export function sampleCards(
  context: ViewContext = contextIn(),
): Extract<ResultsView, { kind: 'found' }>['cards'] {
  const { results } = sampleOffer.found(context);
  if (results.kind !== 'found') throw new Error('nothing found');
  return results.cards;
}
