import type { DecidedKind, ReadingOrder } from '../../../domain/fields/deciding.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { shownField } from '../../../domain/fields/show.ts';
import type { FieldContext } from '../../../domain/fields/texts.ts';
import type { FactGroupView, FactView } from '../../../domain/views/estate-page.ts';
import type { KeyFactView } from '../../../domain/views/told.ts';
import type { PropertyKind } from '../property/property-kind.ts';

/** Facts that are shown before all others. */
const FIRST = 10;
/** Rows that two columns show at a glance; a page with more is long. */
const SHORT = 30;

const KINDS: Partial<Readonly<Record<PropertyKind, DecidedKind>>> = {
  apartment: 'flat',
  assisted: 'flat',
  plot: 'plot',
  garage: 'garage',
  commercial: 'business',
  industrial: 'business',
  office: 'business',
};

/** What a source knows of the order in which the rows of a page are read. */
export interface ReadingRows {
  /** The weightiest first. */
  readonly deciding: readonly FactView[];
  /** What the head of the page may say already. */
  readonly inHead: readonly FactView[];
}

/** The rows of fields by their paths, of those that have something to show. */
export const fieldRows = (
  paths: readonly string[],
  table: readonly Field[],
  document: unknown,
  context: FieldContext,
): FactView[] =>
  paths.flatMap((path) => {
    const field = table.find((one) => one.path === path);
    return (field && shownField(field, document, context)) ?? [];
  });

/** The rows that an order names, of those fields that have something to show. */
export function readingRows(
  { deciding, inHead }: ReadingOrder,
  kind: PropertyKind,
  table: readonly Field[],
  document: unknown,
  context: FieldContext,
): ReadingRows {
  const shown = (paths: readonly string[]): FactView[] => fieldRows(paths, table, document, context);
  return { deciding: shown(deciding[KINDS[kind] ?? 'house']), inHead: shown(inHead) };
}

/** What the head of a page says. */
interface Head {
  readonly keyFacts: readonly KeyFactView[];
  readonly reference: string | null;
}

const sameRow = (one: FactView, other: FactView): boolean =>
  one.label === other.label && one.value === other.value && (one.note ?? '') === (other.note ?? '');

/** "152 m²", "3", and the years that a name has: "gebouwd, gerenoveerd 2019". */
const saidIn = ({ keyFacts, reference }: Head): readonly string[] => [
  ...keyFacts.flatMap(({ value, unit, name }) => [
    unit === null ? value : `${value} ${unit}`,
    ...(name.match(/\d{4}/g) ?? []),
  ]),
  ...(reference === null ? [] : [reference]),
];

/** Rows that the head of the page says already. */
function saidByHead({ inHead }: ReadingRows, head: Head): readonly FactView[] {
  const said = saidIn(head).map((text) => text.replace(/\s/g, ' '));
  return inHead.filter(({ value, note }) => !note && said.includes(value.replace(/\s/g, ' ')));
}

/** The groups without rows that were said before, in those very words. */
function saidOnce(groups: readonly FactGroupView[], before: readonly FactView[]): readonly FactGroupView[] {
  const said = [...before];
  return groups.flatMap((group) => {
    const rows = group.rows.filter((row) => !said.some((other) => sameRow(row, other)));
    said.push(...rows);
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

/** Facts as a page shows them: those that decide, and the others by group. */
interface FactsView {
  readonly deciding: readonly FactView[];
  readonly groups: readonly FactGroupView[];
}

/** Rows of the groups that stand together: one of long values is a section by itself. */
const rowsOf = (groups: readonly FactGroupView[]): readonly FactView[] =>
  groups.filter(({ wide }) => wide !== true).flatMap((group) => group.rows);

/**
 * The facts of a page, no row twice. Of a long one the ten that decide come first, what its head says is not said
 * again, and the groups of the others are folded; a group of long values is a section of its own and stays whole.
 */
export function toFacts(all: readonly FactGroupView[], order: ReadingRows, head: Head): FactsView {
  if (rowsOf(all).length <= SHORT) return { deciding: [], groups: saidOnce(all, []) };
  const inHead = saidByHead(order, head);
  const rows = rowsOf(saidOnce(all, inHead));
  const deciding = order.deciding.filter((row) => rows.some((other) => sameRow(row, other))).slice(0, FIRST);
  return {
    deciding,
    groups: saidOnce(all, [...inHead, ...deciding]).map((group) =>
      group.wide === true ? group : { ...group, folded: true },
    ),
  };
}
