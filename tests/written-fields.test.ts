/** Every field of a home's record has a place on the page of an agency's people, or a reason why it has none (decision 158). */
import { describe, expect, it } from 'vitest';
import type { core } from 'zod';
import { RECORD_SCHEMAS } from '#content-service/intake/records/index.ts';
import { unitBase } from '#domain/fields/record-paths.ts';
import { LOCALES } from '#domain/locale.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import { type FormRow, QUESTIONS } from '#worker/screens/staff/homes/form-rows.ts';
import { sectionsOf } from '#worker/screens/staff/homes/home-table.ts';

const PICTURES = 'pictures are sent in a part of their own';
const PERSON = 'of the person, not of the home: written with the team';
const SAME = 'the same fact is typed elsewhere: records of systems may state it twice';
const DERIVED = 'follows from what is typed';
const SYSTEMS = 'made by systems that bring homes, and kept as it came';
const ANSWERS = 'only in answers';
const LISTS = 'lists of homes are the web agency’s';
const LAYER = 'chosen over a home that something else brings (decision 156)';
const ACTION = 'said by an action: publishing, sold, withdrawn';

/** Fields of an estate and of a unit without a place on their page. */
const OF_HOME: Readonly<Record<string, string>> = {
  guid: SYSTEMS,
  groupKey: ANSWERS,
  pictures: PICTURES,
  pictureCount: ANSWERS,
  'energy.customEpcLabel': SAME,
  'energy.shared.customEpcLabel': SAME,
  'layout[].valueIds': SYSTEMS,
  'facilities[].icon': 'a drawing of the site’s own files',
  'technical.certificateConformity': SAME,
  'technical.certificateElectricity': SAME,
  'extraFields[].extra_field_autoid': SYSTEMS,
  'extraFields[].type': SYSTEMS,
  'extraFields[].value': SAME,
  'general.id': DERIVED,
  'general.project': `${DERIVED}: the kind is "project"`,
  'general.parentId': `${DERIVED}: a unit is on its project’s page`,
  'general.status': SYSTEMS,
  'general.transaction.name': DERIVED,
  'general.sticker.id': LISTS,
  'general.petsAllowed': SAME,
  'general.publicationDate': ACTION,
  'general.history': ANSWERS,
  'general.archived': ACTION,
  'general.archivedAt': ACTION,
  'general.address.region': `${DERIVED}: the postcode`,
  'general.price.lowered': ANSWERS,
};
const ABSENT: Readonly<Record<WrittenKind | 'unit', Readonly<Record<string, string>>>> = {
  estate: {
    ...Object.fromEntries(Object.entries(OF_HOME).map(([path, why]) => [`estate.${path}`, why])),
    'estate.general.floorId': 'of units: a position among others',
    collections: LISTS,
    layer: LAYER,
    withdrawnAt: ACTION,
    'contact.picture': PERSON,
    'contact.pictureHash': ANSWERS,
    'contact.firstname': SAME,
    'contact.lastname': SAME,
    'contact.description': PERSON,
    'contact.languages': PERSON,
  },
  unit: { ...OF_HOME, openHouses: 'of the project: its visitors see its units' },
  rental: {
    layer: LAYER,
    'rental.id': DERIVED,
    'rental.photos': PICTURES,
    'rental.photoCount': ANSWERS,
    'rental.pricesFrom': ANSWERS,
    'rental.quote': ANSWERS,
    withdrawnAt: ACTION,
  },
};

const defOf = (schema: core.$ZodType) => (schema as core.$ZodTypes)._zod.def;

/** Paths of the leaves of a schema; texts in several languages are one. */
function leavesOf(schema: core.$ZodType, path = ''): readonly string[] {
  const def = defOf(schema);
  if ('innerType' in def) return leavesOf(def.innerType as core.$ZodType, path);
  if (def.type === 'pipe') return leavesOf(def.in, path);
  if (def.type === 'array') return leavesOf(def.element, `${path}[]`);
  if (def.type !== 'object' || LOCALES.every((locale) => locale in def.shape)) return [path];
  return Object.entries(def.shape).flatMap(([key, member]) =>
    leavesOf(member, path === '' ? key : `${path}.${key}`),
  );
}

const rowsOf = (kind: WrittenKind, unit: string | null = null): readonly FormRow[] =>
  sectionsOf({ kind, unit, locales: LOCALES, streetLocales: ['nl'], questions: QUESTIONS }).flatMap(
    ({ rows, more }) => [...rows, ...more],
  );
const placesOf = ({ path, cells, tuple }: FormRow): readonly string[] =>
  cells === undefined || tuple === true
    ? [path]
    : cells.flatMap((cell) => placesOf({ ...cell, path: `${path}[].${cell.path}` }));
const covers = (place: string, leaf: string): boolean =>
  place === leaf ||
  leaf.startsWith(`${place}.`) ||
  leaf.startsWith(`${place}[`) ||
  place.startsWith(`${leaf}.`);

const leaves = (kind: WrittenKind) => leavesOf(RECORD_SCHEMAS[kind] as unknown as core.$ZodType);
const CHILDREN = 'estate.general.children[].';
const UNIT = '501';
const KINDS: readonly (readonly [
  name: WrittenKind | 'unit',
  leaves: readonly string[],
  places: readonly string[],
])[] = [
  [
    'estate',
    leaves('estate').filter((leaf) => !leaf.startsWith(CHILDREN)),
    rowsOf('estate').flatMap(placesOf),
  ],
  [
    'unit',
    leaves('estate').flatMap((leaf) => (leaf.startsWith(CHILDREN) ? [leaf.slice(CHILDREN.length)] : [])),
    rowsOf('estate', UNIT)
      .flatMap(placesOf)
      .map((place) => place.slice(unitBase(UNIT).length + 1)),
  ],
  ['rental', leaves('rental'), rowsOf('rental').flatMap(placesOf)],
];

describe.each(KINDS)('a record of a %s', (kind, all, places) => {
  const absent = ABSENT[kind];
  const isAbsent = (leaf: string): boolean =>
    Object.keys(absent).some(
      (path) => path === leaf || leaf.startsWith(`${path}.`) || leaf.startsWith(`${path}[`),
    );

  it('has no field without a place on the page, or a reason', () => {
    expect(all.length).toBeGreaterThan(10);
    const lost = all.filter((leaf) => !isAbsent(leaf) && !places.some((place) => covers(place, leaf)));
    expect(lost).toEqual([]);
  });

  it('has every field that the page types, each once, and none that has a reason to be absent', () => {
    expect(places.filter((place) => !all.some((leaf) => covers(place, leaf)))).toEqual([]);
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
    expect(Object.keys(absent).filter((path) => !all.some((leaf) => covers(path, leaf)))).toEqual([]);
  });
});
