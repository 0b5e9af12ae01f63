/**
 * Every operation by role, tried: agency's tokens, the operator's, staff who see all, staff who see their own, and
 * nobody. The table is the expectation; an operation that is missing from it fails.
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ROLES } from '#wire/access-token.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import { STAFF_RIGHTS } from '#wire/staff.ts';
import { createApp } from './app.ts';
import { PUBLIC_DOOR, SITE_DOOR } from './platform/access/doors.ts';
import { tokenHash } from './platform/tokens.ts';
import { OPERATIONS } from './service.ts';
import { confirmAddresses } from './testing/addresses.ts';
import { anAgency, anAppointment, callAt } from './testing/agenda.ts';
import { JPEG } from './testing/pictures.ts';
import { store } from './testing/store.ts';
import { aToken } from './testing/tokens.ts';
import { WHO_MAY } from './testing/who-may.ts';
import { aHomeRecord, endedSellerPage, personStatements, sessionOf } from './testing/written-homes.ts';
import { PLAIN_NEWS } from './testing/written-pages.ts';

const app = createApp(PUBLIC_DOOR);
const siteApp = createApp(SITE_DOOR);

describe('tokens at the public door', () => {
  const held = new Map<string, string | null>([['nobody', null]]);
  beforeAll(async () => {
    await store(anAgency('who'));
    for (const role of ROLES) held.set(role, (await aToken('who', role)).text);
    held.set('operator', (await aToken('*', 'operate')).text);
  });

  /** A call that is refused before it runs: 413 for its body, or whatever a GET answers, means that it was let in. */
  const isLetIn = async (method: string, address: string, token: string | null): Promise<boolean> => {
    const headers = {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(method === 'get' ? {} : { 'Content-Length': '1000000000' }),
    };
    const init = method === 'get' ? { headers } : { method: method.toUpperCase(), headers, body: '{' };
    const response = await app.request(address, init, env);
    const text = await response.text();
    return response.status !== 403 && !text.includes('This path does not exist.');
  };

  it('lists every operation', () => {
    expect(Object.keys(WHO_MAY).toSorted(), 'an operation has a row in testing/who-may.ts').toEqual(
      OPERATIONS.map(({ id }) => id).toSorted(),
    );
  });

  it.each(OPERATIONS.map(({ id, method, path }) => ({ id, method, path })))(
    '$id',
    async ({ id, method, path }) => {
      const address = path.replace('{siteId}', 'who').replace(/\{\w+\+?\}/g, '1');
      const letIn: string[] = [];
      for (const [name, token] of held) if (await isLetIn(method, address, token)) letIn.push(name);
      expect([id, letIn.join(' ')]).toEqual([id, WHO_MAY[id]]);
    },
  );
});

const NOW = '2026-11-24T10:20:00.000Z';
const OWN = 'bo@agency.test';
const ask = (id: string, site: string, body: unknown) =>
  callAt(id, { now: NOW, params: { siteId: site }, body });

/** The same call as an HTTP request of the site's Worker, at the moment of these tests. */
async function askByHttp(
  id: string,
  site: string,
  body: { readonly session?: string; readonly url?: string },
) {
  const { method, path, ...one } = OPERATIONS.find((each) => each.id === id) ?? { method: 'get', path: '' };
  // A body that is no JSON has its session in a header.
  const isBytes = 'body' in one && one.body?.kind === 'bytes';
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  const context = createExecutionContext();
  const response = await siteApp.request(
    `${path.replace('{siteId}', site).replace('{key}', 'a'.repeat(32))}${body.url ?? ''}`,
    {
      method: method.toUpperCase(),
      headers: {
        'Content-Type': 'application/json',
        'X-SITE': site,
        'Idempotency-Key': crypto.randomUUID(),
        ...(isBytes && body.session !== undefined ? { 'X-STAFF-SESSION': body.session } : {}),
      },
      body: isBytes ? JPEG : JSON.stringify(body),
    },
    env,
    context,
  );
  const text = await response.text();
  await waitOnExecutionContext(context);
  vi.useRealTimers();
  const answer = text === '' ? null : JSON.parse(text);
  return { answer, error: response.ok ? null : (answer.error as { readonly code: string }) };
}

/** Homes of the person who sees their own, and of the office. */
const HOMES = { 21: { email: OWN }, 22: { email: 'office@agency.test' } };

let made = 0;
interface Agency {
  readonly site: string;
  /** Sessions of each person, and texts that are no session here. */
  readonly sessions: Readonly<Record<'all' | 'own' | 'nobody' | 'elsewhere', string>>;
  /** Viewings of the person who sees all, and of the one who sees their own. */
  readonly cases: Readonly<Record<'theirs' | 'mine', string>>;
}

