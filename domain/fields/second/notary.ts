import { unlessPriceWithheld, unlessRealised } from '../predicates.ts';
import { as, date, dateTime, longText, otherPrice, rows, shownIf, text, yesNo } from '../rows.ts';

/** The 14 fields of an auction or sale by a notary (spec 2 §2). */
export const NOTARY = rows('notary', 'notary', [
  ['setting_price', otherPrice],
  ['location_public_auction', text],
  ['price_reached', as('price', shownIf(unlessPriceWithheld, unlessRealised))],
  ['higher_bid_date', date],
  ['visit_date', dateTime],
  ['assigned_to_barring_higher_bid', yesNo],
  ['sold_by', text],
  ['session_date', dateTime],
  ['interactive_sale_bid_url', as('link')],
  ['interactive_sale_bid_startdate', dateTime],
  ['interactive_sale_bid_enddate', dateTime],
  ['interactive_sale_increment', otherPrice],
  ['interactive_sale_comment_1', longText],
  ['interactive_sale_comment_2', longText],
]);

/** A life annuity: the rent and down payment in euros, ages and term in years. */
export const ANNUITY = rows('notary', 'financial', [
  ['annuity', otherPrice],
  ['annuity_advance_amount', otherPrice],
  ['annuity_holder_1_age', as('years')],
  ['annuity_holder_2_age', as('years')],
  ['max_duration_annuity', as('years')],
]);
