/** The staff page (decision 82): who gets access, and what must not be cached. */

import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo, type RouteParams, SCREENS } from '#domain/routes.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { OWN, sendForm } from '../../testing/send-form.ts';
import { dayBench, me, PARAMS, PROOF, TOKEN } from './testing/day-bench.ts';
import { type DeskOptions, noRight, SESSION, wordsIn } from './testing/desk-bench.ts';
import { isStaffScreen, STAFF_PARAMS, STAFF_SCREENS, type StaffScreen } from './testing/staff-screens.ts';

const BROWSER = 'b'.repeat(43);
const paramsOf = (screen: StaffScreen): RouteParams => ({ ...PARAMS, ...STAFF_PARAMS[screen] });
/** Pages that need a session. */
const INSIDE = STAFF_SCREENS.filter((screen) => !['staff-sign-in', 'staff-enter'].includes(screen));
/** A site without the staff's page. */
const CLOSED: DeskOptions = { site: { settings: { features: ['agenda'] } } };

let scene = dayBench();
beforeEach(() => {
  scene = dayBench();
});

describe('staff pages are not cached or indexed', () => {
  it.each(STAFF_SCREENS)('%s', async (screen) => {
    const path = pathTo(screen, 'nl', paramsOf(screen));
    const shown = await scene.open(path);
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
    expect((await dayBench(CLOSED).open(path)).status).toBe(404);
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

  beforeEach(() =>
    scene.answers(['home/seller'], {
      me: { ...me, rights: ['homes'] },
      counted: 'on',
      page: null,
      longGone: true,
      undoUntil: null,
      viewings: [],
    }),
  );

  it('is not offered, and says why', async () => {
    const page = await (await scene.open(path)).text();
    expect(page.split(GONE)).toHaveLength(2);
    expect(page).not.toContain('value="make"');
  });

  it('is refused for the same reason when it left since the form was opened', async () => {
    scene.answers(['home/seller/address'], refusal(409, 'past'));
    const answer = await scene.press(path, { press: 'make', locale: 'nl', email: '', rhythm: 'none' });
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
    scene.answers(['sessions'], refusal(404, 'not_found'));
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
    scene.answers(['desk'], noRight);
    const answer = await scene.open('/nl/kantoor');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/kantoor/aanmelden']);
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-gevel=; Max-Age=0/);
  });
});

describe('texts of the staff page', () => {
  it('are loaded once; the page fails until they can be loaded', async () => {
    const answers = [
      () => Promise.reject(new Error('gone')),
      async () => new Response(null, { status: 404 }),
      async () => Response.json(STAFF_DICTIONARIES.de),
    ];
    const beyond = () => Promise.reject(new Error('asked once more'));
    let asked = 0;
    // Other tests of this isolate have loaded the texts in the usual form of figures.
    const ASSETS = { fetch: async () => (answers[asked++] ?? beyond)() } as unknown as Fetcher;
    const { ask } = dayBench({ bindings: { ASSETS }, site: { settings: { figures: 'local' } } });
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
    const page = await (await scene.open(start)).text();
    expect(page).toContain(`<link rel="manifest" href="${start}?manifest"/>`);
    expect((await dayBench(CLOSED).ask(`${start}?manifest`)).status).toBe(404);
  });

  it('is linked on no visitors’ page', async () => {
    for (const screen of SCREENS.filter((one) => !isStaffScreen(one))) {
      const path = pathTo(screen, 'nl', { ...PARAMS, id: '12', slug: 'x', entityId: '7' });
      expect([screen, (await (await scene.ask(path)).text()).includes('?manifest')]).toEqual([screen, false]);
    }
  });
});
