import { formatArea } from '#domain/format/measure.ts';
import { formatPrice } from '#domain/format/money.ts';
import { hasPositive } from '#domain/rules/emptiness.ts';
import type { BayView, FacadeView } from '#domain/views/facade.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { unitsText } from '../property/unit-facts.ts';
import type { PlacedUnit, UnitFloor } from '../units/units.ts';
import { buildingsOf, isDrawable } from './buildings.ts';
import { type PapersOf, toHomePanel } from './home-panel.ts';

/** Width of an estate with an unknown area, m²: the average of its floor, so that it is visible. */
function areaFor(members: readonly PlacedUnit[]): (unit: PlacedUnit) => number {
  const known = members.map(({ unit }) => unit.area).filter(hasPositive);
  const usual = known.length === 0 ? 1 : known.reduce((sum, area) => sum + area, 0) / known.length;
  return ({ unit }) => unit.area ?? usual;
}

/** Units of a floor's width: more than any screen has pixels, so that its bays only shrink. */
const FLOOR = 100_000;

/** Whether a home is still available and has a page. */
const isOffered = ({ view }: PlacedUnit): boolean => view.status.state !== 'sold' && view.href !== null;

/** Price of a free home; texts that replace a price are too long for a bay. */
const priceOf = ({ view: { price } }: PlacedUnit): string | null =>
  price?.kind === 'amount' ? [price.prefix, price.text, price.suffix].filter(Boolean).join(' ') : null;

/**
 * How homes of a page are linked: by their panels, or from the page of one home to the pages of the others.
 */
interface Ways {
  readonly panels: readonly PlacedUnit[];
  readonly currentId: string | null;
}

function toBays(
  units: readonly PlacedUnit[],
  { panels, currentId }: Ways,
  { t }: ViewContext,
): readonly BayView[] {
  const areaOf = areaFor(units);
  const total = units.reduce((sum, unit) => sum + areaOf(unit), 0);
  return units.map((placed) => {
    const { unit, view } = placed;
    const panel = panels.findIndex(({ view: { id } }) => id === view.id) + 1;
    const ownPage = currentId !== null && isOffered(placed) ? view.href : null;
    return {
      id: view.id,
      href: panel > 0 ? `#unit-${view.id}` : ownPage,
      title: view.title,
      number: unit.unitNumber ?? view.title,
      area: unit.area === null ? null : formatArea(unit.area, t),
      status: view.status.text,
      price: priceOf(placed),
      width: Math.max(1, Math.round((areaOf(placed) / total) * FLOOR)),
      state: view.status.state,
      current: view.id === currentId,
      panel: panel > 0 ? panel : null,
    };
  });
}

const STATES = ['free', 'option', 'sold', 'unknown'] as const satisfies readonly BayView['state'][];

/** Names of the states that occur, as shown for the estates themselves, such as "Verkocht / Verhuurd". */
const toLegend = (units: readonly PlacedUnit[]): FacadeView['legend'] =>
  STATES.flatMap((state) => {
    const texts = units.filter(({ view }) => view.status.state === state).map(({ view }) => view.status.text);
    return texts.length === 0 ? [] : [{ state, text: [...new Set(texts)].join(' / '), count: texts.length }];
  });

/** Prices of free homes with a public price, euros, lowest first. */
const pricesOf = (units: readonly PlacedUnit[]): readonly { readonly id: string; readonly euros: number }[] =>
  units
    .filter(({ view }) => view.status.state === 'free' && view.price?.kind === 'amount')
    .map(({ unit, view }) => ({ id: view.id, euros: unit.price.value ?? 0 }))
    .toSorted((a, b) => a.euros - b.euros);

function summaryOf(units: readonly PlacedUnit[], context: ViewContext): string | null {
  const free = unitsText(
    units.map(({ unit }) => unit),
    context,
  );
  const prices = pricesOf(units);
  const [from, to] = [prices[0]?.euros, prices.at(-1)?.euros];
  if (free === null || from === undefined || to === undefined || from === to) return free;
  const range = context.t('views.units.priceRange', {
    from: formatPrice(from, context.t),
    to: formatPrice(to, context.t),
  });
  return `${free}, ${range}`;
}

/**
 * Façade of a project, top floor first: each estate is a bay as wide as its share of the floor, with a panel
 * for each available one. Estates on an unknown floor are in the table only. null when a drawing would be
 * wrong.
 */
export function toFacade(
  floors: readonly UnitFloor[],
  currentId: string | null,
  papersOf: PapersOf,
  context: ViewContext,
): FacadeView | null {
  const buildings = buildingsOf(floors);
  if (!isDrawable(buildings, floors)) return null;
  const drawn = floors.filter(({ floor }) => floor !== null);
  const placed = drawn.flatMap(({ units }) => units);
  const all = floors.flatMap(({ units }) => units);
  const panels = currentId === null ? placed.filter(isOffered) : [];
  const ways = { panels, currentId };
  const free = panels.find(({ view }) => view.status.state === 'free') ?? panels[0];
  return {
    summary: currentId === null ? summaryOf(all, context) : null,
    choice: panels.length > 0,
    legend: toLegend(placed),
    buildings: buildings.map(({ name, floors: levels }) => ({
      name,
      floors: levels.map(({ name: label, floor, units }) => ({
        label,
        below: (floor ?? 0) < 0,
        bays: toBays(units, ways, context),
      })),
    })),
    panels: drawn.flatMap(({ name, units }) =>
      units
        .filter((unit) => panels.includes(unit))
        .map((unit) => toHomePanel(unit, { floor: name, several: buildings.length > 1, papersOf }, context)),
    ),
    first: pricesOf(panels)[0]?.id ?? free?.view.id ?? null,
  };
}
