/**
 * A small agency saved, removed and restored by the commands, over HTTP; a row of every table is in
 * `content-service/across/backups/backup.test.ts`, and an agency of the demo in `npm run try clients`.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#scripts/gevel/client.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import type { Site } from '#wire/site.ts';
import { contentServiceOf } from '../support/content-service.ts';
import type { TestWorkers } from '../support/environment.ts';
import { operatorAt } from '../support/operator.ts';
import { expect, test } from '../support/workers.ts';

const SITE = 'saved';
const OTHER = 'duinzicht';
/** Folder of its pictures. */
const PICTURES = 'docs/examples/listings-service/pictures';

const home = (id: number) => ({
  estate: {
    general: {
      id,
      title: { nl: `Woning ${id}` },
      headType: { id: 3 },
      transaction: { id: 1 },
      price: { value: 300_000 + id },
      address: { visible: true, city: { zip: '8400', name: { nl: 'Oostende' } } },
    },
    pictures: ['facade.webp', 'kitchen.webp', 'terrace.webp'].map((file) => ({ file })),
  },
});

test.describe.configure({ mode: 'serial' });

let content: TestWorkers;
let folder = '';
const at = (...names: readonly string[]) => join(folder, ...names);

test.beforeAll(async ({ contentAlone }) => {
  content = contentAlone;
  folder = await mkdtemp(join(tmpdir(), 'gevel-backups-'));
  await writeFile(at('passphrase.txt'), 'a passphrase of a test\n');
  const client = clientOf();
  const like = (await client.get(`/sites/${OTHER}/document`)) as Site;
  const settings = { ...like.settings, team: null, leads: null, logo: null, socialPicture: null };
  await client.put(`/sites/${SITE}`, { ...like, id: SITE, hostnames: ['saved.localhost'], settings });
  await writeFile(at('homes.ndjson'), [1, 2, 3, 4, 5].map((id) => `${JSON.stringify(home(id))}\n`).join(''));
  await done('import', SITE, at('homes.ndjson'), '--pictures', PICTURES);
  await done('staff', 'add', SITE, '--name', 'An', '--email', 'an@example.com', '--sees', 'all');
});
test.afterAll(async () => {
  await gevel('site', 'remove', SITE, '--yes');
  await rm(folder, { recursive: true, force: true });
});

const clientOf = () =>
  createClient({ origin: `http://localhost:${content.port}`, token: localOperatorToken() });
const { gevel, done } = operatorAt(() => `http://localhost:${content.port}`);

/** Tables that say where a site is, or mean something for hours only, and the entry about the restore itself. */
const PASSING = [
  'changed_sites',
  'idempotent_answers',
  'imports',
  'network_uses',
  'staff_asks',
  'staff_sessions',
  'staff_sign_ins',
  'staged_records',
  'staged_rows',
  'asked_homes',
  'picture_chains',
  'feed_pages',
  'traffic',
  'restores',
  // What is restored begins anew, with what it shows (decision 153).
  'home_histories',
];

/** All rows of a site by table, without numbers that count over a whole database. */
async function rowsOf(site: string): Promise<Record<string, string[]>> {
  const service = contentServiceOf(content);
  const names = await service.rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%site_id%'",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of names.filter((one) => !PASSING.includes(one.name))) {
    const rows = await service.rows<Record<string, unknown>>(
      `SELECT * FROM ${name} WHERE site_id = '${site}'`,
    );
    found[name] = rows
      .map(
        ({
          num: _num,
          seq: _seq,
          seen_event: _seen,
          events_after: _after,
          upto: _upto,
          r2_key: _key,
          ...row
        }) => JSON.stringify(row),
      )
      .filter((row) => !row.includes('site.restored'))
      .toSorted();
  }
  const [document] = await service.rows<{ doc: string }>(`SELECT doc FROM sites WHERE id = '${site}'`);
  return { ...found, sites: [document?.doc ?? ''] };
}

const picturesOf = async (site: string) => {
  const rows = await contentServiceOf(content).rows<{ name: string; version: string; hash: string }>(
    `SELECT name, version, hash FROM assets WHERE site_id = '${site}' ORDER BY name, version`,
  );
  return rows.map((row) => ({ ...row, folder: at('all', site, 'pictures', row.hash) }));
};

test('saves, removes and restores an agency: every row, every picture; another one stays as it is', async () => {
  test.setTimeout(120_000);
  const [before, other] = [await rowsOf(SITE), await rowsOf(OTHER)];
  const pictures = await picturesOf(SITE);
  expect(pictures.length).toBeGreaterThan(5);
  const said = await done('backup', 'save', at('all'), '--visitors', at('passphrase.txt'), '--site', SITE);
  expect(said).toMatch(/saved: \d+ rows, \d+ files of pictures, with visitors’ data, sealed/);
  expect((await readdir(at('all'))).toSorted()).toEqual(['erasures.ndjson', SITE]);

  // While it is there, nothing is restored.
  const words = ['backup', 'restore', at('all'), '--visitors', at('passphrase.txt')];
  expect((await gevel(...words, '--yes')).stderr).toContain('There is a site saved');
  await done('site', 'remove', SITE, '--yes');
  expect(await done(...words, '--dry-run')).toContain('Nothing was written: this was a dry run.');
  expect((await gevel('site', 'show', SITE)).code).toBe(1);
  expect(await done(...words, '--yes')).toContain('Nobody was erased since.');
  expect(await rowsOf(SITE)).toEqual(before);
  expect(await rowsOf(OTHER)).toEqual(other);

  for (const { name, version, hash, folder: file } of pictures) {
    const bytes = await clientOf().bytes(`/sites/${SITE}/backup/files/${hash}`);
    expect(Buffer.from(bytes).equals(await readFile(file)), `${name} ${version}`).toBe(true);
  }
});

test('refuses a broken backup before anything is written, and names the broken part', async () => {
  test.setTimeout(120_000);
  await cp(at('all'), at('broken'), { recursive: true });
  const words = ['backup', 'restore', at('broken'), '--visitors', at('passphrase.txt'), '--yes'];
  const file = at('broken', SITE, 'agency', 'estates.ndjson');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"', "'"));
  const [picture = ''] = await readdir(at('broken', SITE, 'pictures'));
  await rm(at('broken', SITE, 'pictures', picture));
  const refused = await gevel(...words);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('agency/estates.ndjson');
  expect(refused.stderr).toContain(`pictures/${picture}`);
  await rm(at('broken', SITE, 'manifest.json'));
  expect((await gevel(...words)).stderr).toContain('contains no backup of a site');
  expect((await gevel('backup', 'save', at('broken'))).stderr).toContain('choose an empty folder');
});
