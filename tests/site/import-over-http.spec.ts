/** An import from another machine, with a token, over HTTP: once as a process, refusals in the test's own process. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ran, run } from '#scripts/gevel/testing/run.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { MadeAccessTokenSchema } from '#wire/access-token.ts';
import type { TestWorkers } from '../support/environment.ts';
import { gevelAt, type Said } from '../support/gevel-process.ts';
import { send } from '../support/http.ts';
import { expect, test } from '../support/workers.ts';

const SITE = 'duinzicht';
const OTHER = 'huis-haard';
/** Characters; a normal body has at most 64 KB. */
const TOO_LARGE = 1_000_000;

// All tests share one content service; each creates its own tokens and homes.
test.describe.configure({ mode: 'default' });

let content: TestWorkers;
let folder: string;

test.beforeAll(async ({ contentAlone }) => {
  content = contentAlone;
  folder = await mkdtemp(join(tmpdir(), 'gevel-import-'));
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command as a process of its own. */
const gevel = (token: string | null, ...words: string[]): Promise<Said> =>
  gevelAt(content.port, token, ...words);
const inProcess = (token: string, ...words: string[]): Promise<Ran> =>
  run(words, `http://localhost:${content.port}`, { token });

/** A token created by `gevel token add`. */
async function aToken(site: string, role: 'read' | 'write' = 'write') {
  const words = ['token', 'add', site, '--name', 'their feed', '--role', role, '--json'];
  const { code, stdout, stderr } = await inProcess(localOperatorToken(), ...words);
  expect([code, stderr]).toEqual([0, '']);
  return MadeAccessTokenSchema.parse(JSON.parse(stdout));
}

const home = (id: number) => ({
  estate: {
    general: {
      id,
      title: { nl: `Woning ${id}` },
      headType: { id: 1, name: { nl: 'Huis' } },
      transaction: { id: 1, name: { nl: 'Te koop' } },
      reference: `H${id}`,
      address: { visible: true, city: { id: 8400, zip: '8400', name: { nl: 'Oostende' } } },
      price: { value: 300_000 },
    },
  },
});

/** Writes a file of homes with these ids. */
async function aFile(...ids: number[]): Promise<string> {
  const file = join(folder, `${ids.join('-')}.ndjson`);
  await writeFile(file, ids.map((id) => `${JSON.stringify(home(id))}\n`).join(''));
  return file;
}

/** Status of the call for a home. */
const statusOf = async (id: number): Promise<number> => {
  const headers = { authorization: `Bearer ${localOperatorToken()}` };
  return (await send('localhost', `/sites/${SITE}/estates/v2/${id}`, { port: content.port, headers })).status;
};

test.describe('an import over HTTP', () => {
  test('succeeds with a token that may write', async () => {
    const { token } = await aToken(SITE);
    const file = await aFile(970_001, 970_002, 970_003);
    expect(await statusOf(970_003)).toBe(404);
    const first = await gevel(token, 'import', SITE, file);
    expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('3 read · 3 new')]);
    for (const id of [970_001, 970_002, 970_003]) expect(await statusOf(id)).toBe(200);
    const again = await inProcess(token, 'import', SITE, file);
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('0 new · 0 changed · 3 same')]);
  });

  test('asks for a token without one', async () => {
    const { code, stderr } = await gevel(null, 'import', SITE, await aFile(970_011));
    // No call was made: the command lacks its token.
    expect([code, stderr]).toEqual([2, expect.stringContaining('GEVEL_TOKEN')]);
  });

  test('is refused with an invented token, with a one-sentence message', async () => {
    const invented = `gvl_abcdefghijkl_${'x'.repeat(43)}`;
    await isRefused(invented, 970_021, /does not accept this token/);
  });

  test('is refused with the token of another agency', async () => {
    await isRefused((await aToken(OTHER)).token, 970_031, /not_found/);
  });

  test('is refused with a token that may only read', async () => {
    await isRefused((await aToken(SITE, 'read')).token, 970_041, /role_missing/);
  });

  test('is refused with a token that was revoked', async () => {
    const { id, token } = await aToken(SITE);
    expect((await inProcess(localOperatorToken(), 'token', 'revoke', SITE, id)).code).toBe(0);
    await isRefused(token, 970_051, /does not accept this token/);
  });
});

async function isRefused(token: string, id: number, reason: RegExp): Promise<void> {
  const { code, stdout, stderr } = await inProcess(token, 'import', SITE, await aFile(id));
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toMatch(/^(?:[A-Z]|http:)[^\n]+\.(?: \([^\n]+\))?$/);
  expect(stderr).toMatch(reason);
  // No stack trace, and never the token itself.
  expect(stderr).not.toMatch(/\n\s+at |gvl_/);
  expect(await statusOf(id)).toBe(404);
}

test.describe('a body that is too large', () => {
  // A gigabyte is tested in the Worker itself, because wrangler buffers the whole body.
  for (const { who, token, status } of [
    { who: 'is refused as too large with a token', token: localOperatorToken(), status: 413 },
    { who: 'discloses nothing without a token', token: null, status: 404 },
  ]) {
    test(who, async () => {
      const answer = await send('localhost', `/sites/${SITE}/imports/abc/commit`, {
        port: content.port,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: ' '.repeat(TOO_LARGE),
      });
      expect(answer.status).toBe(status);
    });
  }
});
