/**
 * Rights by table, over HTTP: every operation of an agency's people, found in the catalogue, × every right × whose session
 * (decisions 155 and 159).
 */
import { env, exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { STAFF_RIGHTS, type StaffRight } from '#wire/staff.ts';
import { SESSION_HEADER } from '#wire/written-pictures.ts';
import { siteStatements } from './intake/index.ts';
import { directoryOf } from './platform/db/shards.ts';
import type { Operation } from './platform/operation/operation.ts';
import { OPERATIONS } from './service.ts';
import { callAt } from './testing/agenda.ts';
import { pictureStatements } from './testing/assets.ts';
import { post } from './testing/call.ts';
import { aSite } from './testing/fixtures.ts';
import { withGates } from './testing/gates.ts';
import { JPEG } from './testing/pictures.ts';
import { putRecord } from './testing/records.ts';
import { store } from './testing/store.ts';
import { aHomeRecord, endedSellerPage, personStatements, sessionOf } from './testing/written-homes.ts';
import { PLAIN_NEWS } from './testing/written-pages.ts';

interface Scene {
  readonly site: string;
  /** Instant of an action on home 501 that can be taken back. */
  readonly at: string;
}

interface Row {
  /** The right that it needs; null for every signed-in person. */
  readonly right: StaffRight | null;
  readonly body: (scene: Scene) => object;
  /** Whether it is about home 501, which nobody sees who sees only their own. */
  readonly ofHome?: true;
  /** Status for those who may. */
  readonly done: number;
  /** Sent as these bytes, with the session in a header and the body's fields as the query. */
  readonly bytes?: Uint8Array;
}

const HOME = { kind: 'estate', home: '501' };
const PRICE = 'estate.general.price.value';
const ofHome = (more: object | ((scene: Scene) => object) = {}): Row => ({
  right: 'homes',
  ofHome: true,
  body: (scene) => ({ ...HOME, ...(typeof more === 'function' ? more(scene) : more) }),
  done: 200,
});
const signedIn = (body: object = {}, done = 200): Row => ({ right: null, body: () => body, done });
const ofPeople = (body: object): Row => ({ right: 'people', body: () => body, done: 200 });
const ofSite = (body: object): Row => ({ right: 'site', body: () => body, done: 200 });
const NOBODY = { kind: 'contact', id: 'unknown' };

/** By operation, and by what it is asked for. */
const ROWS: Readonly<Record<string, Row>> = {
  endStaffSession: signedIn({ which: 'here' }, 204),
  showStaffDesk: signedIn(),
  listStaffCases: signedIn(),
  // Who is let in is told that there is no such case, or no such agenda.
  showStaffCase: signedIn(NOBODY, 404),
  pressStaffCase: signedIn({ ...NOBODY, deed: 'answered' }, 404),
  changeStaffHours: signedIn({ open: '0123456789abcdef' }, 404),
  showStaffJournal: signedIn(),
  listStaffDevices: signedIn(),
  changeStaffPeople: ofPeople({}),
  'changeStaffPeople: adds': ofPeople({
    put: { name: 'Li', email: 'li@agency.test', sees: 'own', rights: [] },
  }),
  'changeStaffPeople: removes': ofPeople({ remove: 'abcdefabcdef' }),
  addSitePicture: { right: 'site', body: () => ({}), done: 200, bytes: JPEG },
  changeSite: { right: 'site', body: () => ({}), done: 200 },
  'changeSite: a telephone number': {
    right: 'site',
    body: () => ({ changes: [{ path: 'settings.contact.phone', value: '050 55 12 81', seen: null }] }),
    done: 200,
  },
  listHomes: signedIn(),
  showFigures: signedIn(),
  openHome: { ...ofHome(), right: null },
  saveDraft: ofHome({ fields: [{ field: PRICE, value: 380_000, seen: 385_000 }] }),
  'saveDraft: a new home': {
    right: 'homes',
    body: () => ({
      kind: 'estate',
      makes: 'b7f2c81e0a9d4563',
      fields: [{ field: 'estate.general.transaction.id', value: 1, seen: null }],
    }),
    done: 200,
  },
  // Of a draft without fields.
  publishHome: ofHome({ mark: '04e04a0c54b20c36518d69b0d54759ec' }),
  changeHomePrice: ofHome({ price: 380_000 }),
  changeHomeStatus: ofHome({ to: 'option' }),
  withdrawHome: ofHome(),
  changeHomeLayer: ofHome({ set: { hidden: true }, seen: null }),
  showStaffSeller: { ...ofHome(), right: null },
  makeSellerPage: ofHome({ locale: 'nl', email: null, rhythm: 'none' }),
  // Opens again what was ended.
  writeSellerPage: { ...ofHome({ set: { ended: false } }), done: 204 },
  undoHome: ofHome(({ at }) => ({ at })),
  restoreHome: ofHome({ version: 1 }),
  addHomePicture: { ...ofHome(), bytes: JPEG },
  listStaffPages: ofSite({ of: 'news' }),
  'listStaffPages: pages': ofSite({ of: 'pages', id: 'about' }),
  changePage: ofSite({
    id: 'news-1',
    seen: null,
    to: {
      publish: PLAIN_NEWS,
    },
  }),
  'changePage: a draft': ofSite({
    id: 'about',
    seen: null,
    to: { save: { page: { title: { nl: 'Over ons' }, sections: [] }, mark: null } },
  }),
  'changePage: a page': ofSite({
    id: 'about',
    seen: null,
    to: { show: { page: { title: { nl: 'Over ons' }, sections: [] }, mark: null } },
  }),
  arrangeHomePictures: ofHome({ name: 'front', what: { before: null } }),
};
/** What a person asks for before they have a session. */
const WITHOUT_SESSION = ['askStaffSignIn', 'openStaffSession'];

interface Person {
  readonly rights: readonly StaffRight[];
  readonly sees: 'all' | 'own';
  /** Why their session opens nothing at this agency. */
  readonly stranger?: 'elsewhere' | 'ended' | 'removed' | 'none';
}
const PEOPLE: Readonly<Record<string, Person>> = {
  'no right': { rights: [], sees: 'all' },
  'no right, own only': { rights: [], sees: 'own' },
  ...Object.fromEntries(STAFF_RIGHTS.map((right) => [right, { rights: [right], sees: 'all' }])),
  'all rights': { rights: STAFF_RIGHTS, sees: 'all' },
  'all rights, own only': { rights: STAFF_RIGHTS, sees: 'own' },
  'of another agency': { rights: STAFF_RIGHTS, sees: 'all', stranger: 'elsewhere' },
  'with a session that ended': { rights: STAFF_RIGHTS, sees: 'all', stranger: 'ended' },
  removed: { rights: STAFF_RIGHTS, sees: 'all', stranger: 'removed' },
  nobody: { rights: [], sees: 'all', stranger: 'none' },
};

let made = 0;
/** An agency with home 501, on which An acted, these people, and one who can be removed. */
async function aScene(people: Readonly<Record<string, Person>>): Promise<Scene> {
  const site = `rights-${++made}`;
  const other = `${site}-other`;
  const settings = { features: ['staff' as const], contact: { email: 'office@agency.test' } };
  const ended = "UPDATE staff_sessions SET expires_at = '2026-01-01' WHERE site_id = ? AND staff_id = ?";
  await store(
    siteStatements(aSite(site, { settings })),
    siteStatements(aSite(other, { settings })),
    personStatements(site, 'an', STAFF_RIGHTS),
    personStatements(site, 'abcdefabcdef', []),
    pictureStatements(site, 'front', 'garden'),
    ...Object.entries(people).map(([who, { rights, sees, stranger }]) => [
      ...(stranger === 'none'
        ? []
        : personStatements(stranger === 'elsewhere' ? other : site, idOf(who), rights, sees)),
      ...(stranger === 'ended' ? [{ sql: ended, params: [site, idOf(who)] }] : []),
      ...(stranger === 'removed' ? [{ ...REMOVED, params: [site, idOf(who)] }] : []),
    ]),
  );
  const { estate } = aHomeRecord(501);
  const pictures = [{ file: 'front' }, { file: 'garden' }];
  await putRecord(site, 'estate', '501', { estate: { ...estate, pictures } });
  const at = new Date().toISOString();
  const body = { session: sessionOf('an'), ...HOME, price: 385_000 };
  const { error } = await callAt('changeHomePrice', { now: at, params: { siteId: site }, body });
  expect(error).toBeNull();
  await store([endedSellerPage(site, '501')]);
  return { site, at };
}
/** The id of a person, for their session too. */
const idOf = (who: string): string => who.replaceAll(/[^a-z]/g, '');
const REMOVED = {
  sql: "UPDATE staff SET removed_at = '2026-11-20', email_key = '' WHERE site_id = ? AND id = ?",
};

/** All that these operations may change. */
const CHANGED = [
  'seller_windows',
  'seller_links',
  'records',
  'home_drafts',
  'home_versions',
  'page_drafts',
  'page_versions',
  'redirects',
  'pages',
  'made_homes',
  'staff',
  'journal',
  'estate_events',
];
const stateOf = async (site: string): Promise<string> => {
  const tables = await env.DB.batch(
    CHANGED.map((table) => env.DB.prepare(`SELECT * FROM ${table} WHERE site_id = ?`).bind(site)),
  );
  return JSON.stringify(tables.map(({ results }) => results));
};

function expected({ right, ofHome: isOfHome, done }: Row, { rights, sees, stranger }: Person): number {
  if (stranger !== undefined) return 403;
  if (right !== null && !rights.includes(right)) return 403;
  return isOfHome && sees === 'own' ? 404 : done;
}
const operationIn = (name: string) => {
  const id = name.split(':')[0];
  const found = OPERATIONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no operation ${name}`);
  return found;
};
const KEY = 'c'.repeat(32);
const pathOf = (name: string, site: string): string =>
  operationIn(name).path.replace('{siteId}', site).replace('{key}', KEY);

/** A call over HTTP by a person. */
function ask(who: string, name: string, { bytes, body }: Row, scene: Scene): Promise<Response> {
  const session = sessionOf(idOf(who));
  const path = pathOf(name, scene.site);
  if (bytes === undefined) return post(path, { session, ...body(scene) });
  const query = new URLSearchParams({ ...body(scene) });
  const headers = { [SESSION_HEADER]: session, 'Content-Type': 'application/octet-stream' };
  return exports.SiteDoor.fetch(`http://content.test${path}?${query}`, {
    method: 'PUT',
    headers,
    body: bytes,
  });
}

