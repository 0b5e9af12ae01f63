import { fold } from '#domain/fold.ts';
import type { ComparedCellView, ComparedRowView } from '#domain/views/compare.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import {
  type ComparedEstate,
  LEADING,
  type Leading,
  listedThings,
  type Stated,
  statedFacts,
} from './compared-facts.ts';

/** A row of the comparison, before it is known where it stands. */
export interface AlignedRow {
  readonly group: string;
  /** One of the facts by which visitors choose: it stays in its place, whoever states it. */
  readonly leading: boolean;
  readonly view: ComparedRowView;
  /** What each estate states; null for nothing. */
  readonly stated: readonly (Stated | null)[];
}

const isLeading = (fact: string | null): fact is Leading => fact !== null && Object.hasOwn(LEADING, fact);

/**
 * The key of each row: its fact. A row in the agency's own words ("Verwarming") is the fact that another
 * estate states under that label.
 */
function keysOf(all: readonly (readonly Stated[])[]): (row: Stated) => string {
  const byLabel = new Map(
    all.flat().flatMap(({ fact, label }) => (fact === null ? [] : [[fold(label), fact] as const])),
  );
  return ({ fact, label }) => fact ?? byLabel.get(fold(label)) ?? `label ${fold(label)}`;
}

const YES = 'value YES';

/** "Ja" for an estate that lists the thing which another answers with yes or no: "Zwembad". */
function listed(of: Stated, things: ReadonlySet<string>, { t }: ViewContext): Stated | null {
  const answered = of.same.some((same) => same === YES || same === 'value NO');
  if (!answered || !things.has(fold(of.label))) return null;
  return { ...of, cell: { text: t('value.yes') }, same: [YES] };
}

const known = (stated: AlignedRow['stated']): readonly Stated[] => stated.filter((one) => one !== null);

const isSame = (one: Stated, other: Stated): boolean => one.same.some((same) => other.same.includes(same));

/** Whether two estates state different values; an estate that states nothing does not differ. */
export const differs = (stated: AlignedRow['stated']): boolean => {
  const [first, ...others] = known(stated);
  return first !== undefined && others.some((other) => !isSame(first, other));
};

/** Facts in which an estate can be better than others. */
const BEST = ['perArea', 'energy', 'bedrooms', 'area', 'plot'] as const;

/** The estate that is better than all others, if one is. */
function bestOf(fact: string | null, stated: AlignedRow['stated']): Stated | null {
  const better = isLeading(fact) ? LEADING[fact] : null;
  const figures = known(stated).flatMap((one) => one.figure ?? []);
  if (better === null || figures.length < 2) return null;
  const best = better === 'least' ? Math.min(...figures) : Math.max(...figures);
  const winners = known(stated).filter(({ figure }) => figure === best);
  return winners.length === 1 ? (winners[0] ?? null) : null;
}

function toRow(id: string, of: Stated, stated: AlignedRow['stated'], { t }: ViewContext): AlignedRow {
  const best = bestOf(of.fact, stated);
  const cells = stated.map((one): ComparedCellView | null => {
    if (one === null || one !== best) return one?.cell ?? null;
    const better = BEST.find((fact) => fact === one.fact);
    return better === undefined ? one.cell : { ...one.cell, best: t(`compare.best.${better}`) };
  });
  return {
    group: of.group,
    leading: isLeading(of.fact),
    stated,
    view: {
      id,
      label: of.label,
      ...(of.labelLang === undefined ? {} : { labelLang: of.labelLang }),
      cells,
      differs: differs(stated),
    },
  };
}

/** One row per fact whatever the sources, in the order in which the estates state them. */
export function alignedRows(estates: readonly ComparedEstate[], context: ViewContext): readonly AlignedRow[] {
  const all = estates.map((estate) => statedFacts(estate, context));
  const keyOf = keysOf(all);
  const byKey = all.map((facts) => new Map(facts.map((one) => [keyOf(one), one])));
  const things = estates.map(listedThings);
  const keys = [...new Set([...Object.keys(LEADING), ...byKey.flatMap((facts) => [...facts.keys()])])];
  return keys.flatMap((key) => {
    const of = byKey.flatMap((facts) => facts.get(key) ?? [])[0];
    if (of === undefined) return [];
    const stated = byKey.map((facts, at) => facts.get(key) ?? listed(of, things[at] ?? new Set(), context));
    return [toRow(key, of, stated, context)];
  });
}
