import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { answerOf, get, publicGet } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { ask, work } from '../testing/own-service.ts';
import { store } from '../testing/store.ts';
import { askedOf, SERVER, tell } from '../testing/tell-scripted.ts';
import { aToken } from '../testing/tokens.ts';

const PATH = '/sites/coast/content-service';
const TOKEN = 'a-token-of-the-agencys-own-service';
const OUTSIDE = {
  address: 'https://api.coast-agency.be/gevel',
  scope: 'core',
  pictureHosts: ['img.coast-agency.be'],
};

beforeAll(() => store(siteStatements(aSite('coast')), siteStatements(aSite('other'))));

describe('the content service of an agency’s own', () => {
  it('is stored with an encrypted token, which no call returns', async () => {
    const put = await ask('PUT', PATH, { ...OUTSIDE, token: TOKEN });
    expect(put).toMatchObject({ status: 200, body: { ...OUTSIDE, tokenKey: 'tests' } });
    const reported = [
      put.text,
      (await ask('GET', PATH)).text,
      (await ask('GET', '/sites/coast')).text,
      (await ask('GET', '/sites/coast/document')).text,
      (await ask('GET', '/sites/by-hostname/coast.test')).text,
      await (await get('/sites/by-hostname/coast.test')).text(),
      JSON.stringify(await rowsOf('own_services', 'coast')),
      JSON.stringify(await rowsOf('journal', 'coast')),
    ];
    for (const text of reported) expect(text).not.toContain(TOKEN);
  });

  it('is returned only at the site’s own door, encrypted', async () => {
    const service = { ...OUTSIDE, token: { key: 'tests', text: expect.any(String) } };
    expect((await answerOf(await get('/sites/by-hostname/coast.test'))).body).toMatchObject({ service });
    expect((await answerOf(await get('/sites/coast'))).body).toMatchObject({ service });
    for (const role of ['read', 'operate'] as const) {
      const { text } = await aToken('*', role);
      for (const path of ['/sites/by-hostname/coast.test', '/sites/coast'])
        expect((await answerOf(await publicGet(path, { token: text }))).body).not.toHaveProperty('service');
    }
  });

  it.each([
    [undefined, [false, false]],
    [['traits'], [true, false]],
    [
      ['areas', 'traits'],
      [true, true],
    ],
    [[], [false, false]],
  ] as const)(
    'knows what its agency declares: %j (decisions 150 and 151)',
    async (knows, [traits, areas]) => {
      const put = await ask('PUT', PATH, { ...OUTSIDE, token: null, ...(knows && { knows }) });
      expect([put.status, put.body]).toMatchObject([200, { knows: (knows ?? []).toSorted().toReversed() }]);
      for (const path of ['/sites/by-hostname/coast.test', '/sites/coast']) {
        const { body } = await answerOf(await get(path));
        expect(body).toMatchObject({ service: OUTSIDE, knowsTraits: traits, knowsAreas: areas });
        expect(body).not.toHaveProperty('everyOption');
      }
      for (const path of ['/sites/by-hostname/other.test', '/sites/other'])
        expect((await answerOf(await get(path))).body).toMatchObject({ knowsTraits: true, knowsAreas: true });
    },
  );

  it.each([[['swims']], ['traits'], [['traits', 'areas', 'traits']]])(
    'refuses an ability that is none: %j',
    async (knows) => {
      expect(await ask('PUT', PATH, { ...OUTSIDE, knows })).toMatchObject({
        status: 400,
        body: { error: { fields: expect.objectContaining({}) } },
      });
    },
  );

  it('keeps its token when none is sent, and requires it with another address', async () => {
    await ask('PUT', PATH, { ...OUTSIDE, token: TOKEN });
    const hosts = { ...OUTSIDE, pictureHosts: [] };
    expect(await ask('PUT', PATH, hosts)).toMatchObject({ status: 200, body: { tokenKey: 'tests' } });
    expect(await ask('PUT', PATH, { ...hosts, address: 'https://api.elsewhere.be/' })).toMatchObject({
      status: 422,
      body: { error: { fields: { token: expect.stringContaining('another address') } } },
    });
    expect(await ask('PUT', PATH, { ...hosts, token: null })).toMatchObject({
      status: 200,
      body: { tokenKey: null },
    });
  });

  it('provides menus and texts itself if it is a full service', async () => {
    await ask('PUT', PATH, { ...OUTSIDE, scope: 'full' });
    const { body } = await answerOf(await get('/sites/by-hostname/coast.test'));
    for (const key of ['menus', 'texts', 'several']) expect(body).not.toHaveProperty(key);
  });

  it.each([
    ['http://api.agency.be/', 'address'],
    ['https://10.0.0.1/', 'address'],
    ['https://169.254.169.254/', 'address'],
    ['https://localhost/', 'address'],
    ['https://db.internal/', 'address'],
    ['https://coast.localhost/', 'address'],
    ['http://127.0.0.1:1/', 'address'],
  ])('is refused at %s', async (address, field) => {
    const { status, body } = await ask('PUT', PATH, { ...OUTSIDE, address });
    expect([status, body]).toMatchObject([422, { error: { fields: { [field]: expect.any(String) } } }]);
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    'img.agency.be/x',
    'img.agency.be:8443',
    'a@b.be',
    '2130706433',
  ])('takes no pictures from %s', async (host) => {
    const { status, body } = await ask('PUT', PATH, { ...OUTSIDE, pictureHosts: ['img.a.be', host] });
    expect([status, body]).toMatchObject([
      422,
      { error: { fields: { 'pictureHosts[1]': expect.any(String) } } },
    ]);
  });

  it('cannot be a site of this deployment', async () => {
    await store(siteStatements(aSite('ours', { hostnames: ['www.ours.be'] })));
    expect(await ask('PUT', PATH, { ...OUTSIDE, address: 'https://www.ours.be/' })).toMatchObject({
      status: 422,
    });
  });

  it('is set by operators only: an agency’s token is not enough', async () => {
    const { text } = await aToken('coast', 'write');
    expect((await ask('PUT', PATH, OUTSIDE, text)).status).toBe(403);
  });

  it('is deleted with its state', async () => {
    expect((await ask('DELETE', PATH)).status).toBe(204);
    expect((await ask('GET', PATH)).status).toBe(404);
    expect((await answerOf(await get('/sites/coast'))).body).not.toHaveProperty('service');
  });
});

