import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { answerOf, get } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { putRecord } from '../testing/records.ts';
import { store } from '../testing/store.ts';

const coast = aSite('coast', { hostnames: ['coast.test', 'www.coast.test'] });

beforeAll(() => store(siteStatements(coast), siteStatements(aSite('leuven'))));

describe('GET /sites/{siteId}', () => {
  it('answers the site, and what its content service is able to do', async () => {
    const able = { everyOption: true, knowsTraits: true, knowsAreas: true };
    expect(await answerOf(await get('/sites/coast'))).toEqual({ status: 200, body: { ...coast, ...able } });
  });

  it('tells a preview whether old addresses lead to it (decision 169)', async () => {
    await putRecord('leuven', 'redirect', 'a', {
      redirect: { id: 'a', from: '/a', to: { locale: 'nl', screen: 'contact' } },
    });
    expect((await answerOf(await get('/sites/leuven'))).body).toMatchObject({ hasOldAddresses: true });
    expect((await answerOf(await get('/sites/coast'))).body).not.toHaveProperty('hasOldAddresses');
  });

  it('answers 404 for a site that does not exist', async () => {
    const { status, body } = await answerOf(await get('/sites/nowhere'));
    expect(status).toBe(404);
    expect(body).toEqual({ error: { code: 'not_found', message: 'No such site.' } });
  });

  it('names the field of a bad id', async () => {
    const { status, body } = await answerOf(await get('/sites/a.b'));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid_request', fields: { siteId: 'not an id' } } });
  });

  it('refuses an X-SITE that contradicts the path', async () => {
    expect((await get('/sites/coast', { 'X-SITE': 'leuven' })).status).toBe(400);
    expect((await get('/sites/coast', { 'X-SITE': 'coast' })).status).toBe(200);
  });

  it('forbids caching of the answer', async () => {
    const { headers } = await get('/sites/coast');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('GET /sites/by-hostname/{hostname}', () => {
  it.each([
    ['as stored', 'coast.test'],
    ['another hostname', 'www.coast.test'],
    ['in capitals', 'COAST.Test'],
    ['with a port', 'coast.test:8787'],
    ['with an encoded port', 'coast.test%3A8787'],
    ['with a final dot', 'coast.test.'],
  ])('finds the site %s', async (_how, hostname) => {
    const { status, body } = await answerOf(await get(`/sites/by-hostname/${hostname}`));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'coast' });
  });

  it.each(['unknown.test', 'test', 'coast.test.evil.test'])('answers 404 for %s', async (hostname) => {
    expect((await get(`/sites/by-hostname/${hostname}`)).status).toBe(404);
  });

  it.each([
    ['a path', '..%2F'],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['SQL', "x'%20OR%201=1"],
    ['a null byte', '%00'],
  ])('refuses %s', async (_what, hostname) => {
    const { status, body } = await answerOf(await get(`/sites/by-hostname/${hostname}`));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fields: { hostname: expect.any(String) } } });
  });

  it('deletes a hostname that the site no longer has', async () => {
    await store(siteStatements(aSite('moved', { hostnames: ['old.test'] })));
    await store(siteStatements(aSite('moved', { hostnames: ['new.test'] })));
    expect((await get('/sites/by-hostname/old.test')).status).toBe(404);
    expect((await get('/sites/by-hostname/new.test')).status).toBe(200);
  });
});
