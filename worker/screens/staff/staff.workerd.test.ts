/** The staff page (decision 82): who gets access, what forged requests can reach, and what must not be cached. */

import { beforeEach, describe, expect, it } from 'vitest';
import { createWaves } from '#bench/edge/workers/counts.ts';
import { DOT } from '#domain/format/ties.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo, type RouteParams, SCREENS } from '#domain/routes.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import type { Site } from '#wire/site.ts';
import type { Desk, StaffCase } from '#wire/staff.ts';
import { screens } from '../../pages.ts';
import type { Bindings } from '../../platform/bindings.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { OWN, sendForm } from '../../testing/send-form.ts';
import { siteDocument } from '../../testing/sites.ts';
import { opened } from './homes/testing/home-bench.ts';
import { guardOf } from './session.ts';
import { figuresOf } from './testing/figures.ts';
import { meWith } from './testing/me.ts';
import { aCase, message, ownSiteOf, pagesAnswer, wordsIn } from './testing/staff-bench.ts';
import { isStaffScreen, STAFF_PARAMS, STAFF_SCREENS, type StaffScreen } from './testing/staff-screens.ts';

const SESSION = 's'.repeat(43);
const COOKIE = `__Host-gevel=${SESSION}`;
const TOKEN = 'T'.repeat(43);
const PROOF = `${'p'.repeat(43)}.${'m'.repeat(43)}`;
const BROWSER = 'b'.repeat(43);
const PARAMS = { kind: 'contact', id: 'm1', deed: 'answered', token: TOKEN };
const paramsOf = (screen: StaffScreen): RouteParams => ({ ...PARAMS, ...STAFF_PARAMS[screen] });
const PAGES = STAFF_SCREENS;
/** Pages that need a session. */
const INSIDE = PAGES.filter((screen) => !['staff-sign-in', 'staff-enter'].includes(screen));

const me = meWith();
const aDesk = (changes: Partial<Desk> = {}): Desk => ({
  me,
  counts: { stay: 0, contact: 1, valuation: 0 },
  cases: [message],
  viewings: [],
  stays: [],
  closures: [],
  openHouses: [],
  calendars: [],
  feeds: [],
  mailed: [],
  agents: [],
  ...changes,
});
const aList = {
  counts: { offer: 1, option: 0, gone: 0, draft: 0, withdrawn: 0, lacking: 0 },
  undo: [],
  found: 1,
  homes: [
    {
      kind: 'estate',
      home: '501',
      state: 'offer',
      purpose: 'FOR_SALE',
      pending: false,
      title: null,
      street: 'Bronlaan 93',
      city: 'Knokke',
      price: 689_000,
      picture: null,
      pictures: 0,
      untold: [],
      lacks: [],
      feed: null,
    },
  ],
};

const aStay = {
  kind: 'stay',
  id: 'm1',
  state: 'requested',
  rentalUnitId: '7001',
  unit: 'Zeester 4B',
  firstname: 'Marijke',
  lastname: 'De Wit',
  email: 'm@example.be',
  phone: null,
  message: null,
  locale: 'nl',
  from: '2099-07-03',
  to: '2099-07-10',
  persons: 4,
  total: 1284,
  deposit: 300,
  extras: [],
  lapsesAt: '2099-11-28T00:00:00.000Z',
  createdAt: '2026-11-23T08:00:00.000Z',
  answer: null,
  taken: [],
  free: true,
  others: [],
  offers: [],
  terms: [],
};

const words = async (request: string): Promise<Response> => {
  const locale = /staff-(\w\w)\.json$/.exec(request)?.[1] as Locale;
  return Response.json(STAFF_DICTIONARIES[locale]);
};