const takesSession = (body: Operation['body']): boolean =>
  body !== undefined &&
  'schema' in body &&
  body.schema instanceof z.ZodObject &&
  Object.hasOwn(body.schema.shape, 'session');

it('every operation of an agency’s people has a row', () => {
  // By its address, or by the session that it is sent: a new one needs its row, wherever it is.
  const ids = OPERATIONS.filter(
    ({ path, role, body }) => (path.includes('/staff/') && role === 'read') || takesSession(body),
  ).map(({ id }) => id);
  const named = new Set([...Object.keys(ROWS).map((name) => operationIn(name).id), ...WITHOUT_SESSION]);
  expect([...named].toSorted()).toEqual(ids.toSorted());
});

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  it('is answered to each as the table says, and a refusal changes nothing', {
    timeout: 60_000,
  }, async () => {
    const found: unknown[] = [];
    // Who finds the agency as another left it finds what they would find in one of their own.
    let scene = await aScene(PEOPLE);
    let before = await stateOf(scene.site);
    for (const who of Object.keys(PEOPLE)) {
      const answer = await ask(who, name, row, scene);
      const text = await answer.text();
      const isUnchanged = (await stateOf(scene.site)) === before;
      const refusal = answer.status < 400 ? [] : [JSON.parse(text).error.code, isUnchanged];
      found.push([who, answer.status, ...refusal]);
      if (isUnchanged) continue;
      scene = await aScene(PEOPLE);
      before = await stateOf(scene.site);
    }
    expect(found).toEqual(
      Object.entries(PEOPLE).map(([who, person]) => {
        const status = expected(row, person);
        const code = status === 403 ? 'role_missing' : 'not_found';
        return [who, status, ...(status < 400 ? [] : [code, true])];
      }),
    );
  });
});

