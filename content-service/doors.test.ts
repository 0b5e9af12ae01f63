/** Rules for every operation at both doors (docs/decisions/0044). */
import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#wire/access-token.ts';
import { createApp } from './app.ts';
import { siteStatements } from './intake/index.ts';
import { PUBLIC_DOOR } from './platform/access/doors.ts';
import { includesRole } from './platform/access/roles.ts';
import { ORDINARY_BODY_BYTES } from './platform/operation/operation.ts';
import { OPERATIONS } from './service.ts';
import { answerOf, publicCall, publicGet } from './testing/call.ts';
import { aSite } from './testing/fixtures.ts';
import { store } from './testing/store.ts';
import { aToken } from './testing/tokens.ts';

const UNKNOWN = {
  status: 404,
  body: { error: { code: 'not_found', message: 'This path does not exist.' } },
};

const atPublicDoor = createApp(PUBLIC_DOOR);
const GIGABYTE = 1_000_000_000;

/** The tests' tokens, by site and role, and a revoked one. */
const tokens = new Map<string, string>();
const tokenOf = (siteId: string, role: Role): string => tokens.get(`${siteId} ${role}`) ?? '';

beforeAll(async () => {
  await store(siteStatements(aSite('own')), siteStatements(aSite('other')));
  for (const siteId of ['own', 'other', '*']) {
    for (const role of ROLES) tokens.set(`${siteId} ${role}`, (await aToken(siteId, role)).text);
  }
  const { id, text } = await aToken('*', 'operate');
  await publicCall('DELETE', `/tokens/${id}`);
  tokens.set('revoked', text);
});

/** Address of an operation at the site `own`; other parameters are invented. */
const addressOf = (path: string): string => path.replace('{siteId}', 'own').replace(/\{\w+\+?\}/g, '1');

const CASES = OPERATIONS.map(({ id, method, path, role, holder }) => ({
  id,
  holder,
  method: method.toUpperCase(),
  address: addressOf(path),
  role,
  ofSite: path.includes('{siteId}'),
}));

/**
 * Makes a call that is never executed: a call that may change something declares a body that no call accepts,
 * and is refused after the access check and before the operation.
 */
const unrun = async (method: string, address: string, token: string): Promise<Response> => {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Length': String(GIGABYTE) };
  const init =
    method === 'GET' ? { headers: { Authorization: headers.Authorization } } : { headers, body: '{' };
  return atPublicDoor.request(address, { method, ...init }, env);
};

/** Result of a call: past the access check, or the error that stopped it. */
const verdictOf = async (response: Response): Promise<string> => {
  if (response.status === 404 && (await response.clone().text()) === JSON.stringify(UNKNOWN.body))
    return 'unknown';
  if (response.status !== 403 && response.status !== 413) return 'in';
  return (await response.json<{ error: { code: string } }>()).error.code;
};

describe.each(CASES)('$id at the public door', ({ method, address, role, holder, ofSite }) => {
  const ask = async (token: string | null, headers: Record<string, string> = {}) =>
    answerOf(await publicCall(method, address, { token, headers }));
  const home = ofSite ? 'own' : '*';

  it('does not exist without a token', async () => {
    expect(await ask(null)).toEqual(UNKNOWN);
  });

  it('does not exist for an unknown token', async () => {
    expect(await ask(`gvl_000000000000_${'a'.repeat(43)}`)).toEqual(UNKNOWN);
    expect(await ask('1')).toEqual(UNKNOWN);
  });

  it('does not exist for a revoked token', async () => {
    expect(await ask(tokens.get('revoked') ?? '')).toEqual(UNKNOWN);
  });

  it('does not exist for another agency’s token, whatever its role', async () => {
    for (const other of ROLES) expect(await ask(tokenOf('other', other))).toEqual(UNKNOWN);
  });

  it('does not exist for another agency’s token whose caller names that agency', async () => {
    expect(await ask(tokenOf('other', 'operate'), { 'X-SITE': 'other' })).toEqual(UNKNOWN);
    expect(await ask(tokenOf('other', 'operate'), { 'X-SITE': 'own' })).toEqual(UNKNOWN);
  });

  it('does not exist for its own token when the caller names another agency', async () => {
    const [held, named] = ofSite ? ([role, 'other'] as const) : (['operate', 'own'] as const);
    expect(await ask(tokenOf('own', held), { 'X-SITE': named })).toEqual(UNKNOWN);
  });

  it('is refused only to a lower role, and accepts no body of a gigabyte', async () => {
    const reported = await Promise.all(
      ROLES.map(async (held) => [
        held,
        await verdictOf(await unrun(method, address, tokenOf(holder === 'deployment' ? '*' : home, held))),
      ]),
    );
    const admitted = method === 'GET' ? 'in' : 'body_too_large';
    expect(reported).toEqual(
      ROLES.map((held) => [held, includesRole(held, role) ? admitted : 'role_missing']),
    );
  });
});

