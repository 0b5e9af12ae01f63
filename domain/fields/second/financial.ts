import { onlyRealised, unlessCostsHidden, unlessPriceHidden, unlessPriceWithheld } from '../predicates.ts';
import { as, aside, cost, internal, price, pricePart, rows, shownIf, year, yesNo } from '../rows.ts';

/**
 * Prices, costs and taxes in euros (spec 2 §3). The price itself is the page's heading. Charges of the
 * building and figures from the cadastral income do not depend on the price, so they are shown even when it
 * is hidden.
 */
export const FINANCIAL = rows('financial', 'financial', [
  ['price', aside('heading', 'price')],
  ['price_per_square_meter', as('pricePerArea', shownIf(unlessPriceHidden))],
  ['cadastral_income', price],
  ['cadastral_income_index', price],
  ['cadastral_income_index_year', year],
  ['purchase_price', internal],
  ['purchase_year', internal],
  ['rent_per_year', pricePart],
  ['monthly_costs', price],
  ['common_costs', price],
  ['warranty', pricePart],
  ['costs_included', yesNo],
  ['shared_renting', yesNo],
  ['net_revenue', pricePart],
  ['property_tax', price],
  ['property_tax_year', year],
  ['land_price', pricePart],
  ['infrastructure_price', pricePart],
  ['provision', internal],
  ['provision_information', internal],
  ['tax', cost],
  ['registration_percentage', as('percent', shownIf(unlessCostsHidden))],
  ['registration_cost', cost],
  ['vat_regime', yesNo],
  ['land_vat_regime', yesNo],
  ['fixed_connection_costs', cost],
  ['fixed_deed_costs', cost],
  // Controls how other fields are shown; it is not a fact of the estate.
  ['full_costs_visible', aside('switch', 'yesNo')],
  ['construction_cost_6', pricePart],
  ['construction_cost_12', pricePart],
  ['construction_cost_21', pricePart],
]);

/** Costs of the deed, in euros, with their nested groups (spec 2 §3, §9 "all notary_cost amounts"). */
export const NOTARY_COST = rows('notary_cost', 'financial', [
  ['total', cost],
  ['total_including_costs', cost],
  ['notary_fee', cost],
  ['fixed_fee', cost],
  ['registration_fee.price', cost],
  ['registration_fee.construction_tax.taxable_by6', cost],
  ['registration_fee.construction_tax.taxable_by12', cost],
  ['registration_fee.construction_tax.taxable_by21', cost],
  ['registration_fee.construction_tax.total_taxable', cost],
  ['registration_fee.property_registration_fee.plot_price', cost],
  ['registration_fee.property_registration_fee.plot_fee', cost],
]);

/** Realised price of a sold estate: internal unless the site's settings publish it. */
export const SOLD_PRICE = rows('other', 'financial', [
  ['sold_price', as('price', shownIf(onlyRealised, unlessPriceWithheld))],
]);
