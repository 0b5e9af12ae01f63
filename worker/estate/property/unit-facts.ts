import { type ProjectFacts, projectFacts } from '#domain/rules/project.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from './property.ts';

/** Number of units and of free ones, and their lowest price and area. */
export const factsOfUnits = (units: readonly Property[]): ProjectFacts =>
  projectFacts(
    units.map(({ standing, price, area }) => ({
      standing,
      price: price.value,
      area,
    })),
  );

/** The noun for the units: their kind when all have the same, else the general one. */
function unitWord(units: readonly Property[]): 'apartment' | 'house' | 'any' {
  const kinds = new Set(units.map(({ kind }) => kind));
  if (kinds.size !== 1) return 'any';
  if (kinds.has('apartment')) return 'apartment';
  return kinds.has('house') ? 'house' : 'any';
}

/** Nouns for one unit and for several, inside a sentence. */
export function unitNames(units: readonly Property[], { t }: ViewContext): { one: string; other: string } {
  const word = unitWord(units);
  const key = word === 'any' ? 'views.units.mixed' : (`views.noun.${word}` as const);
  return { one: t(`${key}.one`), other: t(`${key}.other`) };
}

/** "18 appartementen", or "9 van 24 vrij" once some are gone; null for a project without units. */
export function unitsText(units: readonly Property[], { t }: ViewContext): string | null {
  const facts = factsOfUnits(units);
  if (facts.units === 0) return null;
  if (facts.free === facts.units) return t.count(`views.units.total.${unitWord(units)}`, facts.units);
  return facts.free === 0
    ? t('views.units.none')
    : t.count('views.units.free', facts.free, { total: facts.units });
}
