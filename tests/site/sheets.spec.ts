/** Sheets, bad photographs and dry runs, by the command line over HTTP. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '#scripts/gevel/commands/index.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import type { TestWorkers } from '../support/environment.ts';
import { send } from '../support/http.ts';
import { hashesOfStore } from '../support/local-store.ts';
import { operatorAt } from '../support/operator.ts';
import { expect, test } from '../support/workers.ts';
import { writePhoto } from '../try/photos.ts';

const SITE = 'duinzicht';

// All tests share one content service; each has homes of its own.
test.describe.configure({ mode: 'default' });

let content: TestWorkers;
let folder: string;

test.beforeAll(async ({ contentAlone }) => {
  content = contentAlone;
  folder = await mkdtemp(join(tmpdir(), 'gevel-sheets-'));
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

const { gevel } = operatorAt(() => `http://localhost:${content.port}`);

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

const recordOf = async (id: number): Promise<unknown> => {
  const headers = { authorization: `Bearer ${localOperatorToken()}` };
  const { text } = await send('localhost', `/sites/${SITE}/records/estate/${id}`, {
    port: content.port,
    headers,
  });
  return JSON.parse(text);
};

const home = (id: number, more: object = {}) => ({
  estate: {
    general: {
      id,
      title: { nl: `Gezinswoning ${id}` },
      headType: { id: 3 },
      transaction: { id: 1 },
      bedroomCount: 3,
      price: { value: 395_000 },
      address: { visible: true, city: { zip: '8400', name: { nl: 'Oostende' } } },
    },
    ...more,
  },
});
const ndjson = (...records: readonly object[]): string =>
  records.map((one) => `${JSON.stringify(one)}\n`).join('');

test('a sheet of ids and prices changes the prices, and leaves the rest of each home', async () => {
  await gevel('import', SITE, await write('a.ndjson', ndjson(home(980_001))));
  const sheet = await write('prices.csv', 'estate.general.id;estate.general.price.value\n980001;380000\n');
  const { code, stdout } = await gevel('import', SITE, sheet);
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 read · 0 new · 1 changed')]);
  const before = home(980_001);
  const { general } = before.estate;
  expect(await recordOf(980_001)).toEqual({
    estate: { ...before.estate, general: { ...general, price: { value: 380_000 } } },
  });
  await gevel('import', SITE, sheet, '--replace');
  expect(await recordOf(980_001)).toEqual({
    estate: { general: { id: '980001', price: { value: 380_000 } } },
  });
});

test('a number that two countries read differently is refused with both readings, unless the command says which', async () => {
  await gevel('import', SITE, await write('b.ndjson', ndjson(home(980_002))));
  const sheet = await write('points.csv', 'estate.general.id;estate.general.price.value\n980002;412.500\n');
  const asked = await gevel('import', SITE, sheet);
  expect([asked.code, asked.stdout]).toEqual([
    1,
    expect.stringContaining(
      'points.csv line 2, estate 980002, estate.general.price.value: 412500 with a decimal comma, 412.5 with a decimal point',
    ),
  ]);
  expect(await recordOf(980_002)).toEqual(home(980_002));
  expect((await gevel('import', SITE, sheet, '--decimal', 'comma')).code).toBe(0);
  expect(await recordOf(980_002)).toMatchObject({ estate: { general: { price: { value: 412_500 } } } });
});

test('a sync with an id that is mistyped or unknown withdraws nothing, and says so', async () => {
  await gevel('import', SITE, await write('g.ndjson', ndjson(home(980_020), home(980_021))));
  for (const mistyped of ['980021 ', '980021.0', '98002']) {
    const sheet = await write(
      'ids.csv',
      `estate.general.id;estate.general.price.value\n980020;1\n${mistyped};2\n`,
    );
    for (const more of [['--dry-run'], []]) {
      const { stdout } = await gevel('import', SITE, sheet, '--sync', '--yes', ...more);
      expect(stdout).toContain('0 withdrawn · 1 refused');
      expect(stdout).toContain('Nothing was withdrawn');
    }
    expect(await recordOf(980_021)).toEqual(home(980_021));
  }
});

test('an invalid photograph is left out and reported, and the new price is stored', async () => {
  const photos = join(folder, 'photos');
  await mkdir(photos);
  await writePhoto(photos, 'front.jpg', 1);
  await writePhoto(photos, 'garden.jpg', 2);
  const pictures = (...files: readonly string[]) => ({ pictures: files.map((file) => ({ file })) });
  const first = await write('c.ndjson', ndjson(home(980_003, pictures('front.jpg', 'garden.jpg'))));
  await gevel('import', SITE, first, '--pictures', photos);
  await writeFile(join(photos, 'garden.jpg'), 'not a picture');
  await writeFile(join(photos, 'pool.jpg'), 'not a picture');
  const changed = home(980_003, pictures('front.jpg', 'garden.jpg', 'pool.jpg', 'sea.jpg'));
  const cheaper = {
    estate: { ...changed.estate, general: { ...changed.estate.general, price: { value: 1 } } },
  };
  const file = await write('d.ndjson', ndjson(cheaper));
  const refused = await gevel('import', SITE, file, '--pictures', photos, '--strict');
  expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('Nothing was imported')]);
  const { code, stdout } = await gevel('import', SITE, file, '--pictures', photos);
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 changed')]);
  const lines = stdout.split('\n').filter((line) => line.includes('pictures['));
  expect(lines).toEqual(
    [
      expect.stringMatching(/pictures\[1\]\.file: .*; the earlier picture stays/),
      expect.stringMatching(/pictures\[2\]\.file: .*; left out \("pool\.jpg"\)/),
      expect.stringMatching(/pictures\[3\]\.file: the folder of pictures does not have this file; left out/),
    ].map((line) => line),
  );
  expect(await recordOf(980_003)).toMatchObject({
    estate: { general: { price: { value: 1 } }, pictures: [{ file: 'front' }, { file: 'garden' }] },
  });
});

test.describe('a dry run', () => {
  /** Runs commands that must write nothing; answers with what each of them prints. */
  async function writeNothing(...commands: readonly (readonly string[])[]): Promise<readonly string[]> {
    const before = await hashesOfStore(content.state);
    expect(Object.keys(before).length).toBeGreaterThan(3);
    const printed: string[] = [];
    for (const words of commands) {
      printed.push((await gevel(...words, '--dry-run')).stdout);
      expect(await hashesOfStore(content.state), words.join(' ')).toEqual(before);
    }
    return printed;
  }

  /**
   * Tried with what they need: `opening.spec.ts`, `backups.spec.ts`, `draft-preview.spec.ts`; a second database,
   * `moved-sites.test.ts`; a resolver, `mail-sender.test.ts`.
   */
  const ELSEWHERE = [
    'site portrait',
    'site push',
    'site look',
    'mail domain',
    'backup restore',
    'backup open',
    'site move',
  ];

  test('exists for these commands: one of them needs no store, and the others are tried', () => {
    const dry = COMMANDS.filter(({ options }) => options?.['dry-run'] !== undefined).map(({ name }) => name);
    const single = [
      'home restore',
      'home set',
      'home withdraw',
      'mail limits',
      'page delete',
      'picture add',
      'picture delete',
      'site logo',
      'site set',
    ];
    expect(dry.toSorted()).toEqual(['deploy', ...single, ...ELSEWHERE, 'import', 'pages push'].toSorted());
  });

  test('of an import predicts what the import does, and leaves the store unchanged byte for byte', async () => {
    const photos = join(folder, 'dry-photos');
    await mkdir(photos);
    await writePhoto(photos, 'dry.jpg', 3);
    await writeFile(join(photos, 'bad.jpg'), 'not a picture');
    await gevel('import', SITE, await write('e.ndjson', ndjson(home(980_004), home(980_005))));
    const files = join(folder, 'dry');
    await mkdir(files);
    await writeFile(
      join(files, 'a.ndjson'),
      ndjson(
        home(980_004),
        home(980_006, { pictures: [{ file: 'dry.jpg' }, { file: 'bad.jpg' }] }),
        home(980_006),
        { estate: { general: { id: 980_007, address: { city: { zip: '9999' } } } } },
      ),
    );
    await writeFile(
      join(files, 'b.csv'),
      'estate.general.id;estate.general.price.value\n980005;350000\n980008;1\n',
    );
    const words = ['import', SITE, files, '--pictures', photos];
    for (const more of [[], ['--sync', '--yes']]) {
      const [printed = ''] = await writeNothing([...words, ...more]);
      const [summary, ...reported] = printed.trimEnd().split('\n');
      expect(summary).toContain('1 changed');
      expect(reported).toContain('Nothing was written: this was a dry run.');
      const then = await gevel(...words, ...more);
      expect(then.stdout.split('\n')[0]).toBe(summary);
      // Once more, from the beginning.
      await gevel('import', SITE, join(folder, 'e.ndjson'));
    }
  });

  test('of each small change leaves the store byte for byte the same', async () => {
    await gevel('import', SITE, await write('f.ndjson', ndjson(home(980_010), home(980_011))));
    await gevel('home', 'withdraw', SITE, '980011');
    const [picture = ''] = (await gevel('picture', 'list', SITE)).stdout.split(/ |\n/);
    const photos = join(folder, 'small-photos');
    await mkdir(photos);
    await writePhoto(photos, 'sea.jpg', 7);
    const sea = join(photos, 'sea.jpg');
    const changes = [
      [['picture', 'add', SITE, sea], 'Nothing was written'],
      [['site', 'logo', SITE, sea], 'Nothing was written'],
      [['site', 'set', SITE, 'settings.since=1998'], 'Nothing was written'],
      [['mail', 'limits', SITE, '--set', 'friend_hour=50'], 'Nothing was written'],
      [['home', 'set', SITE, '980010', 'price=380000'], '395000 → 380000'],
      [['home', 'withdraw', SITE, '980010'], 'Nothing was written'],
      [['home', 'restore', SITE, '980011'], 'Nothing was written'],
      [['page', 'delete', SITE, 'about'], 'would be deleted'],
      [['picture', 'delete', SITE, picture, '--force'], 'would be deleted'],
    ] as const;
    const printed = await writeNothing(...changes.map(([words]) => words));
    for (const [at, [words, reported]] of changes.entries())
      expect(printed[at], words.join(' ')).toContain(reported);
  });

  test('of pages leaves the store byte for byte the same', async () => {
    const pages = join(folder, 'pages');
    await gevel('pages', 'pull', SITE, pages);
    const about = join(pages, 'pages/about.json');
    const text = await readFile(about, 'utf8').catch(() => null);
    expect(text).not.toBeNull();
    await writeFile(about, (text ?? '').replace(/"nl": "[^"]+"/, '"nl": "Anders"'));
    expect(await writeNothing(['pages', 'push', SITE, pages])).toEqual([
      expect.stringContaining('1 would change'),
    ]);
  });
});
