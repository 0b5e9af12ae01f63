import { onlyWhenSold, unlessPriceHidden } from '../predicates.ts';
import { as, aside, internal, price, rows, shownIf, year, yesNo } from '../rows.ts';

/** Prices, costs and taxes in euros (spec 2 §3). The price itself is the page's heading. */
export const FINANCIAL = rows('financial', 'financial', [
  ['price', aside('heading', 'price')],
  ['price_per_square_meter', as('pricePerArea', shownIf(unlessPriceHidden))],
  ['cadastral_income', price],
  ['cadastral_income_index', price],
  ['cadastral_income_index_year', year],
  ['purchase_price', internal],
  ['purchase_year', internal],
  ['rent_per_year', as('price', shownIf(unlessPriceHidden))],
  ['monthly_costs', price],
  ['common_costs', price],
  ['warranty', price],
  ['costs_included', yesNo],
  ['shared_renting', yesNo],
  ['net_revenue', price],
  ['property_tax', price],
  ['property_tax_year', year],
  ['land_price', price],
  ['infrastructure_price', price],
  ['provision', internal],
  ['provision_information', internal],
  ['tax', price],
  ['registration_percentage', as('percent')],
  ['registration_cost', price],
  ['vat_regime', yesNo],
  ['land_vat_regime', yesNo],
  ['fixed_connection_costs', price],
  ['fixed_deed_costs', price],
  // Says how to show other fields, and is no fact of the estate.
  ['full_costs_visible', aside('switch', 'yesNo')],
  ['construction_cost_6', price],
  ['construction_cost_12', price],
  ['construction_cost_21', price],
]);

/** Costs of the deed, in euros, with their nested groups (spec 2 §3, §9 "all notary_cost amounts"). */
export const NOTARY_COST = rows('notary_cost', 'financial', [
  ['total', price],
  ['total_including_costs', as('price', shownIf(unlessPriceHidden))],
  ['notary_fee', price],
  ['fixed_fee', price],
  ['registration_fee.price', price],
  ['registration_fee.construction_tax.taxable_by6', price],
  ['registration_fee.construction_tax.taxable_by12', price],
  ['registration_fee.construction_tax.taxable_by21', price],
  ['registration_fee.construction_tax.total_taxable', price],
  ['registration_fee.property_registration_fee.plot_price', price],
  ['registration_fee.property_registration_fee.plot_fee', price],
]);

/** What a sold estate went for: said only when it is sold. */
export const SOLD_PRICE = rows('other', 'financial', [['sold_price', as('price', shownIf(onlyWhenSold))]]);
