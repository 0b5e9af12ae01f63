import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccessToken, MadeAccessToken } from '#wire/access-token.ts';
import type { JournalEntry } from '#wire/journal.ts';
import { siteStatements } from '../intake/index.ts';
import { journalStatement } from '../platform/journal.ts';
import { answerOf, publicCall, publicGet, publicPost } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';
import { aToken } from '../testing/tokens.ts';

beforeAll(() => store(...['coast', 'leuven', 'quiet'].map((id) => siteStatements(aSite(id)))));

const make = async (base: string, body: object, token?: string): Promise<MadeAccessToken> => {
  const response = await publicPost(`${base}/tokens`, body, token === undefined ? {} : { token });
  expect(response.status).toBe(201);
  return response.json();
};
const listed = async (base: string): Promise<AccessToken[]> =>
  (await (await publicGet(`${base}/tokens`)).json<{ tokens: AccessToken[] }>()).tokens;
const journalOf = async (base: string, query = ''): Promise<JournalEntry[]> =>
  (await (await publicGet(`${base}/journal${query}`)).json<{ entries: JournalEntry[] }>()).entries;

describe.each([
  ['one site', '/sites/coast'],
  ['every site', ''],
])('tokens of %s', (_whose, base) => {
  it('are made, shown once, listed and revoked', async () => {
    const { id, token } = await make(base, { role: 'write', name: 'Import of the CRM' });
    expect((await publicGet('/sites/coast', { token })).status).toBe(200);
    const entry = { id, role: 'write', name: 'Import of the CRM', createdAt: expect.any(String) };
    expect(await listed(base)).toContainEqual({ ...entry, revokedAt: null });
    expect(JSON.stringify(await listed(base))).not.toContain(token.slice(-43));

    expect((await publicCall('DELETE', `${base}/tokens/${id}`)).status).toBe(204);
    expect((await publicGet('/sites/coast', { token })).status).toBe(404);
    expect(await listed(base)).toContainEqual({ ...entry, revokedAt: expect.any(String) });
  });

  it('are revoked once, and again without an error', async () => {
    const { id } = await make(base, { role: 'read', name: 'x' });
    const revoke = () => publicCall('DELETE', `${base}/tokens/${id}`);
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    const revoked = (await journalOf(base)).filter(
      ({ deed: action, what }) => action === 'token.revoked' && what === id,
    );
    expect(revoked).toHaveLength(1);
  });

  it('are in the journal, with their maker', async () => {
    const { id, token } = await make(base, { role: 'operate', name: 'chief' });
    const { id: made } = await make(base, { role: 'read', name: 'helper' }, token);
    expect((await journalOf(base)).filter(({ what }) => [id, made].includes(what))).toEqual([
      {
        seq: expect.any(Number),
        at: expect.any(String),
        who: 'operator',
        deed: 'token.made',
        what: id,
        count: 1,
      },
      { seq: expect.any(Number), at: expect.any(String), who: id, deed: 'token.made', what: made, count: 1 },
    ]);
  });

  it.each([
    ['no role', { name: 'x' }],
    ['an unknown role', { role: 'admin', name: 'x' }],
    ['no name', { role: 'read' }],
    ['an empty name', { role: 'read', name: ' ' }],
    ['a name of two lines', { role: 'read', name: 'a\nb' }],
    ['a name of 81 letters', { role: 'read', name: 'a'.repeat(81) }],
    ['a field that there is not', { role: 'read', name: 'x', siteId: 'leuven' }],
  ])('are not made with %s', async (_what, body) => {
    expect(await answerOf(await publicPost(`${base}/tokens`, body))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    });
  });

  it('answers 404 for an unknown one', async () => {
    expect((await publicCall('DELETE', `${base}/tokens/000000000000`)).status).toBe(404);
    expect((await publicCall('DELETE', `${base}/tokens/none`)).status).toBe(400);
  });
});

describe('a token of one site', () => {
  it('is not found, nor revoked, at another', async () => {
    const { id } = await aToken('coast', 'write');
    expect((await publicCall('DELETE', `/sites/leuven/tokens/${id}`)).status).toBe(404);
    expect((await publicCall('DELETE', `/tokens/${id}`)).status).toBe(404);
    expect((await listed('/sites/leuven')).map((token) => token.id)).not.toContain(id);
  });

  it('makes none for every site, whatever its role', async () => {
    const { text } = await aToken('coast', 'operate');
    expect((await publicPost('/tokens', { role: 'read', name: 'x' }, { token: text })).status).toBe(404);
  });

  it.each(['tokens', 'journal'])('of a site that does not exist has no %s', async (what) => {
    expect(await answerOf(await publicGet(`/sites/nowhere/${what}`))).toMatchObject({
      status: 404,
      body: { error: { message: 'No such site.' } },
    });
    expect((await publicPost('/sites/nowhere/tokens', { role: 'read', name: 'x' })).status).toBe(404);
  });
});

describe('GET …/journal', () => {
  const note = (what: string) =>
    journalStatement(
      { siteId: 'quiet', who: 'operator', deed: 'token.made', what, count: 3 },
      new Date('2026-11-22T10:00:00Z'),
    );

  it('lists entries in order, from any number on, in pages', async () => {
    expect(await journalOf('/sites/quiet')).toEqual([]);
    await store(['a', 'b', 'c'].map(note));
    const [first, ...rest] = await journalOf('/sites/quiet');
    expect(first).toMatchObject({ at: '2026-11-22T10:00:00.000Z', what: 'a', count: 3 });
    expect(await journalOf('/sites/quiet', `?after=${first?.seq}`)).toEqual(rest);
    expect(await journalOf('/sites/quiet', `?after=${first?.seq}&size=1`)).toEqual(rest.slice(0, 1));
  });

  it.each(['size=0', 'size=501', 'size=x', 'after=-1'])('refuses %s', async (query) => {
    expect((await publicGet(`/sites/quiet/journal?${query}`)).status).toBe(400);
  });

  it('has no entry for a failed action', async () => {
    const before = await journalOf('/sites/quiet');
    await expect(
      store([note('d'), { sql: "INSERT INTO hostnames VALUES ('x', 'nowhere')", params: [] }]),
    ).rejects.toThrow('FOREIGN KEY');
    expect(await journalOf('/sites/quiet')).toEqual(before);
  });

  it('reads only the rows that it returns', async () => {
    const { meta } = await env.DB.prepare(
      "SELECT * FROM journal WHERE site_id = 'quiet' AND seq > 0 ORDER BY seq LIMIT 1",
    ).run();
    expect(meta.rows_read).toBeLessThan(4);
  });
});