describe('homes reported as changed', () => {
  const CHANGED = '/sites/coast/changed-homes';

  it('need such a service', async () => {
    expect((await ask('POST', CHANGED, { ids: ['1'] })).status).toBe(404);
  });

  it('are noted once, with the agency’s own token', async () => {
    await ask('PUT', PATH, { address: `${SERVER}/coast`, scope: 'core', pictureHosts: [], token: TOKEN });
    await tell('coast', { '/x': null });
    const { text } = await aToken('coast', 'write');
    for (const ids of [['1', '2', '1'], ['2']])
      expect(await ask('POST', CHANGED, { ids }, text)).toMatchObject({
        status: 202,
        body: { heard: ids.length === 1 ? 1 : 2 },
      });
    expect((await rowsOf('own_homes', 'coast')).map(({ id }) => id)).toEqual(['1', '2']);
    const other = await aToken('other', 'write');
    expect((await ask('POST', CHANGED, { ids: ['3'] }, other.text)).status).toBe(404);
    const reader = await aToken('coast', 'read');
    expect((await ask('POST', CHANGED, { ids: ['3'] }, reader.text)).status).toBe(403);
    await work();
  });

  it.each([[[]], [['a b']], [['../1']], [Array.from({ length: 501 }, (_, at) => String(at))]])(
    'are refused in an invalid body (%#)',
    async (ids) => {
      expect((await ask('POST', CHANGED, { ids })).status).toBe(400);
    },
  );

  it('the service is tried on demand, with its token, and each call is reported', async () => {
    await tell('coast', {
      '/sites/coast/estate-filters': { json: { headTypes: [] } },
      '/sites/coast/estates': { text: '<html>' },
    });
    const { body } = await ask('POST', `${PATH}/check`);
    expect(body.findings).toMatchObject([
      { call: 'POST …/estate-filters', ok: true },
      { call: 'POST …/estates', ok: false, says: 'no JSON' },
    ]);
    const [first] = (await askedOf('coast')).filter(({ path }) => path.endsWith('estate-filters'));
    expect(first?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, 'x-site': 'coast' });
    expect(env.SERVICE_KEYS).toBeDefined();
  });

  it('is tried with a search for each ability that it declares', async () => {
    const declared = { address: `${SERVER}/coast`, scope: 'core', pictureHosts: [], token: TOKEN };
    await ask('PUT', PATH, { ...declared, knows: ['traits', 'areas'] });
    await tell('coast', {
      '/sites/coast/estate-filters': { json: { headTypes: [] } },
      '/sites/coast/estates': { json: { total: { value: 0 }, results: [] } },
    });
    const { body } = await ask('POST', `${PATH}/check`);
    expect(body.findings).toMatchObject([
      { ok: true },
      { call: 'POST …/estates', ok: true },
      { call: 'POST …/estates (traits)', ok: true },
      { call: 'POST …/estates (areas)', ok: true },
    ]);
    const sent = (await askedOf('coast')).map(({ body: asked }) => asked).join();
    expect([sent.includes('"unknown":["garden"]'), sent.includes('"geo_polygon"')]).toEqual([true, true]);
  });
});