let made = 0;
type Content = ReturnType<typeof fakeContent>;
function bench(
  features: readonly ('staff' | 'agenda')[] = ['staff', 'agenda'],
  texts = words,
  watched = (content: Content) => content,
  limits: Pick<Bindings, 'FORM_LIMIT' | 'FORM_LIMIT_WIDE'> = {},
  settings: Pick<Site['settings'], 'figures'> = {},
) {
  const site = siteDocument(`office${++made}`, {
    locales: ['nl', 'fr', 'en', 'de'],
    settings: { features: [...features], ...settings },
  });
  const content = fakeContent(site);
  const base = `/sites/${site.id}/staff`;
  content.on(`POST ${base}/desk`, aDesk());
  content.on(`POST ${base}/case`, aCase);
  content.on(`POST ${base}/home`, opened());
  content.on(`POST ${base}/home/seller`, {
    me,
    counted: 'on',
    page: null,
    longGone: false,
    undoUntil: null,
    viewings: [],
  });
  content.on(`POST ${base}/figures`, figuresOf(me));
  content.on(`GET /sites/${site.id}/cities`, []);
  content.on(`POST ${base}/journal`, { me, deeds: [] });
  content.on(`POST ${base}/devices`, { me, devices: [] });
  content.on(`POST ${base}/homes`, { me, ...aList });
  content.on(`POST ${base}/people`, { me, staff: [] });
  content.on(`POST ${base}/pages`, pagesAnswer(me));
  content.on(`POST ${base}/site`, ownSiteOf(me, site));
  for (const call of ['answers', 'closures', 'sessions/end'])
    content.on(`POST ${base}/${call}`, () => Response.json({}));
  content.on(`POST ${base}/sign-ins`, { sign: 'Tango 42' });
  content.on(`POST ${base}/sessions`, { session: SESSION, proof: PROOF });
  const ASSETS = { fetch: texts } as unknown as Fetcher;
  const scene = appBench({
    content: watched(content),
    screens,
    bindings: { ASSETS, ...limits },
  });
  const ask = (path: string, init?: RequestInit) => scene.ask(`https://${site.hostnames[0]}${path}`, init);
  /** Calls that changed data in the content service. */
  const done = () =>
    content.calls
      .filter((call) => /staff\/(answers|closures|sessions)/.test(call))
      .map((call) => call.split('/').at(-1));
  return { ...scene, ask, content, base, done, site };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});
const signedIn = { headers: { Cookie: COOKIE } };
const refused = () =>
  Response.json({ error: { code: 'role_missing', message: 'x', fields: {} } }, { status: 403 });

