/** Every element and every code of Skarabee's interface has a place, or a reason why it has none (decision 162). */
import { expect, it } from 'vitest';
import * as codes from '#content-service/intake/feeds/kinds/skarabee/codes.ts';
import { ELEMENTS, type Element } from '#content-service/intake/feeds/kinds/skarabee/elements.ts';
import { readInterface } from '#content-service/intake/feeds/kinds/skarabee/testing/interface.ts';
import { INTERFACE_FILE } from '#content-service/intake/feeds/kinds/skarabee/testing/interface-file.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';

const { types } = await readInterface(INTERFACE_FILE);
const parts = types.get('GenericProperty')?.parts ?? [];

/** The enumeration of an element, or of the members of an array. */
function codesOf(type: string): readonly string[] | null {
  const own = types.get(type);
  if (own === undefined) return null;
  if (own.codes.length > 0) return own.codes;
  const [only, ...others] = own.parts;
  return only !== undefined && others.length === 0 && type.startsWith('ArrayOf') ? codesOf(only.type) : null;
}

/** Tables of codes by the enumeration of the file. */
const TABLES: readonly (readonly [type: string, table: Readonly<Record<string, unknown>>])[] = [
  ['PropertyStatusType', codes.STATUSES],
  ['TransactionFlowStatusType', codes.FLOWS],
  ['SortType', codes.SORTS],
  ['AreaApplicationType', codes.AREAS],
  ['JudicialDecisionType', codes.MEASURES],
  ['EnergyClassType', codes.ENERGY_CLASSES],
  ['PictureType', codes.PICTURES],
  ['PropertyType', codes.PROPERTY_TYPES],
  ['PriceType', codes.PRICE_TYPES],
  ['PriceIndicationType', codes.PRICE_INDICATIONS],
];
/** Tables that have only the codes with a place: the others are said, by their code. */
const SOME: readonly (readonly [type: string, table: Readonly<Record<string, unknown>>])[] = [
  ['EPropertyType', codes.TYPES],
  ['GenreType', codes.GENRES],
  ['CharacterisationType', codes.CONSTRUCTIONS],
];

const sorted = (names: Iterable<string>): readonly string[] =>
  [...names].filter((name) => name !== 'UNDEFINED').toSorted();

it.each(TABLES)('every code of %s is in its table, and no other', (type, table) => {
  expect(sorted(Object.keys(table))).toEqual(sorted(types.get(type)?.codes ?? []));
});

it.each(SOME)('the table of %s has codes of the interface only', (type, table) => {
  expect(types.get(type)?.codes).toEqual(expect.arrayContaining(Object.keys(table)));
});

it.each(Object.entries(codes.CODES))('every code of %s is in its table, and no other', (name, table) => {
  const type = parts.find((part) => part.name === name)?.type ?? '';
  expect(sorted(Object.keys(table))).toEqual(sorted(codesOf(type) ?? []));
});

it('fields of the table are fields of a listing, and each table of codes has its element', () => {
  const fields = SECOND_SOURCE_FIELDS.map(({ path }) => path);
  const shown = [...ELEMENTS.values()].flatMap((element) => ('field' in element ? [element.field] : []));
  expect(fields).toEqual(expect.arrayContaining(shown));
  const coded = [...ELEMENTS].flatMap(([name, element]) => ('coded' in element ? [name] : []));
  expect(Object.keys(codes.CODES).toSorted()).toEqual(coded.toSorted());
  expect(
    SECOND_SOURCE_FIELDS.filter(({ path, internal }) => internal === true && shown.includes(path)),
  ).toEqual([]);
});

/** Enumerations without a table, of elements that are read in part, of requests or of answers: what becomes of their codes. */
const WITHOUT_TABLE: Readonly<Record<string, string>> = {
  ThreeStateType: 'read: `TRUE` and `FALSE` are yes and no, `UNDEFINED` is silence',
  Country: 'read: the code of the address’s country; a home in an unknown one is refused',
  Currency: 'read: a price in anything but `EUR` is withheld and said',
  AddressCoordinateType: 'read: a point in anything but `EPSG_4326` is not taken',
  ProtectedMonument: 'read: `PROTECTED` and `NOT_PROTECTED`; another code is counted',
  MonthlyYearlyType: 'read: charges for anything but `MONTHLY` are said',
  ErrorCode: 'read: each ends a call in a state of the feed (`ERRORS`)',
  FeedbackStatus: 'written: `AVAILABLE`, `DELETED` and `ERROR`',
  DimensionUnit: 'not read: of a project, and of dimensions in words',
  RecurrencyType: 'not read: of a project’s amounts',
  GasEmissionType: 'not read: the class follows from the emission',
  Type: 'not read: `Sort` says it',
  CategoryType: 'not read: `Sort` says it',
  FileType: 'not read: documents do not come over',
};

