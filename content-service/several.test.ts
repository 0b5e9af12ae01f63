/** Batched calls (docs/decisions/0065). */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from './app.ts';
import {
  entityStatements,
  estateStatements,
  pageStatements,
  rentalUnitStatements,
  siteStatements,
} from './intake/index.ts';
import { SITE_DOOR } from './platform/access/doors.ts';
import { assetStatements } from './testing/assets.ts';
import { answerOf, get, post, publicPost } from './testing/call.ts';
import { anEstate, aPage } from './testing/fixtures.ts';
import { aRentalSite, aRentalUnit } from './testing/rentals.ts';
import { store } from './testing/store.ts';
import { aToken } from './testing/tokens.ts';

const pictures = [{ file: 'villa' }];

beforeAll(() =>
  store(
    siteStatements(aRentalSite('coast')),
    assetStatements('coast', {
      name: 'villa',
      version: 'w400',
      r2Key: 'coast/villa',
      hash: 'abcdef12',
      contentType: 'image/webp',
      width: 400,
      height: 300,
      bytes: 8,
    }),
    pageStatements('coast', {
      ...aPage('home', { nl: '' }),
      hero: { file: 'villa' },
      sections: [{ kind: 'entities', entity: 'team' }],
    }),
    pageStatements('coast', aPage('about', { nl: 'over-ons', en: 'team' })),
    pageStatements('coast', aPage('team', { nl: 'team' })),
    pageStatements('coast', {
      ...aPage('winter', { nl: 'winter' }),
      news: { publicationDate: '2020-01-06', shownUntil: null },
    }),
    entityStatements('coast', { id: 'team', name: { nl: 'Team' } }, [{ id: 'an', title: { nl: 'An' } }]),
    estateStatements('coast', { ...anEstate(10, {}), pictures }),
    rentalUnitStatements('coast', aRentalUnit('flat', {}), { rates: [] }),
  ),
);

const GET = (path: string) => ({ method: 'GET', path });
const POST = (path: string) => ({ method: 'POST', path, body: { query: {} } });

/** The calls that a page starts with. */
const PAGES = {
  home: [GET('/sites/coast/pages/home'), POST('/sites/coast/estate-filters'), POST('/sites/coast/estates')],
  offer: [POST('/sites/coast/estates'), POST('/sites/coast/estate-filters')],
  estate: [GET('/sites/coast/estates/v2/10')],
  rentals: [POST('/sites/coast/rental-units'), POST('/sites/coast/rental-units/filters')],
  news: [GET('/sites/coast/news')],
  'rental unit': [GET('/sites/coast/rental-units/flat'), GET('/sites/coast/rental-units/flat/periods')],
} as const;

/** A database that counts its round trips. */
function counted() {
  let trips = 0;
  const count = <Answer>(answer: Answer): Answer => {
    trips += 1;
    return answer;
  };
  const DB = {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => count(env.DB.batch(statements)),
  } as unknown as D1Database;
  return { env: { ...env, DB }, trips: () => trips };
}

it.each(Object.entries(PAGES))(
  '%s: is answered like single calls, in one round trip',
  async (_page, calls) => {
    const db = counted();
    const request = new Request('http://content.test/several', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-SITE': 'coast' },
      body: JSON.stringify({ calls }),
    });
    const response = await createApp(SITE_DOOR).fetch(request, db.env, createExecutionContext());
    const one = (call: (typeof PAGES)[keyof typeof PAGES][number]) =>
      'body' in call ? post(call.path, call.body) : get(call.path);
    expect(await answerOf(response)).toEqual({
      status: 200,
      body: { answers: await Promise.all(calls.map(async (call) => answerOf(await one(call)))) },
    });
    expect(db.trips()).toBe(1);
  },
);

it('finds the site of a host, with its menus, texts and pictures, in one round trip', async () => {
  const db = counted();
  const request = new Request('http://content.test/sites/by-hostname/coast.test');
  const response = await createApp(SITE_DOOR).fetch(request, db.env, createExecutionContext());
  expect(response.status).toBe(200);
  expect(db.trips()).toBe(1);
});

it('answers each call in its own language; a POST has none (spec 1 §7)', async () => {
  const at = (locale?: string) => ({ ...GET('/sites/coast/pages/by-url/team'), ...(locale && { locale }) });
  const { body } = await answerOf(await post('/several', { calls: [at('nl'), at('en'), at()] }));
  expect(body).toMatchObject({
    answers: [{ body: { id: 'team' } }, { body: { id: 'about' } }, { body: { id: 'team' } }],
  });
});

it('isolates failing calls', async () => {
  const calls = [GET('/sites/coast/pages/none'), POST('/sites/coast/estates'), GET('/nowhere')];
  const { body } = await answerOf(await post('/several', { calls }));
  expect(body).toMatchObject({
    answers: [
      { status: 404, body: { error: { code: 'not_found' } } },
      { status: 200, body: { total: { value: 1 } } },
      { status: 404, body: { error: { code: 'not_found' } } },
    ],
  });
});

it.each([
  ['no call', []],
  ['more than a page begins with', Array.from({ length: 17 }, () => GET('/sites/coast'))],
  ['an address of elsewhere', [GET('//elsewhere.test/sites/coast')]],
  ['several others', [{ method: 'POST', path: '/several', body: { calls: [] } }]],
  ['several others by another way', [{ method: 'POST', path: '/x/../several', body: { calls: [] } }]],
  ['an unknown language', [{ ...GET('/sites/coast'), locale: 'es' }]],
  ['a language of a POST', [{ ...POST('/sites/coast/estates'), locale: 'fr' }]],
  ['a call that deletes', [{ method: 'DELETE', path: '/sites/coast' }]],
])('refuses %s', async (_what, calls) => {
  expect((await post('/several', { calls })).status).toBe(400);
});

it('forwards no idempotency key: idempotent calls are refused', async () => {
  const calls = [{ method: 'POST', path: '/sites/coast/contact-requests', body: {} }];
  const { body } = await answerOf(await post('/several', { calls }));
  expect(body).toMatchObject({ answers: [{ status: 400 }] });
});

it('gives no further access: each call has the same caller', async () => {
  const { text: token } = await aToken('coast', 'read');
  const calls = [GET('/sites/coast')];
  expect((await publicPost('/several', { calls }, { token })).status).toBe(404);
  const everywhere = (await aToken('*', 'read')).text;
  const foreign = [GET('/sites/coast'), GET('/tokens')];
  const { body } = await answerOf(await publicPost('/several', { calls: foreign }, { token: everywhere }));
  expect(body).toMatchObject({ answers: [{ status: 200 }, { status: 403 }] });
});