describe('staff pages are not cached or indexed', () => {
  it.each(PAGES)('%s', async (screen) => {
    const path = pathTo(screen, 'nl', paramsOf(screen));
    const shown = await scene.ask(path, signedIn);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    expect(shown.headers.get('X-Robots-Tag')).toContain('noindex');
    expect(await shown.text()).toMatch(/<meta name="robots" content="noindex/);
    // The same address is requested from the service again: nothing was cached for the next visitor.
    const stranger = await scene.ask(path);
    const inside = INSIDE.includes(screen);
    expect(stranger.status).toBe(inside ? 303 : 200);
    expect(stranger.headers.get('Location')).toBe(inside ? '/nl/kantoor/aanmelden' : null);
    // When the feature is off, the page does not exist, even for signed-in staff.
    expect((await bench(['agenda']).ask(path, signedIn)).status).toBe(404);
  });

  it('sets no cookie on visitors’ pages', async () => {
    for (const screen of SCREENS) {
      const answer = await scene.ask(pathTo(screen, 'nl', { ...PARAMS, id: '12', slug: 'x', entityId: '7' }));
      expect([screen, answer.headers.get('Set-Cookie')]).toEqual([screen, null]);
    }
  });
});

describe('the seller’s page of a home that left the site long ago', () => {
  const path = pathTo('staff-home-seller', 'nl', STAFF_PARAMS['staff-home-seller']);
  const GONE = 'al meer dan negentig dagen van de site';

  it('is not offered, and says why', async () => {
    const shown = {
      me: { ...me, rights: ['homes'] },
      counted: 'on',
      page: null,
      undoUntil: null,
      viewings: [],
    };
    scene.content.on(`POST ${scene.base}/home/seller`, { ...shown, longGone: true });
    const page = await (await scene.ask(path, signedIn)).text();
    expect(page.split(GONE)).toHaveLength(2);
    expect(page).not.toContain('value="make"');
  });

  it('is refused for the same reason when it left since the form was opened', async () => {
    const shown = {
      me: { ...me, rights: ['homes'] },
      counted: 'on',
      page: null,
      undoUntil: null,
      viewings: [],
    };
    scene.content.on(`POST ${scene.base}/home/seller`, { ...shown, longGone: true });
    const error = { code: 'past', message: 'x', fields: {} };
    scene.content.on(`POST ${scene.base}/home/seller/address`, () =>
      Response.json({ error }, { status: 409 }),
    );
    const fields = { press: 'make', locale: 'nl', email: '', rhythm: 'none', guard: await guardOf(SESSION) };
    const answer = await sendForm(scene.ask, path, fields, { ...OWN, Cookie: COOKIE });
    const page = await answer.text();
    expect([answer.status, page.split(GONE).length]).toEqual([409, 2]);
    expect(page).not.toContain('niet meer terug open');
  });
});

describe('signing in', () => {
  const enter = pathTo('staff-enter', 'nl', { token: TOKEN });

  it('shows the sign of the mail, and sets a cookie in the browser that requested the link', async () => {
    const answer = await sendForm(scene.ask, '/nl/kantoor/aanmelden', { email: 'an@agency.test' });
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Host-gevel-asked=[A-Za-z0-9_-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await answer.text()).toContain('Tango 42');
  });

  it('opens a session for thirty days, in the browser that requested the link', async () => {
    const Cookie = `__Host-gevel-asked=${BROWSER}`;
    const answer = await sendForm(scene.ask, enter, {}, { ...OWN, Cookie });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/kantoor']);
    expect(answer.headers.getSetCookie()).toEqual([
      `__Host-gevel=${SESSION}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `__Host-gevel-known=${PROOF}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      expect.stringMatching(/^__Host-gevel-asked=; Max-Age=0/),
    ]);
  });

  it('signs in by the code of the mail, typed where it was requested, also with a space', async () => {
    const Cookie = `__Host-gevel-asked=${BROWSER}`;
    const shown = await sendForm(scene.ask, '/nl/kantoor/aanmelden', { email: 'an@agency.test' });
    const [field] = /<input[^>]*name="code"[^>]*>/.exec(await shown.text()) ?? [];
    expect(field?.toLowerCase()).toContain('autocomplete="one-time-code"');
    const answer = await sendForm(
      scene.ask,
      '/nl/kantoor/aanmelden',
      { code: '042 917' },
      { ...OWN, Cookie },
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/kantoor']);
    expect(answer.headers.getSetCookie()[0]).toContain(`__Host-gevel=${SESSION}`);
  });

  it('asks for the code again when it opens nothing, in any browser', async () => {
    const error = { code: 'not_found', message: 'x', fields: {} };
    const notFound = () => Response.json({ error }, { status: 404 });
    scene.content.on(`POST ${scene.base}/sessions`, notFound);
    const Cookie = `__Host-gevel-asked=${BROWSER}`;
    for (const [code, headers] of [
      ['042917', { ...OWN, Cookie }],
      ['042917', OWN],
      ['abc', { ...OWN, Cookie }],
    ] as const) {
      const answer = await sendForm(scene.ask, '/nl/kantoor/aanmelden', { code }, headers);
      expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([422, null]);
      expect(wordsIn(await answer.text())).toContain(STAFF_DICTIONARIES.nl.codeWrong);
    }
  });

  it('explains where to enter the code to a browser that requested nothing, and does not use up the link', async () => {
    const answer = await scene.ask(enter);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(wordsIn(page)).toContain(STAFF_DICTIONARIES.nl.elsewhere);
    expect(page).not.toContain('<form');
    expect(scene.done()).toEqual([]);
  });

  it('does not open a session in another browser, or from another site', async () => {
    const Cookie = `__Host-gevel-asked=${BROWSER}`;
    for (const headers of [OWN, { 'Sec-Fetch-Site': 'cross-site', Cookie }] as Record<string, string>[]) {
      const answer = await sendForm(scene.ask, enter, {}, headers);
      expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([410, null]);
    }
    expect(scene.done()).toEqual([]);
  });

  it('asks to sign in again, and deletes the cookie, when the session has expired', async () => {
    scene.content.on(`POST ${scene.base}/desk`, refused);
    const answer = await scene.ask('/nl/kantoor', signedIn);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/kantoor/aanmelden']);
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-gevel=; Max-Age=0/);
  });
});

it('a case that waits offers each action once, and is marked neither done nor past', async () => {
  const possible = ['confirm', 'decline', 'confirm-late'];
  const open = { ...aCase, deed: 'confirm', possible, subject: aStay };
  scene.content.on(`POST ${scene.base}/case`, open);
  const answer = await scene.ask(pathTo('staff-case', 'nl', { ...PARAMS, kind: 'stay', deed: '' }), {
    headers: { Cookie: COOKIE },
  });
  const page = await answer.text();
  const acts = /<nav class="case-acts".*?<\/nav>/.exec(page)?.[0] ?? '';
  expect([...acts.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label)).toEqual([
    'Bevestig dit verblijf',
    'Niet bevestigen',
  ]);
  expect(page).not.toContain('case-mark');
});

describe('an action', () => {
  const CASE = pathTo('staff-case', 'nl', PARAMS);
  const STAY = pathTo('staff-case', 'nl', { kind: 'stay', id: 'm1', deed: 'decline' });
  const stayCase = { ...aCase, deed: 'decline', possible: ['confirm', 'decline'], subject: aStay };
  const PRESSES: readonly { path: string; fields: Record<string, string>; call: string }[] = [
    { path: CASE, fields: { deed: 'answered' }, call: 'answers' },
    { path: '/nl/kantoor/uren', fields: { day: '2099-12-01' }, call: 'closures' },
    {
      path: '/nl/kantoor/uren',
      fields: { home: 'DZ-1', openDay: '2099-12-01', openFrom: '10:00', openUntil: '12:00' },
      call: 'closures',
    },
    { path: '/nl/kantoor/toestellen', fields: { which: 'all' }, call: 'end' },
  ];

  it.each([
    [STAY, { deed: 'decline', word: 'Die week is volzet.' }, 'answers', 'Die week is volzet.'],
    ['/nl/kantoor/uren', { day: '2099-12-01', from: '10:15' }, 'closures', '10:15'],
  ])('keeps what was typed when the session ends meanwhile: %s', async (path, typed, call, kept) => {
    for (const call of ['case', 'desk', 'answers', 'closures'])
      scene.content.on(`POST ${scene.base}/${call}`, refused);
    const fields = { ...typed, guard: await guardOf(SESSION) };
    for (const Cookie of [COOKIE, '']) {
      const answer = await sendForm(scene.ask, path, fields, {
        ...OWN,
        ...(Cookie === '' ? {} : { Cookie }),
      });
      const page = await answer.text();
      expect([answer.status, page.includes(`value="${kept}"`)]).toEqual([401, true]);
      expect(answer.headers.get('Location')).toBeNull();
      expect(page).toContain('href="/nl/kantoor/aanmelden"');
    }
    // Signed in again, in another tab: the token is an old session's, and the form is shown as it was typed.
    for (const [call, answer] of [
      ['case', stayCase],
      ['desk', aDesk()],
    ] as const)
      scene.content.on(`POST ${scene.base}/${call}`, answer);
    const again = await sendForm(scene.ask, path, { ...fields, guard: 'old' }, { ...OWN, Cookie: COOKIE });
    expect(await again.text()).toContain(kept);
    expect(scene.done().filter((one) => one === call)).toHaveLength(path === STAY ? 1 : 0);
  });

  it.each(PRESSES)(
    '$call is done with the session’s own token, from a page of the site',
    async ({ path, fields, call }) => {
      const guard = await guardOf(SESSION);
      const answer = await sendForm(scene.ask, path, { ...fields, guard }, { ...OWN, Cookie: COOKIE });
      expect(answer.status).toBe(303);
      expect(scene.done()).toEqual([call]);
    },
  );

  it('of colleagues behind one address is limited by session: the 21st in a minute is done too', async () => {
    const limitOf = (most: number): RateLimit => {
      const counts = new Map<string, number>();
      return {
        limit: async ({ key }) => {
          counts.set(key, (counts.get(key) ?? 0) + 1);
          return { success: (counts.get(key) ?? 0) <= most };
        },
      };
    };
    const limits = { FORM_LIMIT: limitOf(20), FORM_LIMIT_WIDE: limitOf(120) };
    const staffBench = bench(['staff', 'agenda'], words, (content) => content, limits);
    const press = async (session: string) => {
      const headers = { ...OWN, Cookie: `__Host-gevel=${session}`, 'CF-Connecting-IP': '203.0.113.9' };
      return (
        await sendForm(staffBench.ask, CASE, { deed: 'answered', guard: await guardOf(session) }, headers)
      ).status;
    };
    for (let n = 0; n < 30; n++) expect(await press(SESSION)).toBe(303);
    expect(await press('t'.repeat(43))).toBe(303);
    for (let n = 30; n < 120; n++) await press(SESSION);
    expect(await press(SESSION)).toBe(429);
    expect(await press('t'.repeat(43))).toBe(303);
  });

  it.each(PRESSES)('$call is refused from anywhere else', async ({ path, fields }) => {
    const guard = await guardOf(SESSION);
    const forged: [Record<string, string>, Record<string, string>][] = [
      [
        { ...fields, guard },
        { 'Sec-Fetch-Site': 'cross-site', Cookie: COOKIE },
      ],
      [
        { ...fields, guard },
        { 'Sec-Fetch-Site': 'same-site', Cookie: COOKIE },
      ],
      [
        { ...fields, guard },
        { Origin: 'https://evil.test', Cookie: COOKIE },
      ],
      [{ ...fields, guard }, { Cookie: COOKIE }],
      [fields, { ...OWN, Cookie: COOKIE }],
      [
        { ...fields, guard: await guardOf('o'.repeat(43)) },
        { ...OWN, Cookie: COOKIE },
      ],
      [{ ...fields, guard }, OWN],
      [
        { ...fields, guard },
        { ...OWN, Cookie: `gevel=${SESSION}` },
      ],
    ];
    for (const [sent, headers] of forged) {
      const answer = await sendForm(scene.ask, path, sent, headers);
      expect([303, 401, 403, 422]).toContain(answer.status);
    }
    expect(scene.done()).toEqual([]);
  });

  it('that is incomplete keeps the input, and an open house shows its error', async () => {
    const guard = await guardOf(SESSION);
    const headers = { ...OWN, Cookie: COOKIE };
    const hours = await sendForm(
      scene.ask,
      '/nl/kantoor/uren',
      { guard, day: '2099-12-01', from: '13:00' },
      headers,
    );
    expect([hours.status, (await hours.text()).includes('value="13:00"')]).toEqual([422, true]);
    const slips: readonly Readonly<Record<string, string>>[] = [
      { day: '0026-12-01' },
      { home: 'DZ-1', openDay: '20226-12-01', openFrom: '10:00', openUntil: '12:00' },
    ];
    for (const slip of slips) {
      const refused = await sendForm(scene.ask, '/nl/kantoor/uren', { ...slip, guard }, headers);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(STAFF_DICTIONARIES.nl.noDay);
    }
    scene.content.on(`POST ${scene.base}/closures`, () =>
      Response.json({ error: { code: 'not_found', message: 'x', fields: {} } }, { status: 404 }),
    );
    const open = { home: 'DZ-1', openDay: '2099-12-01', openFrom: '10:00', openUntil: '12:00', guard };
    const answer = await sendForm(scene.ask, '/nl/kantoor/uren', open, headers);
    const page = await answer.text();
    expect([answer.status, page.includes('value="DZ-1"')]).toEqual([422, true]);
    expect(page).toContain(STAFF_DICTIONARIES.nl.openWrong);
  });

  it.each<Readonly<Record<string, string>>>([
    { day: '2099-12-01', from: '13:00', until: '15:00', agent: 'lies' },
    { home: 'DZ-1', openDay: '2099-12-01', openFrom: '13:00', openUntil: '15:00' },
  ])('of hours that fails keeps the input, also when nothing can be read: %j', async (fields) => {
    const guard = await guardOf(SESSION);
    scene.content.on(`POST ${scene.base}/closures`, () => new Response(null, { status: 503 }));
    for (const reads of [true, false]) {
      if (!reads) scene.content.on(`POST ${scene.base}/desk`, () => new Response(null, { status: 503 }));
      const answer = await sendForm(
        scene.ask,
        '/nl/kantoor/uren',
        { ...fields, guard },
        { ...OWN, Cookie: COOKIE },
      );
      const page = await answer.text();
      expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([503, true]);
      // An agent whom the stored list does not know is nobody's choice.
      const shown = Object.entries(fields).filter(([name]) => !reads || name !== 'agent');
      for (const [, typed] of shown) expect(page).toContain(`value="${typed}"`);
      expect(page).toContain('Nog niet verstuurd: we zijn er zo weer.');
      expect(page).toContain(guard);
    }
  });

  it('that fails keeps the input, and can be repeated', async () => {
    scene.content.on(`POST ${scene.base}/answers`, () => new Response(null, { status: 503 }));
    const guard = await guardOf(SESSION);
    const fields = { deed: 'decline', word: 'Graag morgen.', guard };
    const path = pathTo('staff-case', 'nl', { ...PARAMS, kind: 'stay', deed: 'decline' });
    const answer = await sendForm(scene.ask, path, fields, { ...OWN, Cookie: COOKIE });
    const page = await answer.text();
    expect([answer.status, page.includes('Graag morgen.'), page.includes(guard)]).toEqual([503, true, true]);
  });

  it('that comes too late says so, with the input', async () => {
    scene.content.on(`POST ${scene.base}/answers`, () =>
      Response.json({ error: { code: 'link_used', message: 'x', fields: {} } }, { status: 409 }),
    );
    const fields = { deed: 'answered', word: 'Graag morgen.', guard: await guardOf(SESSION) };
    const answer = await sendForm(scene.ask, CASE, fields, { ...OWN, Cookie: COOKIE });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Graag morgen.');
  });
});

describe('texts of the staff page', () => {
  it('are loaded once; the page fails until they can be loaded', async () => {
    const answers = [
      () => Promise.reject(new Error('gone')),
      async () => new Response(null, { status: 404 }),
      async () => Response.json(STAFF_DICTIONARIES.de),
    ];
    let asked = 0;
    // Other tests of this isolate have loaded the texts in the usual form of figures.
    const { ask } = bench(
      ['staff'],
      () => (answers[asked++] ?? words)(''),
      undefined,
      {},
      { figures: 'local' },
    );
    for (const status of [503, 503, 200, 200]) {
      const answer = await ask('/de/buero/anmelden');
      expect([answer.status, answer.headers.has('Retry-After')]).toEqual([status, status === 503]);
    }
    expect(asked).toBe(3);
  });
});

describe('the web app manifest', () => {
  it.each([
    ['nl', '/nl/kantoor', 'Kantoor'],
    ['fr', '/fr/agence', 'Agence'],
    ['en', '/en/office', 'Office'],
    ['de', '/de/buero', 'Büro'],
  ])('is separate in %s, needs no session, and is not cached', async (lang, start, word) => {
    const answer = await scene.ask(`${start}?manifest`);
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    const manifest = await answer.json<{ name: string; icons: unknown[] }>();
    expect(manifest).toMatchObject({ id: start, start_url: start, scope: start, lang, short_name: word });
    expect(manifest.name).toContain(word);
    expect(manifest.icons).not.toEqual([]);
    const page = await (await scene.ask(start, signedIn)).text();
    expect(page).toContain(`<link rel="manifest" href="${start}?manifest"/>`);
    expect((await bench(['agenda']).ask(`${start}?manifest`)).status).toBe(404);
  });

  it('is linked on no visitors’ page', async () => {
    for (const screen of SCREENS.filter((one) => !isStaffScreen(one))) {
      const path = pathTo(screen, 'nl', { ...PARAMS, id: '12', slug: 'x', entityId: '7' });
      expect([screen, (await (await scene.ask(path)).text()).includes('?manifest')]).toEqual([screen, false]);
    }
  });
});

describe('the overview of the day', () => {
  it('has one filled button, and a small script that no other page loads', async () => {
    const stay = {
      ...message,
      kind: 'stay',
      begins: '2027-07-03',
      ends: '2027-07-10',
      due: '2026-11-30T00:00:00.000Z',
    };
    const cases = ['a', 'b'].map((id) => ({ ...stay, id })) as StaffCase[];
    scene.content.on(
      `POST ${scene.base}/desk`,
      aDesk({ cases, counts: { stay: 2, contact: 0, valuation: 0 } }),
    );
    const page = await (await scene.ask('/nl/kantoor', signedIn)).text();
    expect(page.match(/class="button"/g)).toHaveLength(1);
    expect(page).toContain('<script type="module" src="/assets/staff-test.js">');
    for (const path of ['/nl/kantoor/aanmelden', '/nl', '/nl/contact']) {
      expect(await (await scene.ask(path, signedIn)).text()).not.toContain('staff-test.js');
    }
  });

  it('offers to confirm a viewing whose visitor needs the street, in the day and in a list', async () => {
    const begins = new Date(Date.now() + 60_000).toISOString();
    const viewing = { ...message, kind: 'appointment', state: 'booked', begins, ends: begins, message: null };
    const [waits, reported] = [
      { ...viewing, id: 'waits' },
      { ...viewing, id: 'told', waits: false },
    ] as StaffCase[];
    if (waits === undefined || reported === undefined) throw new Error('no viewings');
    const linksTo = async (id: string, at: Partial<Desk>): Promise<readonly string[]> => {
      scene.content.on(`POST ${scene.base}/desk`, aDesk({ cases: [], ...at }));
      const page = await (await scene.ask('/nl/kantoor?find=wit', signedIn)).text();
      const links = page.matchAll(new RegExp(`href="/nl/kantoor/appointment/${id}/(\\w+)"`, 'g'));
      return [...links].map(([, action = '']) => action).toSorted();
    };
    for (const place of ['cases', 'viewings'] as const) {
      expect([place, await linksTo('waits', { [place]: [waits, reported] })]).toEqual([
        place,
        ['confirm', 'move'],
      ]);
      expect([place, await linksTo('told', { [place]: [waits, reported] })]).toEqual([place, ['move']]);
    }
    const quiet = { counts: { stay: 0, contact: 0, valuation: 0 }, cases: [] };
    const headline = async (viewings: readonly StaffCase[]): Promise<string> => {
      scene.content.on(`POST ${scene.base}/desk`, aDesk({ ...quiet, viewings: [...viewings] }));
      const page = await (await scene.ask('/nl/kantoor', signedIn)).text();
      return /<h1>(.*?)<\/h1>/.exec(page)?.[1] ?? '';
    };
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString();
    expect(await headline([{ ...waits, begins: tomorrow }])).toBe('1 bezoeker kent de straat nog niet');
    expect(await headline([{ ...reported, begins: tomorrow }])).toContain('Niets te doen');
  });

  it('explains why a calendar cannot be read, that its nights stay, and which parts are unsupported', async () => {
    const calendar = {
      host: 'portal.example',
      readAt: '2026-11-24T10:00:00.000Z',
      notUnderstood: 0,
      free: 0,
    };
    scene.content.on(
      `POST ${scene.base}/desk`,
      aDesk({
        calendars: [
          {
            ...calendar,
            id: 'a',
            unit: 'Zeezicht',
            failingSince: '2026-11-25T10:00:00.000Z',
            outcome: 'DTSTART not understood',
          },
          {
            ...calendar,
            id: 'b',
            unit: 'Duin',
            failingSince: null,
            outcome: 'read',
            notUnderstood: 2,
            free: 1,
          },
        ],
      }),
    );
    const text = await (await scene.ask('/nl/kantoor', signedIn)).text();
    for (const said of [
      `Zeezicht${DOT}portal.example`,
      'DTSTART not understood',
      'De nachten van de laatste goede lezing blijven bezet.',
      'Maar gedeeltelijk begrepen: 2.',
      'niet overgenomen: 1.',
    ])
      expect(text).toContain(said);
  });

  it('tells which feeds fail, since when, and that their homes stay', async () => {
    scene.content.on(
      `POST ${scene.base}/desk`,
      aDesk({
        feeds: [
          { name: 'whise', readAt: '2026-11-25T10:00:00.000Z', state: 'key-refused', reason: 'status 401' },
          { name: 'other', readAt: null, state: 'settings', reason: null },
          { name: 'later', readAt: null, state: 'of-tomorrow', reason: 'why' },
          { name: 'own-service', readAt: null, state: 'unreachable', reason: 'timeout' },
        ],
        mailed: [{ feed: 'whise', requests: 3 }],
      }),
    );
    const page = await (await scene.ask('/nl/kantoor', signedIn)).text();
    const text = page.replaceAll('<!-- -->', '');
    for (const said of [
      'Niet gelezen sinds',
      'het systeem weigert de toegang',
      '(<span lang="en">status 401</span>)',
      'Nog niet gelezen: er ontbreekt iets in de instellingen.',
      '<span lang="en">of-tomorrow</span>',
      'blijven staan',
      'niet zeker in dit systeem aankwamen: 3. U kreeg ze per mail.',
      '<b>Uw eigen dienst</b>',
    ])
      expect(text).toContain(said);
  });

  it('is also available as CSV, in words, with the messages, page by page', async () => {
    const answered = { ...message, id: 'm2', name: 'Jan', state: 'answered', waits: false };
    const stay = {
      ...message,
      kind: 'stay' as const,
      state: 'cancelled_by_visitor',
      begins: '2027-07-03',
      ends: '2027-07-10',
      total: 1250.5,
      persons: 4,
    };
    const asked: unknown[] = [];
    scene.content.on(`POST ${scene.base}/cases`, async (request: Request) => {
      const body = (await request.json()) as { after?: string };
      asked.push(body);
      return Response.json(
        body.after === undefined
          ? { me, cases: [message, answered], next: 'here' }
          : { me, cases: [stay], next: null },
      );
    });
    const answer = await scene.ask('/nl/kantoor?csv=1&find=wit', signedIn);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    // The mark by which Excel reads UTF-8 is in the bytes; text() would take it away.
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^"Type";"État";"Nom";.*;"Options";.*;"Message";"Référence";"Langue"$/);
    expect(lines[1]).toMatch(
      /^"Message";"en attente";"'=Marijke De Wit";.*;"2026-11-23 09:00";"Past een camper in de garage\?";"m1";"Nederlands"$/,
    );
    expect(lines[2]).toMatch(/^"Message";"traitée";"Jan";/);
    expect(lines[3]).toMatch(
      /^"Séjour";"annulée par le visiteur";.*;"2027-07-03";"2027-07-10";"4";"1250,5";/,
    );
    expect(asked).toEqual([
      { session: SESSION, find: 'wit' },
      { session: SESSION, find: 'wit', after: 'here' },
    ]);
  });

  it('gives the CSV in the language of the agency, whatever the language of the page', async () => {
    expect(scene.site.defaultLocale).toBe('fr');
    scene.content.on(`POST ${scene.base}/cases`, async () =>
      Response.json({ me, cases: [{ ...message, locale: 'fr' }], next: null }),
    );
    const [dutch, french] = await Promise.all(
      (['nl', 'fr'] as const).map(async (locale) => {
        const answer = await scene.ask(`${pathTo('staff', locale)}?csv=1`, signedIn);
        expect(answer.status).toBe(200);
        return answer.text();
      }),
    );
    expect(french).toContain('"Type";"État";"Nom"');
    expect(dutch).toBe(french);
  });

  it('of a busy agency needs two rounds without caches, one for the site and one for the rest', async () => {
    const waves = createWaves();
    const { ask, content, base, site } = bench(['staff'], words, (honest) => {
      const send = honest.binding.fetch.bind(honest.binding);
      const fetch = async (request: Request) => {
        const end = waves.begin();
        await scheduler.wait(40);
        const answer = await send(request);
        end();
        return answer;
      };
      return { ...honest, binding: { fetch } as unknown as Fetcher };
    });
    // Like the real content service, which sends texts and menus with the site.
    content.on(`GET /sites/by-hostname/${site.hostnames[0]}`, {
      ...site,
      several: true,
      menus: ['main', 'footer'].map((name) => ({ name, items: [] })),
      texts: { nl: {} },
    });
    const cases = Array.from({ length: 50 }, (_, n) => ({ ...message, id: `m${n}` }));
    const stays = Array.from({ length: 500 }, (_, n) => ({
      ...message,
      kind: 'stay' as const,
      id: `s${n}`,
      state: 'confirmed',
      waits: false,
      begins: '2027-07-03',
      ends: '2027-07-10',
    }));
    content.on(
      `POST ${base}/desk`,
      aDesk({ cases, stays, counts: { stay: 20, contact: 2000, valuation: 0 } }),
    );
    const answer = await ask('/nl/kantoor', signedIn);
    expect([answer.status, (await answer.text()).match(/class="wait-top"/g)?.length]).toEqual([200, 50]);
    expect(waves.take()).toMatchObject({ rounds: 2, calls: 2 });
    await ask('/nl/kantoor', signedIn);
    expect(waves.take()).toMatchObject({ rounds: 1, calls: 1 });
  });

  it('makes one call to the content service', async () => {
    await scene.ask('/nl/kantoor', signedIn);
    scene.content.calls.length = 0;
    await scene.ask('/nl/kantoor', signedIn);
    expect(scene.content.calls).toEqual([`POST ${scene.base}/desk`]);
  });
});
