/** What a kind of feed costs: its folder, and its name in one file (decision 143). */
import { expect, it } from 'vitest';
import { importsOf, isTest, sources } from './house/sources.ts';

const FEEDS = 'content-service/intake/feeds';
const all = sources();
const shipped = all.filter(({ file }) => !isTest(file));
const inFolder = (folder: string) => all.filter(({ file }) => file.startsWith(`${folder}/`));

it('the fourth kind of the tests is one file of a hundred lines', () => {
  const files = inFolder(`${FEEDS}/testing/fourth`);
  expect(files.map(({ file }) => file)).toEqual([`${FEEDS}/testing/fourth/index.ts`]);
  expect(files[0]?.text.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

it.each(['skarabee', 'whise', 'zabun'])(
  '%s is known by its folder and its name in one file alone',
  (name) => {
    const folder = `${FEEDS}/kinds/${name}`;
    expect(inFolder(folder).length).toBeGreaterThan(5);
    const outside = shipped.filter(({ file }) => !file.startsWith(`${folder}/`));
    const reaching = outside.filter((source) =>
      importsOf(source).some(({ target }) => target.startsWith(`${folder}/`)),
    );
    expect(reaching.map(({ file }) => file)).toEqual([`${FEEDS}/kinds.ts`]);
    // Its import and its name in the table.
    const lines = (reaching[0]?.text ?? '').split('\n').filter((line) => line.includes(name));
    expect(lines).toHaveLength(2);
  },
);