/** Calls that write what a right or a session decides. */
const WRITING = Object.entries(ROWS).filter(
  ([name, { right }]) =>
    (right !== null && !['changeSite', 'changeStaffPeople'].includes(name)) || name === 'endStaffSession',
);

describe.each(WRITING)('%s, by a person who is removed between its reading and its writing', (name, row) => {
  it('writes all or nothing, and nothing after that moment', { timeout: 60_000 }, async () => {
    const holder: Person = { rights: STAFF_RIGHTS, sees: 'all' };
    let scene = await aScene({ mo: holder });
    let isNew = true;
    /** Number of trips of the call, during which the person is removed before trip `gate`; null for never. */
    const tried = async (gate: number | null): Promise<number> => {
      let gates = 0;
      let removed = '';
      const bindings = withGates(directoryOf(env), async (trip, what) => {
        // The queue is told after the answer.
        if (what.startsWith('WORK')) return;
        gates = trip + 1;
        if (trip !== gate) return;
        await store(
          [{ ...REMOVED, params: [scene.site, 'mo'] }],
          [{ sql: "DELETE FROM staff_sessions WHERE site_id = ? AND staff_id = 'mo'", params: [scene.site] }],
        );
        removed = await stateOf(scene.site);
      });
      const { error } = await callAt(operationIn(name).id, {
        now: new Date().toISOString(),
        params: { siteId: scene.site, key: KEY },
        ...(row.bytes === undefined
          ? { body: { session: sessionOf('mo'), ...row.body(scene) } }
          : { query: row.body(scene), body: row.bytes, headers: { [SESSION_HEADER]: sessionOf('mo') } }),
        bindings,
      });
      const [state, code] = [await stateOf(scene.site), error?.code ?? 'done'];
      if (gate !== null && removed === '' && !isNew) {
        // Bytes that an earlier call left at the bucket save this one a trip.
        [scene, isNew] = [await aScene({ mo: holder }), true];
        return tried(gate);
      }
      expect([gate, code]).toEqual([
        gate,
        expect.stringMatching(gate === null ? /^done$/ : /^(?:done|role_missing)$/),
      ]);
      expect([gate, state === removed]).toEqual([gate, gate !== null]);
      // A refusal has written nothing: with the person back, the agency is as it was.
      isNew = code !== 'role_missing';
      if (!isNew)
        await store(
          [{ sql: "DELETE FROM staff WHERE site_id = ? AND id = 'mo'", params: [scene.site] }],
          personStatements(scene.site, 'mo', STAFF_RIGHTS),
        );
      else scene = await aScene({ mo: holder });
      return gates;
    };
    const gates = await tried(null);
    for (let gate = 0; gate < gates; gate++) await tried(gate);
    expect(gates).toBeGreaterThan(1);
  });
});