async function book(site: string, slotId: string, estateId: string, firstname: string): Promise<string> {
  const { answer, error } = await ask(
    'bookAppointment',
    site,
    anAppointment(slotId, { estateId, firstname }),
  );
  expect(error).toBeNull();
  return tokenHash((answer as Appointment).id);
}

async function anAgencyWithAgenda(): Promise<Agency> {
  const site = `who-${++made}`;
  const other = `${site}-other`;
  // How a session is made is tried in `staff.test.ts`.
  await store(
    anAgency(site),
    anAgency(other),
    personStatements(site, 'an', STAFF_RIGHTS),
    personStatements(site, 'bo', STAFF_RIGHTS, 'own'),
    personStatements(other, 'cis', STAFF_RIGHTS),
  );
  await confirmAddresses(site, [`${site}@example.be`]);
  const all = sessionOf('an');
  // Written once, so that there are versions and something to take back.
  for (const [home, contact] of Object.entries(HOMES)) {
    const params = { siteId: site, kind: 'estate', id: home };
    await callAt('putRecord', { now: NOW, params, body: { ...aHomeRecord(home), contact } });
    await store([endedSellerPage(site, String(home))]);
    await ask('changeHomePrice', site, { session: all, kind: 'estate', home, price: 390_000 });
  }
  return {
    site,
    sessions: {
      all,
      own: sessionOf('bo'),
      nobody: 'n'.repeat(43),
      elsewhere: sessionOf('cis'),
    },
    cases: {
      theirs: await book(site, '20261126T0800Z-an', '1', 'Theirs'),
      mine: await book(site, '20261201T0800Z-bo', '3', 'Mine'),
    },
  };
}

type Who = keyof Agency['sessions'];
const NONE = { nobody: 'no', elsewhere: 'no' } as const;

/** A call of a session, and what comes of it for each person. */
interface Tried {
  readonly body: (agency: Agency) => object;
  readonly seen?: true;
  readonly expected: Readonly<Record<Who, string>>;
}

const aCase =
  (which: keyof Agency['cases'], more: object = {}) =>
  ({ cases }: Agency) => ({
    kind: 'appointment',
    id: cases[which],
    ...more,
  });
const hours = { from: '2026-11-27', hours: ['13:00', '17:00'] };

const aHome = (home: string, more: object) => ({ kind: 'estate', home, ...more });
/** Calls about one home; who has no right to write is tried beside them (`intake/written/written-homes.test.ts`). */
const HOME_CALLS: Readonly<Record<string, object>> = {
  openHome: {},
  saveDraft: { fields: [{ field: 'estate.general.title.nl', value: 'Villa', seen: null }] },
  // Of a draft without fields.
  publishHome: { mark: '04e04a0c54b20c36518d69b0d54759ec' },
  changeHomePrice: { price: 380_000 },
  changeHomeStatus: { to: 'option' },
  changeHomeLayer: { set: { pictures: ['front'] }, seen: null },
  withdrawHome: {},
  undoHome: { at: NOW },
  restoreHome: { version: 1 },
  showStaffSeller: {},
  makeSellerPage: { locale: 'nl', email: null, rhythm: 'none' },
  // Opens again what was ended.
  writeSellerPage: { set: { ended: false } },
  // A picture that is gone already.
  arrangeHomePictures: { name: 'gone', what: { remove: true } },
};

const aNewItem = {
  id: 'news-1',
  seen: null,
  to: {
    publish: PLAIN_NEWS,
  },
};

