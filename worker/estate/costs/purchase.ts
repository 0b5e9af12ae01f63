import { euros } from '#domain/costs/amounts.ts';
import type { Purchase } from '#domain/costs/questions.ts';
import type { RentTerms } from '#domain/costs/rent.ts';
import type { CostSubject } from '#domain/costs/unconfirmed.ts';
import { energyLabelOf, energyScale } from '#domain/rules/energy.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import type { PropertyKind } from '#domain/rules/property-kind.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';

const SUBJECTS: Partial<Readonly<Record<PropertyKind, CostSubject>>> = {
  apartment: 'dwelling',
  house: 'dwelling',
  holiday: 'dwelling',
  assisted: 'dwelling',
  plot: 'plot',
};

/** Above this price, euros, no sum is calculated: it is a mistake or not bought as homes are. */
const HIGHEST = 100_000_000;

/** An exact public price in euros; null for one on request, hidden, or "from". */
function exactPrice({ price }: Property): number | null {
  const shown = priceDisplay(price, price.sold);
  return shown.kind === 'amount' && !shown.from && shown.value <= HIGHEST ? shown.value : null;
}

const showsCosts = ({ project, hidden, units }: Property, { site }: ViewContext): boolean =>
  site.settings.costs === true && !project && !hidden && units.length === 0;

/** Classes between a home's certificate and the best one of Brussels, the only region that asks for them. */
function classesOf({ energy, region, kind }: Property): number {
  if (region !== 'BRUSSELS') return 0;
  const { letters } = energyScale(region);
  const label = energyLabelOf(energy, region, kind !== 'project');
  const at = label === null ? -1 : letters.indexOf(label.worst);
  return at < 0 ? letters.length - 1 : at;
}

/**
 * The purchase of a home, of which the costs can be calculated: for sale in Belgium in a plain way, at an exact public
 * price, by an agency that shows them; else null.
 */
export function purchaseOf(property: Property, context: ViewContext): Purchase | null {
  const { region, standing, terms, kind } = property;
  const price = exactPrice(property);
  if (price === null || region === null || !standing.forSale) return null;
  if (!terms.plain || !terms.fullCosts) return null;
  if (!showsCosts(property, context)) return null;
  const subject = SUBJECTS[kind] ?? 'other';
  return {
    region,
    subject,
    price: euros(price),
    isNew: terms.isNew && subject !== 'plot',
    ground: terms.ground === null ? null : euros(terms.ground),
    classes: classesOf(property),
  };
}

/** Kinds that are let as a main residence. */
const RESIDENCES: readonly PropertyKind[] = ['apartment', 'house', 'assisted'];

/** A letting by the month at an exact public rent; else null. */
export function rentOf(property: Property, context: ViewContext): RentTerms | null {
  const { region, standing, terms, kind } = property;
  const rent = exactPrice(property);
  if (rent === null || !standing.toRent || !terms.monthly || !showsCosts(property, context)) return null;
  const cents = (value: number | null): number | null => (value === null ? null : euros(value));
  return {
    region,
    dwelling: RESIDENCES.includes(kind),
    rent: euros(rent),
    charges: cents(terms.charges),
    included: terms.chargesIncluded,
    deposit: cents(terms.deposit),
  };
}
