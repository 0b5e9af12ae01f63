/** An agency's small changes, each in one command, over HTTP. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentServiceOf } from '../support/content-service.ts';
import type { TestWorkers } from '../support/environment.ts';
import { operatorAt } from '../support/operator.ts';
import { expect, test } from '../support/workers.ts';

const SITE = 'duinzicht';

// All tests share one content service; each has homes of its own.
test.describe.configure({ mode: 'default' });

let content: TestWorkers;

test.beforeAll(({ contentAlone }) => {
  content = contentAlone;
});

const { gevel, done } = operatorAt(() => `http://localhost:${content.port}`);

const home = (id: number, general: object = {}) => ({
  general: {
    id,
    title: { nl: `Gezinswoning ${id}` },
    headType: { id: 3 },
    transaction: { id: 1, name: { nl: 'Binnenkort te koop' } },
    price: { value: 395_000 },
    address: { visible: true, street: { nl: 'Zeedijk' }, city: { zip: '8400', name: { nl: 'Oostende' } } },
    ...general,
  },
});
const offer = (id: number, general?: object) =>
  contentServiceOf(content).offer(SITE, home(id, general) as never);
const recordOf = async (id: number) => JSON.parse(await done('home', 'show', SITE, String(id), '--json'));

/** Everything that a dry run could have written. */
const written = async () => {
  const service = contentServiceOf(content);
  const tables = ['content_records', 'imports', 'staged_records', 'journal', 'sites', 'assets', 'limits'];
  const known = await service.rows<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const names = tables.filter((table) => known.some(({ name }) => name === table));
  return Promise.all(names.map((name) => service.rows(`SELECT * FROM ${name} ORDER BY 1, 2`)));
};

test.describe('home set', () => {
  test('changes a price and a status, and nothing else, and says what visitors see', async () => {
    await offer(970_001);
    const said = await done('home', 'set', SITE, '970001', 'price=385000', 'status=option');
    expect(said).toContain('estate.general.price.value: 395000 → 385000');
    expect(said).toContain('Label: option for sale.');
    expect(said).toContain('Its price: € 385 000.');
    const before = home(970_001).general;
    expect((await recordOf(970_001)).estate.general).toEqual({
      ...before,
      price: { value: 385_000 },
      transaction: { id: '3' },
    });
  });

  test('a sold home: its street is no longer shown, its price stays (decision 110)', async () => {
    await offer(970_002);
    const said = await done('home', 'set', SITE, '970002', 'status=sold');
    expect(said).toContain('Label: sold.');
    expect(said).toContain('Its street and exact place are hidden, since it is gone.');
    expect(said).toContain('Its price: € 395 000. It stays on the page; price=-1 hides it.');
  });

  test('a dry run writes nothing and says the same', async () => {
    await offer(970_003);
    const before = await written();
    const said = await done('home', 'set', SITE, '970003', 'price=380000', '--dry-run');
    expect(said).toContain('estate.general.price.value: 395000 → 380000');
    expect(said).toContain('Nothing was written');
    await done('home', 'withdraw', SITE, '970003', '--dry-run');
    expect(await written()).toEqual(before);
  });

  test.describe('refuses, and leaves the home', () => {
    const cases: readonly (readonly [string, number, string])[] = [
      ['prise=1', 2, 'column "estate.prise": unknown'],
      ['price=385.000', 2, '385000 with a decimal comma, 385 with a decimal point'],
      ['status=solt', 1, 'estate.general.transaction.id'],
      ['pictures=of-nobody', 1, 'estate.pictures'],
      ['energy.epcValue=much', 1, 'a number is expected'],
      ['id=5', 2, 'unknown'],
      ['price', 2, 'not a KEY=VALUE pair'],
    ];
    for (const [index, [pair, exit, sentence]] of cases.entries()) {
      test(pair, async () => {
        const id = 970_010 + index;
        await offer(id);
        const { code, stderr } = await gevel('home', 'set', SITE, String(id), pair);
        expect(stderr).toContain(sentence);
        expect(code).toBe(exit);
        expect((await recordOf(id)).estate).toEqual(home(id));
      });
    }
  });

  test('an unknown home is reported', async () => {
    const { code, stderr } = await gevel('home', 'set', SITE, '979999', 'price=1');
    expect([code, stderr]).toEqual([1, expect.stringContaining('has no home "979999"')]);
  });
});

test('a home is withdrawn, and comes back as it was', async () => {
  await offer(970_030);
  expect(await done('home', 'withdraw', SITE, '970030')).toContain('its address answers 410');
  expect(await done('home', 'withdraw', SITE, '970030')).toContain('is the same already');
  expect((await recordOf(970_030)).withdrawnAt).toEqual(expect.any(String));
  expect(await done('home', 'restore', SITE, '970030')).toContain('Label: for sale.');
  expect(await recordOf(970_030)).toEqual({ estate: home(970_030) });
});

test('an import with --no-alerts leaves no event for alerts, one without it does', async () => {
  const service = contentServiceOf(content);
  const eventsOf = async (id: number) =>
    (await service.rows('SELECT 1 FROM estate_events WHERE estate_id = ?', String(id))).length;
  await service.rows("INSERT INTO alert_sites VALUES (?, '2026-01-01') ON CONFLICT DO NOTHING", SITE);
  const folder = await mkdtemp(join(tmpdir(), 'gevel-changes-'));
  try {
    for (const [id, ...more] of [[970_040, '--no-alerts'], [970_041]] as const) {
      const file = join(folder, `${id}.ndjson`);
      await writeFile(file, `${JSON.stringify({ estate: home(id) })}\n`);
      await done('import', SITE, file, ...more);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  expect([await eventsOf(970_040), await eventsOf(970_041)]).toEqual([0, 1]);
});

test('a limit of mail is set, shown, and the usual one again', async () => {
  expect(await done('mail', 'limits', SITE, '--set', 'friend_hour=50')).toMatch(
    /friend_hour +50 +\(usual: 20\)/,
  );
  expect(await done('mail', 'limits', SITE, '--set', 'friend_hour=usual')).toMatch(/friend_hour +20$/m);
  const { code, stderr } = await gevel('mail', 'limits', SITE, '--set', 'letters=5');
  expect([code, stderr]).toEqual([2, expect.stringContaining('subscription_hour')]);
});

test('a picture that a page or setting names is not deleted, and a page is', async () => {
  const names = (await done('picture', 'list', SITE)).split('\n').map((line) => line.split('  ')[0] ?? '');
  const site = JSON.stringify(JSON.parse(await done('site', 'show', SITE, '--json')).settings);
  const used = names.find((name) => site.includes(`"${name}"`)) ?? '';
  const refused = await gevel('picture', 'delete', SITE, used);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('the settings of the site')]);
  expect(await done('page', 'delete', SITE, 'sell', '--dry-run')).toContain('would be deleted');
  await done('page', 'delete', SITE, 'sell');
  expect(await gevel('page', 'delete', SITE, 'sell')).toMatchObject({ code: 1 });
});
