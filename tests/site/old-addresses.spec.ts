/**
 * Every address of former websites, asked over HTTP before and after its redirects (decision 169): those of two recorded
 * websites, holiday rentals and the second source, and a chain of three websites.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#scripts/gevel/client.ts';
import { demoIndex } from '#scripts/gevel/testing/demo-index.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { send } from '../support/http.ts';
import { operatorAt } from '../support/operator.ts';
import { AGENCIES, AGENCY_IDS, type AgencyId } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let workers: TestWorkers;
let folder = '';
const door = () => `http://content.localhost:${workers.port}`;
const client = () => createClient({ origin: door(), token: localOperatorToken() });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'gevel-old-'));
  workers = await startTestWorkers({
    configs: BOTH_WORKERS,
    seeded: true,
    hostnames: AGENCY_IDS.map((id) => AGENCIES[id].hostname),
    seconds: 240,
  });
  // Those of the demo would answer before anything is applied.
  for (const line of readFileSync('demo/duinzicht/redirect.ndjson', 'utf8').trim().split('\n'))
    await client().delete(`/sites/duinzicht/records/redirect/${JSON.parse(line).redirect.id}`);
});
test.afterAll(async () => {
  await workers.stop();
  await rm(folder, { recursive: true });
});

const { done: gevel } = operatorAt(door);

interface Heard {
  readonly status: number;
  readonly location: string | null;
}

/** Requests under way at a time. */
const AT_ONCE = 8;

