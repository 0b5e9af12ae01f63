import { onlyWhenSold, unlessPriceHidden, unlessPriceWithheld } from '../predicates.ts';
import { as, aside, internal, price, pricePart, rows, shownIf, year, yesNo } from '../rows.ts';

/**
 * Prices, costs and taxes in euros (spec 2 §3). The price itself is the page's heading. Charges of the building and
 * what follows from the cadastral income are no part of the price and follow from nothing in it: they stay.
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
  ['tax', pricePart],
  ['registration_percentage', as('percent')],
  ['registration_cost', pricePart],
  ['vat_regime', yesNo],
  ['land_vat_regime', yesNo],
  ['fixed_connection_costs', pricePart],
  ['fixed_deed_costs', pricePart],
  // Says how to show other fields, and is no fact of the estate.
  ['full_costs_visible', aside('switch', 'yesNo')],
  ['construction_cost_6', pricePart],
  ['construction_cost_12', pricePart],
  ['construction_cost_21', pricePart],
]);

/** Costs of the deed, in euros, with their nested groups (spec 2 §3, §9 "all notary_cost amounts"). */
export const NOTARY_COST = rows('notary_cost', 'financial', [
  ['total', pricePart],
  ['total_including_costs', pricePart],
  ['notary_fee', pricePart],
  ['fixed_fee', pricePart],
  ['registration_fee.price', pricePart],
  ['registration_fee.construction_tax.taxable_by6', pricePart],
  ['registration_fee.construction_tax.taxable_by12', pricePart],
  ['registration_fee.construction_tax.taxable_by21', pricePart],
  ['registration_fee.construction_tax.total_taxable', pricePart],
  ['registration_fee.property_registration_fee.plot_price', pricePart],
  ['registration_fee.property_registration_fee.plot_fee', pricePart],
]);

/** What a sold estate went for: said only when it is sold. */
export const SOLD_PRICE = rows('other', 'financial', [
  ['sold_price', as('price', shownIf(onlyWhenSold, unlessPriceWithheld))],
]);
