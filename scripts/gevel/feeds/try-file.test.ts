import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aKyeroHome, kyeroFile } from '#content-service/intake/feeds/kinds/file/testing/kyero-file.ts';
import { envelopeOf } from '#content-service/intake/feeds/kinds/skarabee/soap.ts';
import { INTERFACE_FILE } from '#content-service/intake/feeds/kinds/skarabee/testing/interface-file.ts';
import { aPublication } from '#content-service/intake/feeds/kinds/skarabee/testing/publications.ts';
import { LOGIN, Weblink } from '#content-service/intake/feeds/kinds/skarabee/testing/weblink.ts';
import { aHome, OPTIONS } from '#content-service/intake/feeds/kinds/zabun/testing/homes.ts';
import { tryFile } from './try-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gevel-try-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const linesOf = async (...tried: Parameters<typeof tryFile>) => (await tryFile(...tried)).lines.join('\n');

it('shows what a file of Kyero would become, what it refuses, and what has no place', async () => {
  const file = written(
    'homes.xml',
    kyeroFile([aKyeroHome('1', { terrace: 9 }), aKyeroHome('2', { price_freq: 'week' })]),
  );
  const lines = await linesOf('kyero', file);
  expect(lines).toContain('1: 0 pictures');
  expect(lines).toContain('detail <terrace> "" has no place');
  expect(lines).toContain('2: ✗ price_freq: sale or month is expected, not week');
});

it('shows what recorded answers of Skarabee would become', async () => {
  const weblink = await Weblink.open(INTERFACE_FILE);
  weblink.has([
    aPublication(31, { Property: { Orientation: 'SOUTH' } }),
    aPublication(32, { Info: { Enabled: 'false' } }),
  ]);
  const answers = await Promise.all(
    ['31', '32'].map(async (id) => {
      const body = envelopeOf('GetPublication', [['PublicationId', id]]);
      const authorization = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString('base64')}`;
      return (await weblink.answer({ authorization, body })).body.replace(/^<\?xml[^>]*>/, '');
    }),
  );
  const lines = await linesOf('skarabee', written('answers.xml', `<answers>${answers.join('')}</answers>`));
  expect(lines).toContain('31: 1 pictures');
  expect(lines).toContain('Villa aan zee');
  expect(lines).toContain('detail Orientation "SOUTH" has no place');
  expect(lines).toContain('32: not shown, not enabled');
});

it('shows what recorded answers of Zabun would become, with and without its lists of options', async () => {
  const homes = [aHome(41, { sticker_id: 4 }), aHome(42, { publish: false })];
  const whole = written('zabun.json', JSON.stringify({ properties: homes, options: OPTIONS }));
  const lines = await linesOf('zabun', whole);
  expect(lines).toContain('41: 2 pictures');
  expect(lines).toContain('Villa aan zee');
  expect(lines).toContain('detail sticker_id "4" has no place');
  expect(lines).toContain('42: not shown, not marked "publish"');
  const alone = await linesOf('zabun', written('home.json', JSON.stringify(homes[0])));
  expect(alone).toContain('code type_id "26" has no place');
});

it('reads a CSV file by the sign that is said, and asks for it otherwise', async () => {
  const file = written('homes.csv', 'estate.general.id;estate.general.price.value\na;395.000\n');
  expect(await linesOf('csv', file, 'comma')).toContain('395000');
  expect(await linesOf('csv', file)).toContain('✗ estate.general.price.value: 395000 with a decimal comma');
});

it.each([
  ['kyero', 'a', 'line 1: no XML'],
  ['csv', '<p>', 'a page or XML, where rows are expected'],
  ['ndjson', '{', 'line 1: no JSON'],
  ['whise', '{', 'cannot be read'],
  ['skarabee', '<!DOCTYPE a>', 'a document type, which is not read'],
])('of the kind %s says why a file cannot be read', async (kind, text, why) => {
  await expect(tryFile(kind, written('broken', text))).rejects.toThrow(why);
});

it('names the kinds that there are', async () => {
  await expect(tryFile('fax', 'homes')).rejects.toThrow(
    'KIND is one of skarabee, whise, zabun, ndjson, csv, kyero.',
  );
});