describe('an unknown address at the public door', () => {
  it.each(['/', '/unknown', '/openapi.json', '/sites', '/cdn-cgi/x'])(
    'reveals nothing without a token: GET %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'PATCH', 'OPTIONS']) {
        const response = await publicCall(method, path, { token: null });
        expect([method, response.headers.get('Allow')]).toEqual([method, null]);
        expect([method, await answerOf(response)]).toEqual([method, UNKNOWN]);
      }
      expect((await publicCall('HEAD', path, { token: null })).status).toBe(404);
    },
  );

  it('is answered exactly like a refused operation', async () => {
    const plain = async (response: Response) => ({
      ...(await answerOf(response)),
      headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
    });
    const unknown = await plain(await publicGet('/unknown', { token: tokenOf('own', 'read') }));
    expect(await plain(await publicGet('/sites/own', { token: null }))).toEqual(unknown);
    expect(await plain(await publicGet('/sites/own', { token: tokenOf('other', 'read') }))).toEqual(unknown);
    expect(await plain(await publicGet('/sites/nowhere', { token: tokenOf('own', 'read') }))).toEqual(
      unknown,
    );
  });

  it('is described to every token', async () => {
    const response = await publicGet('/openapi.json', { token: tokenOf('own', 'read') });
    expect(response.status).toBe(200);
  });
});

describe('the site’s door', () => {
  const others = CASES.filter(({ role }) => role !== 'read');

  it('has reading calls, which need no token', async () => {
    expect((await exports.SiteDoor.fetch('http://content.test/sites/own')).status).toBe(200);
  });

  it.each(others)('does not have $id, whatever the token', async ({ method, address }) => {
    const response = await exports.SiteDoor.fetch(`http://content.test${address}`, {
      method,
      headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` },
    });
    // 405 when the site only reads what others may write.
    expect([404, 405]).toContain(response.status);
    expect(response.headers.get('Allow') ?? '').not.toContain(method);
  });
});

describe('bodies at the public door', () => {
  const PIECE = new Uint8Array(16 * 1024).fill(32);

  /** A body without an end, and the number of bytes read from it. */
  const endless = () => {
    const read = { bytes: 0 };
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read.bytes += PIECE.length;
        controller.enqueue(PIECE);
      },
    });
    return { read, body };
  };
  const send = (headers: Record<string, string>, body: BodyInit, token = tokenOf('own', 'operate')) =>
    atPublicDoor.request(
      '/sites/own/tokens',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
        body,
      },
      env,
    );

  it('are refused by their declared length, before being read', async () => {
    const { read, body } = endless();
    const response = await send({ 'Content-Length': String(GIGABYTE) }, body);
    expect(await answerOf(response)).toMatchObject({
      status: 413,
      body: { error: { code: 'body_too_large' } },
    });
    // A stream requests its first chunk when it is created.
    expect(read.bytes).toBeLessThanOrEqual(PIECE.length);
  });

  it('are cut off while being read, without a declared length', async () => {
    const { read, body } = endless();
    expect((await send({}, body)).status).toBe(413);
    expect(read.bytes).toBeLessThanOrEqual(ORDINARY_BODY_BYTES + 2 * PIECE.length);
  });

  it('are not read at all without access', async () => {
    const { read, body } = endless();
    expect((await send({}, body, tokenOf('own', 'read'))).status).toBe(403);
    expect((await send({}, endless().body, tokenOf('other', 'operate'))).status).toBe(404);
    expect(read.bytes).toBeLessThanOrEqual(PIECE.length);
  });

  it('are accepted up to their limit', async () => {
    const text = JSON.stringify({ role: 'read', name: 'x' }).padEnd(ORDINARY_BODY_BYTES);
    expect((await send({}, text)).status).toBe(201);
    expect((await send({}, `${text} `)).status).toBe(413);
  });
});

describe('calls that write, at the public door', () => {
  /** A limiter that counts by key, like the binding. */
  const limiterOf = (most: number): RateLimit => {
    const counts = new Map<string, number>();
    return {
      async limit({ key }) {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return { success: count <= most };
      },
    };
  };

  it('are counted by token; beyond the limit the answer says when to retry', async () => {
    const bindings = { ...env, WRITE_LIMIT: limiterOf(2) };
    const ask = (path: string, token: string, init: RequestInit = {}) =>
      atPublicDoor.request(
        path,
        { ...init, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' } },
        bindings,
      );
    const write = (site: string, token: string) =>
      ask(`/sites/${site}/tokens`, token, {
        method: 'POST',
        body: JSON.stringify({ role: 'read', name: 'x' }),
      });
    const [own, other] = [tokenOf('own', 'operate'), tokenOf('other', 'operate')];
    for (const status of [201, 201, 429]) {
      expect((await write('own', own)).status).toBe(status);
    }
    const response = await write('own', own);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await answerOf(response)).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } });
    expect((await write('other', other)).status).toBe(201);
    // Reading is not limited, whatever role it needs: an export reads each file of each picture.
    for (const path of ['/sites/own', '/sites/own/tokens']) expect((await ask(path, own)).status).toBe(200);
  });

  it('are not counted without access', async () => {
    const bindings = { ...env, WRITE_LIMIT: limiterOf(0) };
    const refused = { method: 'POST', headers: { Authorization: `Bearer ${tokenOf('own', 'read')}` } };
    expect((await atPublicDoor.request('/sites/own/tokens', refused, bindings)).status).toBe(403);
  });
});