const pathOf = (address: string): string =>
  address.replace(/^https?:\/\/[^/?#]*/, '').replace(/#.*$/, '') || '/';

/** The answer to an address; below a language, one with a slash at its end first gets the site's own spelling. */
async function asked(hostname: string, url: URL): Promise<Heard> {
  const { status, headers } = await send(hostname, url.pathname + url.search, { port: workers.port });
  const location = headers.location ?? null;
  const spelled = location === null ? null : new URL(location, url);
  const isSpelling = spelled?.pathname === url.pathname.replace(/\/+$/, '') && url.pathname.endsWith('/');
  return status === 301 && spelled !== null && isSpelling ? asked(hostname, spelled) : { status, location };
}

/** Asks a host for each address. */
async function walk(hostname: string, addresses: readonly string[]): Promise<Map<string, Heard>> {
  const heard = new Map<string, Heard>();
  const waiting = [...addresses];
  const ask = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      // Browsers encode what a list of addresses has as it is.
      heard.set(address, await asked(hostname, new URL(`http://x.localhost${pathOf(address)}`)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return heard;
}

interface Proposed {
  readonly old: string;
  readonly certainty: 'sure' | 'guess' | 'none' | 'exists';
}

/** Proposes and applies the lists; returns the proposals by their old address, once the site knows them. */
async function redirect(agency: AgencyId, lists: readonly string[]): Promise<ReadonlyMap<string, Proposed>> {
  const out = join(folder, `${agency}-${lists.length}-${Date.now()}.csv`);
  const from = lists.flatMap((list) => ['--from', list]);
  const { proposals } = JSON.parse(
    await gevel('redirects', 'propose', agency, ...from, '--out', out, '--json'),
  ) as { proposals: readonly Proposed[] };
  await gevel('redirects', 'apply', agency, out);
  const sure = proposals.find(({ certainty }) => certainty === 'sure');
  expect(sure).toBeDefined();
  await expect(async () => {
    const [heard] = [...(await walk(AGENCIES[agency].hostname, [sure?.old ?? ''])).values()];
    expect([301, 410]).toContain(heard?.status);
  }).toPass({ timeout: 180_000, intervals: [500] });
  return new Map(proposals.map((one) => [one.old, one]));
}

const listOf = async (name: string, addresses: readonly string[]): Promise<string> => {
  const file = join(folder, `${name}.txt`);
  await writeFile(file, addresses.join('\n'));
  return file;
};

/** Walks addresses before and after their redirects, and says how many of each outcome there are. */
async function beforeAndAfter(agency: AgencyId, name: string, addresses: readonly string[]) {
  const { hostname } = AGENCIES[agency];
  const before = await walk(hostname, addresses);
  const proposals = await redirect(agency, [await listOf(name, addresses)]);
  const after = await walk(hostname, addresses);
  const targets = [...new Set([...after.values()].flatMap(({ location }) => location ?? []))];
  const reached = await walk(hostname, targets);
  const counts = { led: 0, gone: 0, stayed: 0, left: 0 };
  const wrong: string[] = [];
  for (const address of addresses) {
    const [was, is] = [before.get(address), after.get(address)];
    const { certainty } = proposals.get(address) ?? { certainty: 'none' };
    if (was === undefined || is === undefined) throw new Error(`${address} was not asked`);
    const line = `${address}: ${was.status} → ${is.status} ${is.location ?? ''} (${certainty})`;
    const isStart = was.status === 302 && pathOf(address).startsWith('/?');
    if (was.status !== 404 && !isStart) {
      // A page that exists, or a spelling of it, is never hidden.
      counts.stayed += 1;
      if (is.status !== was.status || is.location !== was.location) wrong.push(`hidden: ${line}`);
    } else if (is.status === 301 && certainty === 'sure') {
      counts.led += 1;
      const end = reached.get(is.location ?? '');
      if (end?.status !== 200) wrong.push(`ends with ${end?.status}: ${line}`);
    } else if (is.status === 410 && certainty === 'sure') counts.gone += 1;
    else if (is.status === was.status && certainty !== 'sure') counts.left += 1;
    else wrong.push(line);
  }
  expect(wrong).toEqual([]);
  return { counts, after };
}

interface Expected {
  readonly old: string;
  readonly to: string | null;
}

for (const [agency, name, counts] of [
  ['duinzicht', 'duinzicht-wordpress', { led: 241, gone: 0, stayed: 6, left: 53 }],
  ['huis-haard', 'huis-haard-crm', { led: 247, gone: 0, stayed: 9, left: 44 }],
] as const) {
  test(`300 addresses of the former website of ${agency} lead to pages, or nowhere as before`, async () => {
    const expected: Expected[] = readFileSync(`demo/cases/addresses/${name}.expected.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const heard = await beforeAndAfter(
      agency,
      name,
      expected.map(({ old }) => old),
    );
    const elsewhere = expected.flatMap(({ old, to }) => {
      const { status, location } = heard.after.get(old) ?? { status: 0, location: null };
      const id = /\/(\d{6})\//.exec(to ?? '')?.[1];
      return status !== 301 || id === undefined || location?.includes(`/${id}/`)
        ? []
        : [`${old} → ${location}`];
    });
    expect(elsewhere).toEqual([]);
    expect(heard.counts).toEqual(counts);
  });
}

test('addresses of holiday rentals and of homes of the second source lead to them', async () => {
  const rentals = demoIndex('duinzicht').rentals.map(
    ({ id, titles: [name = ''] }) =>
      `https://www.old.example/vakantieverhuur/${id}/${name.replaceAll(' ', '-')}/`,
  );
  const of = await beforeAndAfter('duinzicht', 'rentals', rentals);
  expect(of.counts).toEqual({ led: rentals.length, gone: 0, stayed: 0, left: 0 });
  const guids = demoIndex('ardenne').homes.flatMap(({ id }) =>
    id.includes('-') ? [`https://www.old.example/detail.php?guid=${id.toUpperCase()}`] : [],
  );
  const { counts } = await beforeAndAfter('ardenne', 'guids', guids);
  expect(counts).toEqual({ led: guids.length, gone: 0, stayed: 0, left: 0 });
});

test('a chain of three websites leads in one hop from each of them', async () => {
  const [last, older, oldest] = ['https://last.example', 'http://older.example', 'http://oldest.example'];
  const homes = demoIndex('ardenne').homes.slice(0, 20);
  const chain = homes.flatMap(({ id }, at) => [
    [`${older}/detail.asp?nr=${at}`, `${last}/woning/${id}`],
    [`${oldest}/huis${at}.htm`, `${older}/detail.asp?nr=${at}`],
  ]);
  const table = join(folder, 'older.csv');
  await writeFile(table, ['Address;Redirect URL', ...chain.map((row) => row.join(';'))].join('\n'));
  const lastOnes = homes.map(({ id }) => `${last}/woning/${id}`);
  const all = [...lastOnes, ...chain.map(([address = '']) => address)];
  const { hostname } = AGENCIES.ardenne;
  for (const { status } of (await walk(hostname, all)).values()) expect(status).toBe(404);
  await redirect('ardenne', [await listOf('last', lastOnes), table]);
  const after = await walk(hostname, all);
  for (const [at, { id }] of homes.entries())
    for (const address of [
      `${last}/woning/${id}`,
      `${older}/detail.asp?nr=${at}`,
      `${oldest}/huis${at}.htm`,
    ]) {
      expect([address, after.get(address)?.status]).toEqual([address, 301]);
      expect(after.get(address)?.location).toContain(`/${id}`);
    }
  const targets = [...new Set([...after.values()].map(({ location }) => location ?? ''))];
  for (const { status } of (await walk(hostname, targets)).values()) expect(status).toBe(200);
});

test('a preview of a draft leads old addresses too, uncached', async () => {
  const like = (await client().get('/sites/duinzicht/document')) as Record<string, unknown>;
  await client().put('/sites/toekomst', {
    ...like,
    id: 'toekomst',
    hostnames: ['toekomst.localhost'],
    state: 'draft',
    settings: { source: 'first', features: [] },
  });
  await client().put('/sites/toekomst/records/redirect/old', {
    redirect: { id: 'old', from: '/contacteer-ons', to: { locale: 'nl', screen: 'contact' } },
  });
  const { address } = JSON.parse(await gevel('preview', 'add', 'toekomst', '--json'));
  const { hostname } = new URL(String(address));
  await expect(async () => {
    const { status, headers } = await send(hostname, '/contacteer-ons/', { port: workers.port });
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      '/nl/contact',
      'private, no-store',
    ]);
  }).toPass({ timeout: 30_000, intervals: [500] });
  expect((await send('toekomst.localhost', '/contacteer-ons/', { port: workers.port })).status).toBe(404);
});
