/** The client of Skarabee over sockets, against a server made from its interface's file (decision 162). */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askOf } from '#content-service/intake/feeds/ask.ts';
import { FeedFault, type Listed } from '#content-service/intake/feeds/kind.ts';
import { skarabee } from '#content-service/intake/feeds/kinds/skarabee/index.ts';
import { ERRORS, envelopeOf } from '#content-service/intake/feeds/kinds/skarabee/soap.ts';
import { readInterface } from '#content-service/intake/feeds/kinds/skarabee/testing/interface.ts';
import { INTERFACE_FILE } from '#content-service/intake/feeds/kinds/skarabee/testing/interface-file.ts';
import { publications } from '#content-service/intake/feeds/kinds/skarabee/testing/publications.ts';
import { LOGIN } from '#content-service/intake/feeds/kinds/skarabee/testing/weblink.ts';
import { openSkarabee, type SkarabeeServer } from './support/skarabee-server.ts';

let server: SkarabeeServer;

beforeAll(async () => {
  // The pace of the room's calls uses the platform's timer.
  vi.stubGlobal('scheduler', { wait: () => Promise.resolve() });
  server = await openSkarabee();
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  server.connection = null;
  server.weblink.fares(null);
  server.weblink.has(publications({ homes: 60, projects: 1 }));
  server.weblink.asked.length = 0;
});

const ask = (secrets: object = LOGIN, local = new URL(server.address).host) =>
  askOf(
    { settings: { address: server.address }, secrets, account: null, now: new Date('2026-11-28T12:00:00Z') },
    { LOCAL_SERVICES: local },
  );

async function wholeList(asking = ask(), since: Date | null = null): Promise<readonly Listed[]> {
  const homes: Listed[] = [];
  let cursor: string | null = null;
  do {
    const page = await skarabee.list(asking, { since, cursor, checkpoint: null });
    homes.push(...page.homes);
    cursor = page.next;
  } while (cursor !== null);
  return homes;
}

const faultOf = (asking = ask()): Promise<unknown> =>
  wholeList(asking).then(
    () => 'no fault',
    (error: unknown) =>
      error instanceof FeedFault ? [error.state, error.reason] : `another error: ${error}`,
  );

describe('a list', () => {
  it('has every home once, by pages of one answer, in the order of their ids', async () => {
    const ids = (await wholeList()).map(({ id }) => Number(id));
    expect(ids).toHaveLength(64);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(server.weblink.asked).toEqual(['GetPublicationSummaries']);
  });

  it('of changes has what changed, and what is no longer active', async () => {
    server.weblink.change(1003, { active: false }, '2026-11-28T11:00:00');
    server.weblink.change(1004, {}, '2026-11-28T11:00:00');
    const homes = await wholeList(ask(), new Date('2026-11-28T11:30:00Z'));
    expect(homes).toEqual([
      { id: '1003', mark: null, home: { inactive: '1003' } },
      { id: '1004', mark: null },
    ]);
  });

  it('goes on in another piece of work, although homes came and went meanwhile', async () => {
    const first = await skarabee.list(ask(), { since: null, cursor: null, checkpoint: null });
    server.weblink.forget(1000);
    server.weblink.forget(1030);
    const next = await skarabee.list(ask(), { since: null, cursor: first.next, checkpoint: null });
    expect(next.homes[0]?.id).toBe('1025');
    expect(next.homes.map(({ id }) => id)).not.toContain('1030');
  });
});

describe('homes by their ids', () => {
  it('are fetched one by one; one that is not there is absent', async () => {
    const found = await skarabee.fetch(ask(), ['1001', '7']);
    expect([...found.keys()]).toEqual(['1001']);
  });

  it('of another id than was asked for are not read', async () => {
    server.weblink.fares('other-home');
    const found = await skarabee.fetch(ask(), ['1001']);
    expect(found.get('1001')).toMatchObject({ reason: 'broken: a home that was not asked for' });
  });
});

describe('an answer', () => {
  it.each([
    ['huge', ['broken', expect.stringContaining('an answer of')]],
    ['redirects', ['broken', 'redirected, status 307']],
  ] as const)('that %s is a fault', async (connection, fault) => {
    server.connection = connection;
    expect(await faultOf()).toEqual(fault);
  });

  it('is never asked for over plain http with a public name', async () => {
    expect(await faultOf(ask(LOGIN, ''))).toEqual(['settings', 'an address that is not called']);
    expect(server.weblink.asked).toEqual([]);
  });

  it('to another login is refused, without its words', async () => {
    expect(await faultOf(ask({ ...LOGIN, password: 'wrong' }))).toEqual(['key-refused', 'status 401']);
  });
});

describe('errors of the interface', () => {
  it('have a meaning each: every code of its file, and no other', async () => {
    const { types } = await readInterface(INTERFACE_FILE);
    expect(Object.keys(ERRORS).toSorted()).toEqual([...(types.get('ErrorCode')?.codes ?? [])].toSorted());
  });
});

describe('the server', () => {
  const send = (body: string) =>
    server.weblink.answer({ authorization: `Basic ${btoa('nobody:nothing')}`, body });
  const authorization = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`, 'utf8').toString('base64')}`;
  const sent = async (body: string) => (await server.weblink.answer({ authorization, body })).status;

  it('wants a login', async () => {
    expect((await send(envelopeOf('GetPublication', [['PublicationId', '1000']]))).status).toBe(401);
    expect(await sent(envelopeOf('GetPublication', [['PublicationId', '1000']]))).toBe(200);
  });

  it.each([
    ['no envelope', '<GetPublication xmlns="http://weblink.skarabee.com/"/>'],
    ['another version of SOAP', envelopeOf('GetLogins', []).replace('2003/05/soap-envelope', 'envelope')],
    ['a missing element', envelopeOf('GetPublication', [])],
    ['an element of another name', envelopeOf('GetPublication', [['PublicationID', '1']])],
    [
      'an element twice',
      envelopeOf('GetPublication', [
        ['PublicationId', '1'],
        ['PublicationId', '2'],
      ]),
    ],
    ['words for a number', envelopeOf('GetPublication', [['PublicationId', 'one']])],
    ['nil for what is not nillable', envelopeOf('GetPublication', [['PublicationId', null]])],
    [
      'another order',
      envelopeOf('GetPublicationSummaries', [
        ['ExcludeSharedProperties', 'true'],
        ['LastModified', null],
      ]),
    ],
    [
      'an unknown code',
      envelopeOf('GetPublicationSummaries', [
        ['LastModified', null],
        ['RequestedPropertyTypes', [['PropertyType', 'CASTLE']]],
        ['ExcludeSharedProperties', null],
      ]),
    ],
    [
      'a time that is none',
      envelopeOf('GetPublicationSummaries', [
        ['LastModified', 'today'],
        ['ExcludeSharedProperties', null],
      ]),
    ],
  ])('refuses %s, as the interface does', async (_, body) => {
    expect(await sent(body)).toBe(400);
  });
});
