import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { columnFields, settingFields } from './all-fields.ts';

it.each([
  ['settings', settingFields()],
  ['columns', columnFields()],
])('every one of the %s has words', (_name, fields) => {
  expect(fields.filter(({ says }) => says === '').map(({ path }) => path)).toEqual([]);
});

it('paths are told once', () => {
  const paths = columnFields().map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([]);
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

  it('says what was meant when nothing has the word', async () => {
    expect(await run(['settings', 'fontDisplai'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Did you mean "fontDisplay"?'),
    });
  });
});
