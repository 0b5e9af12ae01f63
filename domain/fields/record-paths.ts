/** Fields of a home's record by dotted path; a unit of a project is named by its number: `…children[501].general.title.nl`. */
import { valueAt } from './read.ts';

/** The list of a project's units in its record. */
export const UNITS = 'estate.general.children';
/** Member of a unit's path that a draft has instead of a field: the unit leaves the project. */
const REMOVED = 'removed';

const OF_UNIT = /^estate\.general\.children\[([A-Za-z0-9_-]{1,64})\]\.(.+)$/;

/** The unit that a field belongs to, and the field within it; null for a field of the record itself. */
export function unitOf(field: string): { readonly unit: string; readonly within: string } | null {
  const [, unit, within] = OF_UNIT.exec(field) ?? [];
  return unit === undefined || within === undefined ? null : { unit, within };
}

/** The base of a unit's paths: that of `estate` for a home. */
export const unitBase = (unit: string): string => `${UNITS}[${unit}]`;
/** The draft's field that says that a unit leaves its project. */
export const removedField = (unit: string): string => `${unitBase(unit)}.${REMOVED}`;
/** The draft's field that says that a unit is there. */
export const numberField = (unit: string): string => `${unitBase(unit)}.general.id`;
export const isRemoval = (field: string): boolean => unitOf(field)?.within === REMOVED;

const idOf = (unit: unknown): string => {
  const id = valueAt(unit, 'general.id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};

/** The units of a record, in its order. */
function unitsIn(record: unknown): readonly unknown[] {
  const units = valueAt(record, UNITS);
  return Array.isArray(units) ? units : [];
}
/** The number of each unit of a record, in its order. */
export const unitIdsIn = (record: unknown): readonly string[] => unitsIn(record).map(idOf);

/** A unit of a record; undefined for none. */
export const unitIn = (record: unknown, unit: string): unknown =>
  unitsIn(record).find((one) => idOf(one) === unit);

/** The value of a record at a field. */
export function recordValue(record: unknown, field: string): unknown {
  const of = unitOf(field);
  if (of === null) return valueAt(record, field);
  return valueAt(unitIn(record, of.unit), of.within);
}

/** An object with a value at a path; what is no object on the way is replaced. */
function withAt(node: unknown, [step = '', ...rest]: readonly string[], value: unknown): object {
  const object = typeof node === 'object' && node !== null && !Array.isArray(node) ? node : {};
  const before: unknown = Object.hasOwn(object, step)
    ? (object as Readonly<Record<string, unknown>>)[step]
    : undefined;
  return { ...object, [step]: rest.length === 0 ? value : withAt(before, rest, value) };
}

/** An object with these values at dotted paths; none is within another. */
export const withFields = (object: object, values: Readonly<Record<string, unknown>>): object =>
  Object.entries(values).reduce<object>(
    (made, [path, value]) => withAt(made, path.split('.'), value),
    object,
  );

/** Units after those that a record has come in the order of their numbers. */
const byNumber = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

type Step = string | number;

/** A value of a draft, by the place at which it is laid over the record: keys, and indices of lists. */
export interface PlacedValue {
  readonly steps: readonly Step[];
  readonly value: unknown;
}

/**
 * The values of a draft at their places in the record: units are sought by their number, wherever another change has
 * moved them; new ones come after those that are there, and those that leave have no other value.
 */
export function placedValues(
  record: unknown,
  draft: readonly { readonly field: string; readonly value: unknown }[],
): readonly PlacedValue[] {
  const known = unitIdsIn(record);
  // Nothing in a unit that is there no more makes no unit.
  const named = draft.flatMap(({ field, value }) => (value === null ? [] : (unitOf(field)?.unit ?? [])));
  const leaving = new Set(
    draft.flatMap(({ field, value }) => (isRemoval(field) && value === true ? [unitOf(field)?.unit] : [])),
  );
  const added = [...new Set(named)]
    .filter((unit) => !known.includes(unit) && !leaving.has(unit))
    .toSorted(byNumber);
  const places = new Map([...known, ...added].map((unit, at) => [unit, at] as const));
  const list = UNITS.split('.');
  return [
    ...draft.flatMap(({ field, value }): PlacedValue[] => {
      const of = unitOf(field);
      if (of === null) return [{ steps: field.split('.'), value }];
      const at = places.get(of.unit);
      if (at === undefined || (leaving.has(of.unit) && of.within !== REMOVED)) return [];
      if (of.within === REMOVED) return value === true ? [{ steps: [...list, at], value: null }] : [];
      return [{ steps: [...list, at, ...of.within.split('.')], value }];
    }),
    // Whose project lost it meanwhile, and who was chosen again, keeps its number.
    ...added
      .filter((unit) => !draft.some(({ field }) => field === numberField(unit)))
      .map((unit) => ({ steps: [...list, places.get(unit) ?? 0, 'general', 'id'], value: Number(unit) })),
  ];
}

function withStep(node: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const before: unknown =
    typeof node === 'object' && node !== null ? (node as Readonly<Record<Step, unknown>>)[step] : undefined;
  const after = withStep(before, rest, value);
  if (typeof step !== 'number') return { ...(node as object | undefined), [step]: after };
  const list: unknown[] = Array.isArray(node) ? [...node] : [];
  list[step] = after;
  return Array.from(list);
}

/** A row of a sheet with these values at their places. */
export const placedRow = (placed: readonly PlacedValue[]): object =>
  placed.reduce<object>((row, { steps, value }) => withStep(row, steps, value) as object, {});

/** A record with a draft laid over it: null for what is removed, and without the units that leave. */
export function withDraft(
  record: object,
  draft: readonly { readonly field: string; readonly value: unknown }[],
): object {
  const laid = placedValues(record, draft).reduce<object>(
    (made, { steps, value }) => withStep(made, steps, value) as object,
    record,
  );
  const units = unitsIn(laid);
  const stay = units.filter((unit) => unit !== null);
  return units.length === stay.length ? laid : withFields(laid, { [UNITS]: stay });
}
