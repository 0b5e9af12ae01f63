import { fold } from '#domain/fold.ts';
import { formatPricePerArea } from '#domain/format/money.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { isKnownNumber } from '#domain/rules/emptiness.ts';
import { isDwelling } from '#domain/rules/property-kind.ts';
import type { ComparedCellView } from '#domain/views/compare.ts';
import type { EstatePageView, FactView } from '#domain/views/estate-page.ts';
import { allInOf } from '../../estate/costs/cost-section.ts';
import { keyFigures } from '../../estate/facts/key-facts.ts';
import { perArea } from '../../estate/property/history.ts';
import { type Property, statusOf } from '../../estate/property/property.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** The view of an estate's own page, with the property behind it. */
export interface ComparedEstate {
  readonly view: EstatePageView;
  readonly property: Property;
  readonly path: string;
}

/** What an estate states about a fact. */
export interface Stated {
  /** The same for the same fact of every source; null for a row known only by its label. */
  readonly fact: string | null;
  readonly group: string;
  readonly label: string;
  readonly labelLang?: NonNullable<FactView['lang']>['label'];
  readonly cell: ComparedCellView;
  /** Equal for equal values; one of them is enough. */
  readonly same: readonly string[];
  /** For finding the best: euros, m², kWh/m² or a number of rooms. */
  readonly figure?: number;
  /** The row of the page; absent for figures that no row states. */
  readonly row?: FactView;
}

/** Facts by which visitors choose, in their order; `better` where more or less is plainly better. */
export const LEADING = {
  price: null,
  perArea: 'least',
  allIn: null,
  status: null,
  units: null,
  energy: 'least',
  bedrooms: 'most',
  area: 'most',
  plot: 'most',
  bathrooms: null,
  built: null,
} as const satisfies Readonly<Record<string, 'least' | 'most' | null>>;

export type Leading = keyof typeof LEADING;

/** Facts of a page's rows that a leading fact says too. */
const SAID_BY: Readonly<Record<string, Leading>> = { energyLabel: 'energy', energyUse: 'energy' };

const wordsOf = (text: string): string => `words ${fold(text)}`;

/** The price as on the page; what kind of amount it is where it is no longer asked. */
const priceCell = ({ view: { price, priceLabel }, property }: ComparedEstate): ComparedCellView | null =>
  price && {
    text: [price.prefix?.trim(), price.text, price.suffix].filter(Boolean).join(' '),
    isPrice: true,
    ...(property.standing.offered || priceLabel === null ? {} : { note: priceLabel }),
  };

/** The label and the figure of a certificate. */
function energyCell({ view, property }: ComparedEstate, { t }: ViewContext): ComparedCellView | null {
  const value = property.energy?.epcValue;
  const figure = isKnownNumber(value) ? `${formatTrimmed(value, t)} kWh/m²` : '';
  if (view.energyTag === null) return figure === '' ? null : { text: figure };
  return { text: figure, energy: view.energyTag };
}

/** The cells of the facts by which visitors choose, from what all sources have in common. */
function leadingCells(
  estate: ComparedEstate,
  context: ViewContext,
): Partial<Record<Leading, ComparedCellView>> {
  const { property, view } = estate;
  const figures = keyFigures(property, context);
  const figure = (fact: string): ComparedCellView | null => {
    const known = figures.get(fact);
    return known === undefined ? null : { text: [known.value, known.unit].filter(Boolean).join(' ') };
  };
  const status = statusOf(property, context);
  const each = perArea(property, view.price);
  const cells: Readonly<Record<Leading, ComparedCellView | null>> = {
    price: priceCell(estate),
    perArea: each === null ? null : { text: formatPricePerArea(each, context.t) },
    allIn: allInOf(property, context),
    status: { text: status.text, status },
    units: figure('units'),
    energy: energyCell(estate, context),
    bedrooms: figure('bedrooms'),
    area: figure('area'),
    plot: figure('plot'),
    bathrooms: figure('bathrooms'),
    built: figure('built'),
  };
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== null));
}

