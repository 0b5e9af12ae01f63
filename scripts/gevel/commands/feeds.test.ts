import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RECORDED_ANSWER } from '#tests/support/whise-homes.ts';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
});

const FEED = {
  name: 'whise',
  kind: 'whise',
  settings: { client: '12345' },
  paused: false,
  minutes: 15,
  running: false,
  nextAt: '2026-11-23T10:15:00.000Z',
  endedAt: '2026-11-23T10:00:00.000Z',
  outcome: 'too-often',
  reason: 'status 429',
  leads: 'mail',
};
const SHOWN = {
  ...FEED,
  requests: { waiting: 0, taken: 0, mailed: 0, lastRefusal: null },
  homes: { shown: 84, asked: 1 },
  hiddenFor: [{ reason: 'offline', homes: 2, home: '12' }],
  notTaken: [{ home: '77', estate: '900000000077', state: 'asked', reason: '1204 has this reference too' }],
  unmapped: [{ what: 'detail', name: '2045', value: 'Airport', homes: 3, home: '78' }],
};

const gevel = (...words: readonly string[]) => run(['feed', ...words], service.origin);
const typed = (text: string) =>
  vi
    .spyOn(process, 'stdin', 'get')
    .mockReturnValue(Object.assign(Readable.from([text]), { isTTY: false }) as never);

it('adds a feed, and shows what came of it', async () => {
  service.script({ status: 200, body: JSON.stringify(SHOWN) });
  const { code, stdout } = await gevel('add', 'zeezicht', 'whise', '--client', '12345');
  expect(code).toBe(0);
  expect(service.calls).toEqual(['PUT /sites/zeezicht/feeds/whise']);
  expect(stdout).toContain('too-often (status 429)');
  expect(stdout).toContain('84 shown, 1 asked');
  expect(stdout).toContain('? 77 (900000000077): 1204 has this reference too');
  expect(stdout).toContain('detail 2045 "Airport": on 3 homes, such as 78');
});

it('sends the offices and languages that are named one by one', async () => {
  service.script({ status: 200, body: JSON.stringify(SHOWN) });
  const words = '--client 12345 --office 31 --office 32 --language nl-BE --language en-GB'.split(' ');
  expect((await gevel('add', 'zeezicht', 'whise', ...words)).code).toBe(0);
  expect(JSON.parse(service.bodies.at(-1) ?? '')).toEqual({
    kind: 'whise',
    settings: { client: '12345', offices: ['31', '32'], languages: ['nl-BE', 'en-GB'] },
  });
});

it('decides about each home that is kept apart, also about those that the feed lists only then', async () => {
  const apart = (...homes: readonly string[]) => {
    const notTaken = homes.map((home) => ({ ...SHOWN.notTaken[0], home }));
    const refused = { home: '9', estate: '900000000009', state: 'refused', reason: 'price' };
    return { status: 200, body: JSON.stringify({ ...SHOWN, notTaken: [...notTaken, refused] }) };
  };
  service.script(apart('1', '2'), apart('2'), apart('3'), apart());
  expect((await gevel('same', 'zeezicht', 'whise', '--all')).code).toBe(0);
  expect(service.calls).toEqual([
    'GET /sites/zeezicht/feeds/whise',
    ...Array(3).fill('POST /sites/zeezicht/feeds/whise/decision'),
  ]);
  expect((await gevel('same', 'zeezicht', 'whise')).code).toBe(2);
});

it('prints what a vendor wrote without its control characters', async () => {
  const [home] = SHOWN.notTaken;
  const evil = '\u001b[2Jevil\u0007';
  service.script({
    status: 200,
    body: JSON.stringify({
      ...SHOWN,
      reason: evil,
      notTaken: [{ ...home, home: evil, reason: evil }],
      unmapped: [{ what: 'detail', name: evil, value: evil, homes: 3, home: evil }],
    }),
  });
  const { stdout } = await gevel('add', 'zeezicht', 'whise', '--client', '12345');
  expect(stdout).toContain('? [2Jevil (900000000077): [2Jevil');
  expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

it('reads an account from standard input, and never prints it', async () => {
  typed('{"username": "gevel", "password": "canary"}');
  service.script({ status: 204 });
  const { code, stdout, stderr } = await gevel('account', 'set', 'whise');
  expect(code).toBe(0);
  expect(service.calls).toEqual(['PUT /feed-accounts/whise']);
  expect(stdout + stderr).not.toContain('canary');
});

it('refuses an account that is no JSON without repeating it', async () => {
  typed('canary: not JSON');
  const { code, stdout, stderr } = await gevel('account', 'set', 'whise');
  expect(code).toBe(1);
  expect(service.calls).toEqual([]);
  expect(stdout + stderr).not.toContain('canary');
});

it('tries a recorded answer without asking anybody', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-feed-'));
  const answer = join(folder, 'answer.json');
  await writeFile(answer, JSON.stringify(RECORDED_ANSWER));
  const { code, stdout } = await gevel('try', 'whise', answer);
  await rm(folder, { recursive: true });
  expect(code).toBe(0);
  expect(service.calls).toEqual([]);
  expect(stdout).toContain('estate.general.price.value: 1750000');
  expect(stdout).toContain('has no place');
});

it.each([
  ['a kind that there is not', 'fax', 'package.json'],
  ['a file that there is not', 'whise', 'not-there.json'],
  ['a file without homes', 'whise', 'package.json'],
])('says what is wrong with %s', async (_what, kind, file) => {
  const { code, stderr } = await gevel('try', kind, file);
  expect(code).toBe(1);
  expect(stderr).not.toBe('');
});
