import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { FORMAT } from './manifest.ts';
import { type Values, writeRowFile } from './row-files.ts';
import { newSeal } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'gevel-open-'));
const at = (...names: readonly string[]) => join(folder, ...names);
const TOKEN = 'a'.repeat(64);

const TABLES: readonly {
  readonly name: string;
  readonly part: 'agency' | 'visitors';
  readonly columns: readonly string[];
  readonly rows: readonly Values[];
}[] = [
  {
    name: 'pages',
    part: 'agency',
    columns: ['site_id', 'id', 'url_nl', 'url_fr', 'url_en', 'url_de', 'withdrawn_at', 'doc'],
    rows: [
      ['coast', 'about', 'over', null, null, null, null, '{"id":"about","title":{"nl":"Över \\"ons\\""}}'],
    ],
  },
  { name: 'tokens', part: 'agency', columns: ['site_id', 'id', 'hash'], rows: [['coast', 't1', TOKEN]] },
  {
    name: 'assets',
    part: 'agency',
    columns: [
      'site_id',
      'name',
      'version',
      'r2_key',
      'hash',
      'content_type',
      'width',
      'height',
      'bytes',
      'plan',
    ],
    rows: [
      ['coast', 'front', 'w400', 'x', 'b'.repeat(64), 'image/webp', 400, 300, 1, 0],
      ['coast', 'front', 'w800', 'x', 'PICTURE', 'image/webp', 800, 600, 3, 0],
      ['coast', 'front', 'social', 'x', 'c'.repeat(64), 'image/jpeg', 1200, 630, 1, 0],
      ['coast', 'back', 'w400', 'x', 'e'.repeat(64), 'image/webp', 400, 300, 1, 0],
    ],
  },
  {
    name: 'submissions',
    part: 'visitors',
    columns: [
      'site_id',
      'id',
      'kind',
      'sender_key',
      'recipient_key',
      'created_at',
      'doc',
      'answered_at',
      'turn_at',
    ],
    rows: [
      [
        'coast',
        's1',
        'contact',
        TOKEN,
        TOKEN,
        '2026-11-01',
        '{"email":"els@example.be","message":"=1+1"}',
        null,
        null,
      ],
    ],
  },
  {
    name: 'appointment_moves',
    part: 'visitors',
    columns: ['site_id', 'appointment_id', 'sequence', 'word'],
    rows: [
      ['coast', TOKEN, 1, '[niet] gelezen'],
      ['coast', TOKEN, 2, '=1+1'],
    ],
  },
];

async function save(): Promise<void> {
  writeFileSync(at('passphrase.txt'), 'a passphrase of a test\n');
  writeFileSync(at('other.txt'), 'another passphrase of a test\n');
  const { key, seal } = await newSeal(at('passphrase.txt'), 'coast');
  const bytes = Buffer.from('abc');
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  mkdirSync(at('saved/coast/pictures'), { recursive: true });
  writeFileSync(at('saved/coast/pictures', hash), bytes);
  const tables = [];
  for (const { name, part, columns, rows } of TABLES) {
    const file = `${part}/${name}.${part === 'agency' ? 'ndjson' : 'sealed'}`;
    const own = rows.map((row) => row.map((value) => (value === 'PICTURE' ? hash : value)));
    const pages = (async function* () {
      yield { rows: own, isLast: true };
    })();
    const sealed = part === 'agency' ? null : { key, site: 'coast', table: name };
    tables.push({
      name,
      part,
      columns,
      file,
      ...(await writeRowFile(at('saved/coast'), file, pages, sealed)),
    });
  }
  const numbers = { events: { above: 0, upto: 0 }, journal: { above: 0, upto: 0 } };
  writeFileSync(
    at('saved/coast/manifest.json'),
    JSON.stringify({
      format: FORMAT,
      site: 'coast',
      savedAt: '2026-11-28T10:00:00.000Z',
      shape: {},
      numbers,
      tables,
      seal,
      document: '{"id":"coast","name":"Coast"}',
      files: [{ hash, bytes: 3 }],
      missing: ['e'.repeat(64)],
    }),
  );
}

beforeAll(save);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (...words: readonly string[]) => run(['backup', 'open', at('saved'), ...words]);
const everything = (from: string): string =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'))
    .join('\n');

it('writes tables as JSON and CSV, pictures by name, and visitors’ data with the passphrase; no secret', async () => {
  const { code, stdout, stderr } = await open('--visitors', at('passphrase.txt'), '--out', at('out'));
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('8 rows of 4 tables, 1 picture by name; no file of back');
  const read = (name: string) => readFileSync(at('out/coast', name), 'utf8');
  expect(JSON.parse(read('site.json'))).toEqual({ id: 'coast', name: 'Coast' });
  expect(JSON.parse(read('tables/pages.json'))).toEqual([
    {
      id: 'about',
      url_nl: 'over',
      url_fr: null,
      url_en: null,
      url_de: null,
      withdrawn_at: null,
      doc: { id: 'about', title: { nl: 'Över "ons"' } },
    },
  ]);
  expect(JSON.parse(read('tables/submissions.json'))[0].doc.email).toBe('els@example.be');
  expect(read('tables/submissions.csv')).toMatch(/^\uFEFF"id";"kind";"created_at"/);
  // No spreadsheet runs what a visitor typed.
  expect(read('tables/appointment_moves.csv')).toContain(`"'=1+1"`);
  // Text that begins like a list stays text.
  expect(JSON.parse(read('tables/appointment_moves.json'))[0].word).toBe('[niet] gelezen');
  expect(readFileSync(at('out/coast/pictures/front.webp'), 'utf8')).toBe('abc');
  expect(read('README.txt')).toContain('submissions (1): Contact requests');
  expect(everything(at('out'))).not.toContain(TOKEN);
  expect(statSync(at('out/coast/tables/pages.json')).mode & 0o077).toBe(0);
});

it('leaves visitors’ data out without the passphrase, and says so', async () => {
  const { code, stdout } = await open('--out', at('agency'));
  expect([code, stdout]).toEqual([0, expect.stringContaining('without visitors’ data: --visitors')]);
  expect(everything(at('agency'))).not.toContain('els@example.be');
  expect(readdirSync(at('agency/coast/tables'))).not.toContain('submissions.json');
});

it('refuses another passphrase and a folder with files, and a dry run writes nothing', async () => {
  const wrong = await open('--visitors', at('other.txt'), '--out', at('wrong'));
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringContaining('is not the passphrase of this backup'),
  ]);
  const tried = await open('--visitors', at('passphrase.txt'), '--out', at('tried'), '--dry-run');
  expect([tried.code, tried.stdout]).toEqual([0, expect.stringContaining('Nothing was written')]);
  expect(readdirSync(folder)).not.toContain('tried');
  expect(readdirSync(folder)).not.toContain('wrong');
  mkdirSync(at('full'));
  writeFileSync(at('full/own.txt'), 'mine');
  for (const more of [[], ['--dry-run']])
    expect((await open('--out', at('full'), ...more)).stderr).toContain('choose an empty folder');
  expect(readdirSync(at('full'))).toEqual(['own.txt']);
  expect((await open()).code).not.toBe(0);
});