const figureOf = ({ property, view }: ComparedEstate, fact: Leading): number | undefined => {
  const figures: Partial<Record<Leading, number | null | undefined>> = {
    perArea: perArea(property, view.price),
    energy: property.energy?.epcValue,
    bedrooms: property.bedrooms,
    area: property.area,
    plot: property.plot,
  };
  return figures[fact] ?? undefined;
};

/** The facts by which visitors choose, each with the detail that the page's own row has. */
function leadingFacts(estate: ComparedEstate, rows: readonly FactView[], context: ViewContext): Stated[] {
  const cells = leadingCells(estate, context);
  return (Object.keys(LEADING) as Leading[]).flatMap((fact) => {
    const row = rows.find(({ compared }) => compared?.fact === fact);
    // What the page states itself is not computed again.
    const stated = (fact === 'perArea' && row ? cellOf(row) : cells[fact]) ?? (row && cellOf(row));
    if (stated === undefined) return [];
    // The unit stays on the line of its figure.
    const cell = fact === 'perArea' ? { ...stated, text: stated.text.replaceAll(' ', '\u00a0') } : stated;
    const note = row?.compared?.count === undefined || row.value === cell.text ? {} : { note: row.value };
    const figure = fact === 'perArea' && row ? Number(row.compared?.value) : figureOf(estate, fact);
    return {
      fact,
      group: '',
      label: context.t(
        fact === 'area' && !isDwelling(estate.property.kind) ? 'views.field.surface' : `compare.${fact}`,
      ),
      cell: { ...cell, ...note },
      same: [wordsOf(`${cell.energy?.label ?? ''} ${cell.text}`)],
      ...(figure === undefined ? {} : { figure }),
    };
  });
}

/** A row of a page as a cell: the number of what it lists, else its value. */
function cellOf({ value, note, lang, compared }: FactView): ComparedCellView {
  const count = compared?.count;
  const counted = count !== undefined && String(count) !== value;
  const beneath = counted ? value : note;
  return {
    text: counted ? String(count) : value,
    ...(beneath ? { note: beneath } : {}),
    ...(lang?.value === undefined ? {} : { lang: lang.value }),
  };
}

const statedBy = (row: FactView, group: string): Stated => ({
  fact: row.compared?.fact ?? null,
  group,
  label: row.label,
  labelLang: row.lang?.label,
  cell: cellOf(row),
  same: [wordsOf(row.value), ...(row.compared?.value === undefined ? [] : [`value ${row.compared.value}`])],
  row,
});

/** Rows of an estate's page by group: all its facts, its energy and floods. */
function rowsOf(
  { view }: ComparedEstate,
  { t }: ViewContext,
): readonly (readonly [string, readonly FactView[]])[] {
  const scores = (view.flood?.scores ?? []).map(({ label, letter, meaning }) => ({
    label,
    value: letter,
    note: meaning,
  }));
  return [
    ...view.whole.map(({ title, rows }) => [title, rows] as const),
    [t('estate.energy'), view.energy?.rows ?? []],
    [t('estate.flood'), [...scores, ...(view.flood?.rows ?? [])]],
  ];
}

/** Everything that an estate states, each fact once. */
export function statedFacts(estate: ComparedEstate, context: ViewContext): readonly Stated[] {
  const groups = rowsOf(estate, context);
  const all = groups.flatMap(([, rows]) => rows);
  const leading = leadingFacts(estate, all, context);
  const known = new Set(leading.map(({ fact }) => fact));
  const others = groups.flatMap(([group, rows]) =>
    rows
      .filter(({ compared }) => {
        const fact = compared?.fact ?? '';
        return !known.has(fact) && !known.has(SAID_BY[fact] ?? null);
      })
      .map((row) => statedBy(row, group)),
  );
  const facts = new Set<string>();
  return [
    ...leading,
    // A page may say one fact in two groups.
    ...others.filter(({ fact, label, group }) => {
      const key = fact ?? `${group} ${label}`;
      return !facts.has(key) && facts.add(key);
    }),
  ];
}

/** Names of the things that an estate lists and others state one by one. */
export const listedThings = ({ view }: ComparedEstate): ReadonlySet<string> =>
  new Set(
    view.whole
      .flatMap(({ rows }) => rows)
      .flatMap(({ compared }) => compared?.names ?? [])
      .map(fold),
  );
