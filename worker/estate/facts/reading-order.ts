import type { DecidedKind, ReadingOrder } from '#domain/fields/deciding.ts';
import type { Field } from '#domain/fields/field.ts';
import { shownField } from '#domain/fields/show.ts';
import type { FieldContext } from '#domain/fields/texts.ts';
import type { PropertyKind } from '#domain/rules/property-kind.ts';
import type { KeyFactView } from '#domain/views/document.ts';
import type { FactGroupView, FactView } from '#domain/views/estate-page.ts';

/** Number of facts that come before all others. */
const FIRST = 10;
/** Rows that fit two columns at a glance; a page with more is long. */
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

/** Order of a source's rows on a page. */
export interface ReadingRows {
  /** The most important first. */
  readonly deciding: readonly FactView[];
  /** Rows that the head of the page may already show. */
  readonly inHead: readonly FactView[];
}

/** Rows of the fields with these paths that have a value. */
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

/** Rows in an order's sequence, of fields that have a value. */
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

/** Facts that the head of a page shows. */
interface Head {
  readonly keyFacts: readonly KeyFactView[];
  readonly reference: string | null;
}

const sameRow = (one: FactView, other: FactView): boolean =>
  one.label === other.label && one.value === other.value && (one.note ?? '') === (other.note ?? '');

/** Texts of the head's facts: "152 m²", "3", and years in names: "gebouwd, gerenoveerd 2019". */
const saidIn = ({ keyFacts, reference }: Head): readonly string[] => [
  ...keyFacts.flatMap(({ value, unit, name }) => [
    unit === null ? value : `${value} ${unit}`,
    ...(name.match(/\d{4}/g) ?? []),
  ]),
  ...(reference === null ? [] : [reference]),
];

/** Rows that repeat the head of the page. */
function saidByHead({ inHead }: ReadingRows, head: Head): readonly FactView[] {
  const said = saidIn(head).map((text) => text.replace(/\s/g, ' '));
  return inHead.filter(({ value, note }) => !note && said.includes(value.replace(/\s/g, ' ')));
}

/** The groups without rows that occurred before with the same texts. */
function saidOnce(groups: readonly FactGroupView[], before: readonly FactView[]): readonly FactGroupView[] {
  const said = [...before];
  return groups.flatMap((group) => {
    const rows = group.rows.filter((row) => !said.some((other) => sameRow(row, other)));
    said.push(...rows);
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

/** Facts of a page: the deciding ones, and the others by group. */
interface FactsView {
  readonly deciding: readonly FactView[];
  readonly groups: readonly FactGroupView[];
  /** All of them by group, for homes that are compared: their pages need not be equally long. */
  readonly whole: readonly FactGroupView[];
}

/** Rows of the groups that are shown together: a group of long values is a separate section. */
const rowsOf = (groups: readonly FactGroupView[]): readonly FactView[] =>
  groups.filter(({ wide }) => wide !== true).flatMap((group) => group.rows);

/**
 * Facts of a page without duplicate rows. On a long page the ten deciding facts come first, rows that repeat
 * the head are left out, and the other groups are folded; a group of long values is a separate section and
 * stays complete.
 */
export function toFacts(all: readonly FactGroupView[], order: ReadingRows, head: Head): FactsView {
  const whole = saidOnce(all, []);
  if (rowsOf(all).length <= SHORT) return { deciding: [], groups: whole, whole };
  const inHead = saidByHead(order, head);
  const rows = rowsOf(saidOnce(all, inHead));
  const deciding = order.deciding.filter((row) => rows.some((other) => sameRow(row, other))).slice(0, FIRST);
  return {
    deciding,
    whole,
    groups: saidOnce(all, [...inHead, ...deciding]).map((group) =>
      group.wide === true ? group : { ...group, folded: true },
    ),
  };
}
