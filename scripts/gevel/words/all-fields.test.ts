import { describe, expect, it } from 'vitest';
import { HEAD_TYPE_IDS } from '#domain/vocabulary/head-types.ts';
import { run } from '../testing/run.ts';
import { columnFields, settingFields } from './all-fields.ts';

it.each([
  ['settings', settingFields()],
  ['columns', columnFields()],
])('each of the %s has a description', (_name, fields) => {
  expect(fields.filter(({ says }) => says === '').map(({ path }) => path)).toEqual([]);
});

it('paths are listed once', () => {
  const paths = columnFields().map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([]);
});

describe('descriptions of fields that share a name', () => {
  const of = (fields: ReturnType<typeof columnFields>, path: string) =>
    fields.find((one) => one.path.replace(/\.nl\|.*$/, '') === path);

  it.each(['picture', 'entity', 'agenda.agents[0]', 'estate.general.transaction', 'estate.general.headType'])(
    'the name of %s is not described as a visitor’s',
    (path) => {
      expect(of(columnFields(), `${path}.name`)?.says).not.toMatch(/subscriber|visitor/);
    },
  );

  it('an id is not described as a picture’s name, and all types of homes are listed', () => {
    expect(of(settingFields(), 'settings.team.people[0].id')?.shape).toBe('letters, digits, - and _');
    const reported = of(columnFields(), 'estate.general.headType.id')?.says ?? '';
    for (const id of HEAD_TYPE_IDS) expect(reported).toMatch(new RegExp(`\\b${id} \\w`));
  });

  it('a cell’s list is separated by bars, and all pictures are one cell', () => {
    expect(columnFields().filter(({ shape }) => shape.includes('commas'))).toEqual([]);
    expect(of(columnFields(), 'estate.pictures')?.shape).toContain('separated by bars');
  });
});

describe('a search by word', () => {
  it.each([
    [['settings', 'font'], 'one of newsreader, bricolage-grotesque, literata'],
    [['settings', 'hero'], 'one of horizon, sheet, letter, words, wall'],
    [['settings', 'OPENING', 'hours'], 'settings.contact.openingHours.nl|fr|en|de'],
    [['columns', 'price', 'estate'], 'estate.general.price.value'],
    [['columns', 'bedrooms', 'listing'], 'listing.construction.bedrooms_count'],
  ])('%j finds %s', async (words, sentence) => {
    const { code, stdout } = await run(words);
    expect(stdout.toLowerCase()).toContain(sentence.toLowerCase());
    expect(code).toBe(0);
  });

  it('suggests a similar word when nothing matches', async () => {
    expect(await run(['settings', 'fontDisplai'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Did you mean "fontDisplay"?'),
    });
  });
});
