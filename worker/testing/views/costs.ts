/** The page of what a home costs, with a loan of the visitor's. */
import { costsPath } from '../../estate/costs/cost-section.ts';
import { purchaseOf } from '../../estate/costs/purchase.ts';
import { propertyOfEstate } from '../../estate/property/estate-property.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { readAsked } from '../../screens/costs/asked.ts';
import { type CostsView, toCosts } from '../../screens/costs/costs-view.ts';
import { estateWith, siteWith } from '../contexts.ts';

export function sampleCosts(context: ViewContext): CostsView {
  const shows: ViewContext = { ...context, site: siteWith({ settings: { costs: true } }) };
  const property = propertyOfEstate(estateWith(), shows);
  const purchase = purchaseOf(property, shows);
  if (purchase === null) throw new Error('the sample home has no costs');
  const asked = readAsked(new URLSearchParams('money=200.000&rate=3,1&years=25'));
  return toCosts({ property, purchase, home: costsPath(property.id, shows), asked }, shows);
}
