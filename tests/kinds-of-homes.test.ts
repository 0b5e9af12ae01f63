import { expect, it } from 'vitest';
import { lacksOfEstate } from '#domain/advertising/advertised.ts';
import { REGIONS, type Region } from '#domain/rules/region.ts';
import { HEAD_TYPE_IDS } from '#domain/vocabulary/head-types.ts';
import en from '#locales/en/staff.ts';
import { createTranslator } from '#locales/translator.ts';
import { EstateSchema } from '#wire/estate.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import { type FormRow, QUESTIONS } from '#worker/screens/staff/homes/form-rows.ts';
import { fieldsOf, lawOf, questionsOf } from '#worker/screens/staff/homes/home-record.ts';
import { sectionsOf } from '#worker/screens/staff/homes/home-table.ts';
import { REQUIRED } from '#worker/screens/staff/homes/publish-view.ts';

const { written: words } = en;
const t = createTranslator('en');
const NAMES = { FLANDERS: 'Flanders', BRUSSELS: 'Brussels', WALLONIA: 'Wallonia' } as const;
const ZIPS: Readonly<Record<Region, string>> = { FLANDERS: '8300', BRUSSELS: '1000', WALLONIA: '4000' };
const DEALS = [
  ['for sale', 1],
  ['to let', 2],
] as const;

const labelOf = ({ own, question, field }: FormRow): string =>
  question !== undefined
    ? words.questions[question]
    : own !== undefined
      ? words.labels[own]
      : (t.label('field', field ?? '') ?? field ?? '');
const listed = (rows: readonly FormRow[]): string => rows.map(labelOf).join('; ') || '–';
const sections = (kind: WrittenKind, unit: string | null = null) =>
  sectionsOf({ kind, unit, locales: ['en'], streetLocales: ['en'], questions: QUESTIONS });

/** A home of this kind that says where it is and what it is offered for, and nothing else. */
const aHome = (headType: number, zip: string, transaction: number) =>
  readLoosely(EstateSchema, {
    general: {
      id: 1,
      headType: { id: headType },
      transaction: { id: transaction },
      address: { city: { zip } },
    },
  });
/** Where the page asks for a duty's facts. */
function partOf(paths: readonly string[]): string {
  const found = sections('estate').find(({ rows, more }) =>
    [...rows, ...more].some(({ path }) =>
      paths.some((field) => `estate.${field}` === path || path.startsWith(`estate.${field}.`)),
    ),
  );
  if (found !== undefined) return words.sections[found.name];
  return paths.length > 0 && paths.every((path) => path.startsWith('@'))
    ? words.sections.place
    : words.sections.text;
}

/** What is asked, by kind of page. */
const asked = (
  [
    ['A home, and a project', 'estate', null],
    ['A unit of a project', 'estate', '1'],
    ['A holiday home', 'rental', null],
  ] as const
).flatMap(([name, kind, unit]) => [
  `## ${name}`,
  '',
  unit === null
    ? `Goes out with at least: ${REQUIRED[kind].map(([, key]) => words.required[key]).join('; ')}.`
    : 'Goes out with its project.',
  '',
  '| Part | Asked first | Further fields |',
  '|---|---|---|',
  ...sections(kind, unit).map(
    ({ name: part, rows, more }) => `| ${words.sections[part]} | ${listed(rows)} | ${listed(more)} |`,
  ),
  '',
]);

/** What the law's check says of a home that has said nothing, by region, kind and purpose; kinds with the same are one row. */
const lawOfKinds = () =>
  REGIONS.flatMap((region) => {
    const rows = new Map<string, string[]>();
    for (const [deal, transaction] of DEALS)
      for (const headType of HEAD_TYPE_IDS) {
        const home = aHome(headType, ZIPS[region], transaction);
        const { owed } = lawOf({ estate: home });
        const checked = lacksOfEstate(home).map(
          ({ duty, ifLongLease }) => `${duty.id}${ifLongLease ? ' *' : ''}`,
        );
        // The page and `check --homes` read one table.
        expect(owed.map(({ duty, ifLongLease }) => `${duty.id}${ifLongLease ? ' *' : ''}`)).toEqual(checked);
        const questions = questionsOf(owed).map((question) => words.questions[question]);
        const cells = [
          deal,
          questions.join(' ') || '–',
          owed
            .map((one) => `\`${one.duty.id}\`${one.ifLongLease ? ' \\*' : ''}: ${partOf(fieldsOf(one))}`)
            .join('; ') || '–',
        ].join(' | ');
        rows.set(cells, [
          ...(rows.get(cells) ?? []),
          t.label('headType', String(headType)) ?? String(headType),
        ]);
      }
    return [
      `### ${NAMES[region]}`,
      '',
      '| Kind | Purpose | Questions of the law | What `check --homes` names while it is not said, and the part that asks it |',
      '|---|---|---|---|',
      ...[...rows].map(([cells, kinds]) => `| ${kinds.join(', ')} | ${cells} |`),
      '',
    ];
  });

it('docs/kinds-of-homes.md is up to date with the page and with the law (decision 158)', async () => {
  const text = [
    '# What the page of a home asks, by kind',
    '',
    'For operators. Generated from the page’s own tables and from the duties of `check --homes` by `tests/kinds-of-homes.test.ts` (`-u` writes it). What the duties say, with their law: [advertising law](advertising-law.md). Nothing of the law stops a publication: it is named before it. An asterisk marks duties of leases over nine years.',
    '',
    ...asked,
    '## What the law asks',
    '',
    'Units are advertised one by one: each has the questions of its own kind, in the region of its project.',
    '',
    ...lawOfKinds(),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../docs/kinds-of-homes.md');
});
