/** Units of a project as its page shows them, and what a new one takes along. */

import { valueAt } from '#domain/fields/read.ts';
import { isRemoval, removedField, unitBase, unitIdsIn, unitOf } from '#domain/fields/record-paths.ts';
import { isProject } from '#domain/rules/project.ts';
import type { Site } from '#wire/site.ts';
import type { OpenedHome, SaveDraft } from '#wire/written-homes.ts';
import type { FormRow } from './form-rows.ts';
import { storedAt } from './home-controls.ts';
import { laidOver, streetLocalesOf } from './home-record.ts';
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
  /** Number of its status; null for none. */
  readonly status: number | null;
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

/** The units of a project, those that leave too. */
export function unitsOf(opened: OpenedHome, record: object, words: Words): readonly UnitView[] {
  const { draft, faults } = opened;
  const stored = unitIdsIn(opened.record);
  const there = unitIdsIn(record);
  const leaving = stored.filter((unit) => !there.includes(unit));
  const before = laidOver({ record: opened.record, draft: draft.filter(({ field }) => !isRemoval(field)) });
  return [...there, ...leaving].map((id): UnitView => {
    const base = unitBase(id);
    const isTyped = draft.some(({ field }) => unitOf(field)?.unit === id);
    const said = SAID.flatMap(([field, control, more]) => {
      const row: FormRow = { path: `${base}.${field}`, control, ...more };
      const text = shownValue(row, storedAt(before, row), words);
      return text === null
        ? []
        : [row.own === 'bedrooms' ? `${text} ${words.s('written.labels.bedrooms').toLowerCase()}` : text];
    });
    const status = storedAt(before, { path: `${base}.general.transaction.id`, control: 'status' });
    return {
      id,
      name: nameOfUnit(id, before, words),
      said: said.join(' · '),
      state: leaving.includes(id)
        ? 'leaves'
        : !stored.includes(id)
          ? 'isNew'
          : isTyped
            ? 'pending'
            : 'online',
      wrong: faults.some(({ field }) => unitOf(field)?.unit === id),
      status: typeof status === 'number' ? status : null,
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
 * fields within it.
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
  return Object.entries({ ...copied, ...typed })
    .filter(([, value]) => value !== null && value !== undefined)
    .slice(0, MOST)
    .map(([within, value]) => ({ field: `${unitBase('new')}.${within}`, value, seen: null }));
}

/** The status of a unit that is sold or let, or on offer again. */
export const otherStatus = (status: number | null): number => {
  const isRent = status !== null && [2, 4, 6].includes(status);
  const isGone = status === 5 || status === 6;
  return isGone ? (isRent ? 2 : 1) : isRent ? 6 : 5;
};

/** A press on a unit in the project's list, as a field of the draft; null for another one. */
export function pressOnUnit(record: object, unit: string, press: string): SaveDraft['fields'][number] | null {
  const status = `${unitBase(unit)}.general.transaction.id`;
  const stored = storedAt(record, { path: status, control: 'status' });
  const now = typeof stored === 'number' ? stored : null;
  if (press === 'status') return { field: status, value: otherStatus(now), seen: stored };
  if (press === 'remove') return { field: removedField(unit), value: true, seen: null };
  if (press === 'keep') return { field: removedField(unit), value: null, seen: true };
  return null;
}