const isOf = (type: string, name: string): boolean =>
  type === name ||
  [...(types.get(type)?.parts ?? []), ...(types.get(type)?.attributes ?? [])].some((one) =>
    isOf(one.type, name),
  );

/** What becomes of the codes of an enumeration; null for one of which nobody has said it. */
function meaningOf(name: string): string | null {
  const table = [...TABLES, ...SOME].some(([type]) => type === name);
  const users = parts.filter(({ type }) => isOf(type, name)).map((one) => one.name);
  const ways = new Set(users.flatMap((user) => Object.keys(ELEMENTS.get(user) ?? {})));
  const coded = users.filter(
    (user) => user in codes.CODES && codesOf(parts.find((one) => one.name === user)?.type ?? '') !== null,
  );
  if (table || coded.length > 0)
    return table ? 'in a table of its own' : `in the table of ${coded.join(', ')}`;
  if (name in WITHOUT_TABLE) return WITHOUT_TABLE[name] ?? null;
  const isUnread =
    ways.size > 0 && [...ways].every((way) => way === 'left' || way === 'never' || way === 'elsewhere');
  const only = users.filter(
    (user) => types.get(parts.find((one) => one.name === user)?.type ?? '') === types.get(name),
  );
  if (!isUnread || (ways.has('elsewhere') && only.length !== users.length)) return null;
  if (ways.has('elsewhere'))
    return users.map((user) => placeOf(user, ELEMENTS.get(user) as Element)).join('; ');
  return ways.has('left') ? 'left out, counted by the element’s name and the code' : 'never read';
}

/** Where an element is shown, or why it is not. */
function placeOf(name: string, element: Element): string {
  if ('field' in element) return `\`${element.field}\``;
  if ('elsewhere' in element) return element.elsewhere;
  if ('never' in element) return `never read: ${element.never}`;
  if ('left' in element) return `left out, counted: ${element.left}`;
  const table = codes.CODES[name] ?? {};
  const fields = [
    ...new Set([
      ...Object.values(table).flatMap((one) => (one === null ? [] : [one[0]])),
      ...(codes.NOES[name] ?? []),
    ]),
  ];
  return fields.map((field) => `\`${field}\``).join(', ');
}

/** Codes of a coded element without a place. */
function unplacedOf(name: string): string {
  const without = Object.entries(codes.CODES[name] ?? {}).flatMap(([code, said]) =>
    said === null && !(code === 'NONE' && name in codes.NOES) ? [`\`${code}\``] : [],
  );
  return without.join(' ');
}

const ENUMERATIONS = [...types].flatMap(([name, { codes: all }]) =>
  all.length > 0 ? [[name, all.length] as const] : [],
);

it('every enumeration of the interface is read by a table, or said not to be', () => {
  expect(ENUMERATIONS.length).toBe(92);
  expect(ENUMERATIONS.filter(([name]) => meaningOf(name) === null)).toEqual([]);
  // Nothing is said of an enumeration that is not there, or that a table has.
  const tabled = [...TABLES, ...SOME].map(([type]) => type);
  const names = ENUMERATIONS.map(([name]) => name);
  expect(Object.keys(WITHOUT_TABLE).filter((name) => !names.includes(name) || tabled.includes(name))).toEqual(
    [],
  );
});

it('docs/skarabee-elements.md has the whole table', async () => {
  expect(sorted(ELEMENTS.keys())).toEqual(sorted(parts.map(({ name }) => name)));
  const all = parts.map(({ name, type }) => ({ name, type, element: ELEMENTS.get(name) as Element }));
  const many = (kind: 'never' | 'left'): number => all.filter(({ element }) => kind in element).length;
  const rows = all.map(
    ({ name, type, element }) =>
      `| ${name} | ${type.replace('s:', '')} | ${placeOf(name, element)} | ${'coded' in element ? unplacedOf(name) : ''} |`,
  );
  const text = `# Elements of Skarabee

Written by \`tests/skarabee-elements.test.ts\` from \`content-service/intake/feeds/kinds/skarabee/elements.ts\` and \`codes.ts\` ([decision 162](decisions/0162-homes-from-skarabee.md)).

A property of the interface ([its file](../content-service/intake/feeds/kinds/skarabee/testing/README.md)) has ${all.length} elements. ${all.length - many('never') - many('left')} are read, ${many('never')} never, and ${many('left')} have no place: where one of these says something, its name is counted for the operator, with a code or a figure, never with words. \`UNDEFINED\`, 0, and an empty or unticked element say nothing. A code without a place, and one that the interface does not name, are counted.

| Element | Type | Shown as | Codes without a place |
|---|---|---|---|
${rows.join('\n')}

## Enumerations

The interface has ${ENUMERATIONS.length} of them. A code that is not in its file is counted, and hides the home where it decides whether the home is public.

| Enumeration | Codes | What becomes of them |
|---|--:|---|
${ENUMERATIONS.map(([name, many]) => `| ${name} | ${many} | ${meaningOf(name)} |`).join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../docs/skarabee-elements.md');
});
