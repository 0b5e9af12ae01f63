/** Units of a project as its page shows them, and what a new one takes along. */

import { valueAt } from '#domain/fields/read.ts';
import { removedField, unitBase, unitIdsIn, unitOf } from '#domain/fields/record-paths.ts';
import { DOT } from '#domain/format/ties.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { isProject } from '#domain/rules/project.ts';
import { nounWithin } from '#domain/text.ts';
import type { Site } from '#wire/site.ts';
import type { OpenedHome, SaveDraft } from '#wire/written-homes.ts';
import type { FormRow } from './form-rows.ts';
import { seenIn } from './home-changes.ts';
import { storedAt } from './home-controls.ts';
import { streetLocalesOf } from './home-record.ts';
import { sectionsOf } from './home-table.ts';
import { shownValue, type Words } from './home-words.ts';

/** Of a unit: whether it is online as it is here. */
type UnitState = 'online' | 'pending' | 'isNew' | 'leaves';

export interface UnitView {
  readonly id: string;
  readonly name: string;
  /** Its status, price and size, in words. */
  readonly said: string;
  readonly state: UnitState;
  readonly wrong: boolean;
  /** Its status as it is stored: a number of the first source, or null for none. */
  readonly status: unknown;
}

/** The rows of a unit's form. */
export const rowsOfUnit = (unit: string, record: object, site: Site): readonly FormRow[] =>
  sectionsOf({
    kind: 'estate',
    unit,
    locales: site.locales,
    streetLocales: streetLocalesOf(record, site.defaultLocale, unitBase(unit)),
    questions: [],
  }).flatMap(({ rows, more }) => [...rows, ...more]);

/** Whether the page is that of a project, which has units. */
export const hasUnits = (record: object): boolean =>
  unitIdsIn(record).length > 0 || isProject((valueAt(record, 'estate.general') ?? {}) as object);

/** How people call a unit: its number or name, else its title, else its id. */
export function nameOfUnit(unit: string, record: object, words: Words): string {
  const general = `${unitBase(unit)}.general`;
  const own = storedAt(record, { path: `${general}.entityNumber`, control: 'line' });
  return typeof own === 'string' && own !== '' ? own : words.s('written.units.unnamed', { n: unit });
}

const SAID: readonly (readonly [field: string, control: FormRow['control'], more?: Partial<FormRow>])[] = [
  ['general.transaction.id', 'status'],
  ['general.price.value', 'price'],
  ['general.bedroomCount', 'whole', { own: 'bedrooms' }],
  ['dimensions.areaBuild', 'number', { format: 'area' }],
];

/** The units of a project, those that leave too; `before` is the record with them. */
export function unitsOf(
  opened: OpenedHome,
  record: object,
  before: object,
  words: Words,
): readonly UnitView[] {
  const { draft, faults } = opened;
  const stored = unitIdsIn(opened.record);
  const there = unitIdsIn(record);
  const leaving = stored.filter((unit) => !there.includes(unit));
  return [...there, ...leaving].map((id): UnitView => {
    const base = unitBase(id);
    const isTyped = draft.some(({ field }) => unitOf(field)?.unit === id);
    const said = SAID.flatMap(([field, control, more]) => {
      const row: FormRow = { path: `${base}.${field}`, control, ...more };
      const text = shownValue(row, storedAt(before, row), words);
      return text === null
        ? []
        : [
            row.own === 'bedrooms'
              ? `${text} ${nounWithin(words.s('written.labels.bedrooms'), words.locale)}`
              : text,
          ];
    });
    return {
      id,
      name: nameOfUnit(id, before, words),
      said: said.join(DOT),
      state: leaving.includes(id)
        ? 'leaves'
        : !stored.includes(id)
          ? 'isNew'
          : isTyped
            ? 'pending'
            : 'online',
      wrong: faults.some(({ field }) => unitOf(field)?.unit === id),
      status: storedAt(before, { path: `${base}.general.transaction.id`, control: 'status' }),
    };
  });
}

/** Fields of the project that each unit has too: its address, and what it is offered for. */
const OF_PROJECT = [
  'address.city',
  'address.number',
  'address.visible',
  'address.geoLocation',
  'address.region',
];
/** Fields of a unit that no other one shares. */
const OWN = ['general.entityNumber', 'general.price.value', 'general.reference', 'general.floorId'];

/** Most fields of one call. */
const MOST = 99;

/**
 * The fields of a new unit: like another one, except what is its own, or with the place of the project. `typed` are
 * fields within it; they come first, since one call has only so many.
 */
export function newUnit(
  record: object,
  like: string | null,
  typed: Readonly<Record<string, unknown>>,
  site: Site,
): SaveDraft['fields'] {
  const copied: Readonly<Record<string, unknown>> =
    like === null
      ? Object.fromEntries([
          ...[...OF_PROJECT, ...site.locales.map((locale) => `address.street.${locale}`)].map((path) => [
            `general.${path}`,
            storedAt(record, { path: `estate.general.${path}`, control: 'line' }),
          ]),
          [
            'general.transaction.id',
            storedAt(record, { path: 'estate.general.transaction.id', control: 'line' }),
          ],
        ])
      : Object.fromEntries(
          rowsOfUnit(like, record, site)
            .map(
              ({ path }) =>
                [unitOf(path)?.within ?? '', storedAt(record, { path, control: 'line' })] as const,
            )
            .filter(([within]) => !OWN.includes(within)),
        );
  return Object.entries({ ...typed, ...copied, ...typed })
    .filter(([, value]) => value !== null && value !== undefined)
    .slice(0, MOST)
    .map(([within, value]) => ({ field: `${unitBase('new')}.${within}`, value, seen: null }));
}

/** Statuses that a press gives a unit: on offer for sale or rent, sold, let. */
const PRESSED: readonly number[] = [1, 2, 5, 6];
/** The status of a unit that is sold or let, or on offer again. */
export const otherStatus = (status: unknown): number => {
  const isRent = typeof status === 'number' && [2, 4, 6].includes(status);
  const isGone = status === 5 || status === 6;
  return isGone ? (isRent ? 2 : 1) : isRent ? 6 : 5;
};

/**
 * A press on a unit in the project's list, as a field of the draft; null for another one. It states the status that it
 * means and the one that was seen: pressed twice, or by two people, it is one change.
 */
export function pressOnUnit(unit: string, typed: Typed): SaveDraft['fields'][number] | null {
  const press = textOf(typed, 'press');
  const seen = seenIn(textOf(typed, 'seen'));
  const to = Number(textOf(typed, 'to'));
  if (press === 'status')
    return seen === undefined || !PRESSED.includes(to)
      ? null
      : { field: `${unitBase(unit)}.general.transaction.id`, value: to, seen };
  if (press === 'remove') return { field: removedField(unit), value: true, seen: null };
  if (press === 'keep') return { field: removedField(unit), value: null, seen: true };
  return null;
}