/** By operation and what it is about. */
const STAFF_MAY: Readonly<Record<string, Tried>> = {
  'endStaffSession: here': { body: () => ({ which: 'here' }), expected: { all: 'yes', own: 'yes', ...NONE } },
  'endStaffSession: everywhere': {
    body: () => ({ which: 'all' }),
    expected: { all: 'yes', own: 'yes', ...NONE },
  },
  showStaffDesk: { body: () => ({}), seen: true, expected: { all: 'both', own: 'mine', ...NONE } },
  listStaffCases: {
    body: () => ({ find: 'Peeters' }),
    seen: true,
    expected: { all: 'both', own: 'mine', ...NONE },
  },
  'showStaffCase: mine': { body: aCase('mine'), expected: { all: 'yes', own: 'yes', ...NONE } },
  'showStaffCase: theirs': { body: aCase('theirs'), expected: { all: 'yes', own: 'no', ...NONE } },
  'pressStaffCase: mine': {
    body: aCase('mine', { deed: 'cancel' }),
    expected: { all: 'yes', own: 'yes', ...NONE },
  },
  'pressStaffCase: theirs': {
    body: aCase('theirs', { deed: 'cancel' }),
    expected: { all: 'yes', own: 'no', ...NONE },
  },
  'changeStaffHours: of all': {
    body: () => ({ close: hours }),
    expected: { all: 'yes', own: 'no', ...NONE },
  },
  'changeStaffHours: mine': {
    body: () => ({ close: { ...hours, agentId: 'bo' } }),
    expected: { all: 'yes', own: 'yes', ...NONE },
  },
  'changeStaffHours: theirs': {
    body: () => ({ close: { ...hours, agentId: 'an' } }),
    expected: { all: 'yes', own: 'no', ...NONE },
  },
  listHomes: { body: () => ({}), expected: { all: 'yes', own: 'yes', ...NONE } },
  showFigures: { body: () => ({}), expected: { all: 'yes', own: 'yes', ...NONE } },
  ...Object.fromEntries(
    Object.entries(HOME_CALLS).flatMap(([id, more]) => [
      [`${id}: mine`, { body: () => aHome('21', more), expected: { all: 'yes', own: 'yes', ...NONE } }],
      [`${id}: theirs`, { body: () => aHome('22', more), expected: { all: 'yes', own: 'no', ...NONE } }],
    ]),
  ),
  ...Object.fromEntries(
    (['mine', 'theirs'] as const).map((whose) => [
      `addHomePicture: ${whose}`,
      {
        body: () => ({ url: `?kind=estate&home=${whose === 'mine' ? 21 : 22}` }),
        expected: { all: 'yes', own: whose === 'mine' ? 'yes' : 'no', ...NONE },
      },
    ]),
  ),
  addSitePicture: { body: () => ({}), expected: { all: 'yes', own: 'yes', ...NONE } },
  changeSite: { body: () => ({}), expected: { all: 'yes', own: 'yes', ...NONE } },
  // Who may write the site writes all of its news and pages.
  listStaffPages: { body: () => ({ of: 'news' }), expected: { all: 'yes', own: 'yes', ...NONE } },
  changePage: { body: () => aNewItem, expected: { all: 'yes', own: 'yes', ...NONE } },
  changeStaffPeople: { body: () => ({}), expected: { all: 'yes', own: 'yes', ...NONE } },
  showStaffJournal: { body: () => ({}), expected: { all: 'yes', own: 'yes', ...NONE } },
  listStaffDevices: { body: () => ({}), expected: { all: 'yes', own: 'yes', ...NONE } },
};
/** Without a session: what they need instead is tried in `staff.test.ts`. */
const WITHOUT_SESSION = ['askStaffSignIn', 'openStaffSession'];

describe('staff, over HTTP', () => {
  const sessionCalls = OPERATIONS.filter(({ path, role }) => path.includes('/staff/') && role === 'read').map(
    ({ id }) => id,
  );

  let asked: Agency;
  beforeAll(async () => {
    asked = await anAgencyWithAgenda();
  });

  it('have an expectation for every operation of their page', () => {
    const named = new Set([...Object.keys(STAFF_MAY).map((name) => name.split(':')[0]), ...WITHOUT_SESSION]);
    expect([...named].toSorted()).toEqual(sessionCalls.toSorted());
  });

  it.each(Object.entries(STAFF_MAY))('%s', async (name, { body, seen, expected }) => {
    const id = name.split(':')[0] ?? '';
    const found: Record<string, string> = {};
    // Who is refused changes nothing, as no page does: they ask at one agency, and others at one of their own.
    const isPage = /^(?:list|show|open)/.test(id);
    for (const who of ['nobody', 'elsewhere', 'own', 'all'] as const) {
      const agency = isPage || expected[who] === 'no' ? asked : await anAgencyWithAgenda();
      const { answer, error } = await askByHttp(id, agency.site, {
        session: agency.sessions[who],
        ...body(agency),
      });
      if (error !== null) {
        const isRefusal = error.code === 'role_missing' || error.code === 'not_found';
        found[who] = isRefusal ? 'no' : error.code;
      } else if (seen) {
        const text = JSON.stringify(answer);
        const [theirs, mine] = ['Theirs Peeters', 'Mine Peeters'].map((visitor) => text.includes(visitor));
        found[who] = theirs && mine ? 'both' : mine ? 'mine' : 'none';
      } else found[who] = 'yes';
    }
    expect(found).toEqual(expected);
  });

  it('people who see their own cases read only their own actions and devices', async () => {
    const { site, sessions, cases } = await anAgencyWithAgenda();
    const press = { kind: 'appointment', id: cases.theirs, deed: 'cancel' };
    expect((await ask('pressStaffCase', site, { session: sessions.all, ...press })).error).toBeNull();
    const read = async (id: string, who: Who) =>
      JSON.stringify((await ask(id, site, { session: sessions[who] })).answer);
    expect(await read('showStaffJournal', 'all')).toContain('appointment.answered');
    expect(await read('showStaffJournal', 'own')).not.toContain('appointment.answered');
    expect(
      ((await ask('listStaffDevices', site, { session: sessions.own })).answer as { devices: unknown[] })
        .devices,
    ).toHaveLength(1);
  });
});
