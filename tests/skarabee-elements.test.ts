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
`;
  await expect(text).toMatchFileSnapshot('../docs/skarabee-elements.md');
});
