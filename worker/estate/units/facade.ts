import { formatArea } from '../../../domain/format/measure.ts';
import { hasPositive } from '../../../domain/rules/emptiness.ts';
import type { PriceView } from '../../../domain/views/estate-card.ts';
import type { FacadeView, UnitGroupView } from '../../../domain/views/estate-page.ts';
import type { PlacedUnit, UnitFloor } from './units.ts';

type Bay = FacadeView['floors'][number]['bays'][number];
type UnitView = UnitGroupView['units'][number];

/** Width of an estate whose area is not known, m²: about that of the others on its floor, so that it is seen. */
function areaFor(members: readonly PlacedUnit[]): (unit: PlacedUnit) => number {
  const known = members.map(({ unit }) => unit.area).filter(hasPositive);
  const usual = known.length === 0 ? 1 : known.reduce((sum, area) => sum + area, 0) / known.length;
  return ({ unit }) => unit.area ?? usual;
}

const priceWords = (price: PriceView | null): string =>
  price === null ? '' : [price.prefix, price.text, price.suffix].filter((part) => part !== null).join(' ');

/** "Appartement 2.1, 94 m², Beschikbaar, € 315.000". */
const labelOf = ({ unit }: PlacedUnit, view: UnitView): string =>
  [view.title, unit.area === null ? '' : formatArea(unit.area), view.status.text, priceWords(view.price)]
    .filter((part) => part !== '')
    .join(', ');

function toBays({ units }: UnitFloor, currentId: string | null): readonly Bay[] {
  const areaOf = areaFor(units);
  const total = units.reduce((sum, unit) => sum + areaOf(unit), 0);
  return units.map((placed) => ({
    id: placed.view.id,
    href: placed.view.href,
    label: labelOf(placed, placed.view),
    name: placed.unit.unitNumber ?? placed.view.title,
    share: areaOf(placed) / total,
    state: placed.view.status.state,
    current: placed.view.id === currentId,
  }));
}

const STATES = ['free', 'option', 'sold', 'unknown'] as const satisfies readonly Bay['state'][];

/** Words of the states that occur: those that the estates themselves are shown with, such as "Verkocht / Verhuurd". */
const toLegend = (units: readonly PlacedUnit[]): FacadeView['legend'] =>
  STATES.flatMap((state) => {
    const texts = units.filter(({ view }) => view.status.state === state).map(({ view }) => view.status.text);
    return texts.length === 0 ? [] : [{ state, text: [...new Set(texts)].join(' / ') }];
  });

/**
 * The façade of a project, top floor first: each estate a bay as wide as its share of the floor. Estates whose
 * floor is not known are in the table only; without any floor there is no façade.
 */
export function toFacade(floors: readonly UnitFloor[], currentId: string | null): FacadeView | null {
  const placed = floors.filter(({ floor }) => floor !== null).toReversed();
  if (placed.length === 0) return null;
  return {
    legend: toLegend(placed.flatMap(({ units }) => units)),
    floors: placed.map((floor) => ({ label: floor.name, bays: toBays(floor, currentId) })),
  };
}
