import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '../../intake/index.ts';
import { aSite } from '../../testing/fixtures.ts';
import { store } from '../../testing/store.ts';
import { aToken } from '../../testing/tokens.ts';
import { findCaller } from './find-caller.ts';
import { newToken, parseToken } from './token-text.ts';

const OPERATOR = 'the operator of the deployment, 32 and more';
const SITE = 'a site that calls over HTTP, 32 and more';
const bindings = { ...env, OPERATOR_TOKEN: OPERATOR, CONTENT_SERVICE_TOKEN: SITE };
const logged: unknown[] = [];
const find = (authorization: string | undefined, changes: object = {}) =>
  findCaller(authorization, { ...bindings, ...changes }, (...line) => void logged.push(line));

beforeAll(() => store(siteStatements(aSite('coast'))));

describe('tokens of the deployment', () => {
  it('belong to operator and site, for every site', async () => {
    expect(await find(`Bearer ${OPERATOR}`)).toEqual({ who: 'operator', role: 'operate', siteId: '*' });
    expect(await find(`Bearer ${SITE}`)).toEqual({ who: 'site', role: 'read', siteId: '*' });
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['no token', 'Bearer '],
    ['another scheme', `Basic ${OPERATOR}`],
    ['the token alone', OPERATOR],
    ['one that is longer', `Bearer ${OPERATOR}x`],
    ['one that is shorter', `Bearer ${OPERATOR.slice(0, -1)}`],
  ])('do not open with %s', async (_what, authorization) => {
    expect(await find(authorization)).toBeNull();
  });

  it('are accepted with the scheme in any case (RFC 9110 §11.1)', async () => {
    expect(await find(`bearer ${OPERATOR}`)).not.toBeNull();
  });

  it.each([undefined, ''])('do not exist when their secret is %j', async (secret) => {
    const without = { OPERATOR_TOKEN: secret, CONTENT_SERVICE_TOKEN: secret };
    expect(await find(`Bearer ${secret}`, without)).toBeNull();
    expect(await find('Bearer undefined', without)).toBeNull();
  });

  it('are refused when too short, which is logged', async () => {
    expect(await find('Bearer short', { OPERATOR_TOKEN: 'short' })).toBeNull();
    expect(logged).toEqual([['error', 'access.secret_too_short', { name: 'OPERATOR_TOKEN', least: 32 }]]);
  });
});

describe('created tokens', () => {
  it('give access to their site with their role', async () => {
    const { id, text } = await aToken('coast', 'write');
    expect(await find(`Bearer ${text}`)).toEqual({ who: id, role: 'write', siteId: 'coast' });
  });

  it('are refused with another secret, or none', async () => {
    const [one, other] = [await aToken('coast', 'read'), await aToken('coast', 'read')];
    const secretOf = ({ text }: { text: string }) => parseToken(text)?.secret ?? '';
    for (const token of [
      `gvl_${one.id}_${secretOf(other)}`,
      `gvl_${one.id}_${secretOf(one).toLowerCase()}`,
      `gvl_${one.id}_`,
      `gvl_${one.id}`,
      secretOf(one),
      newToken().text,
    ]) {
      expect([token, await find(`Bearer ${token}`)]).toEqual([token, null]);
    }
  });

  it('are stored without their secret', async () => {
    const { id, text } = await aToken('coast', 'operate');
    const row = await env.DB.prepare('SELECT * FROM tokens WHERE id = ?').bind(id).first();
    expect(JSON.stringify(row)).not.toContain(parseToken(text)?.secret ?? '');
    expect(row).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), revoked_at: null });
  });

  it('are deleted with their site', async () => {
    await store(siteStatements(aSite('gone')));
    const { text } = await aToken('gone', 'read');
    await env.DB.prepare("DELETE FROM sites WHERE id = 'gone'").run();
    await store(siteStatements(aSite('gone')));
    expect(await find(`Bearer ${text}`)).toBeNull();
  });

  it('belong to an existing site, or to every site', async () => {
    await expect(aToken('nowhere', 'read')).rejects.toThrow('FOREIGN KEY');
    expect(await find(`Bearer ${(await aToken('*', 'read')).text}`)).toMatchObject({ siteId: '*' });
  });
});
