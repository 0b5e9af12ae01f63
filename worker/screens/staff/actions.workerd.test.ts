/** Actions on the staff page (decision 82): what a press does, what forged requests can reach, and that nothing typed is lost. */

import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { OWN, sendForm } from '../../testing/send-form.ts';
import { guardOf } from './session.ts';
import { aDesk, dayBench, PARAMS } from './testing/day-bench.ts';
import { COOKIE, noRight, SESSION } from './testing/desk-bench.ts';
import { aCase } from './testing/staff-bench.ts';

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

let scene = dayBench();
beforeEach(() => {
  scene = dayBench();
});

it('a case that waits offers each action once, and is marked neither done nor past', async () => {
  const possible = ['confirm', 'decline', 'confirm-late'];
  const open = { ...aCase, deed: 'confirm', possible, subject: aStay };
  scene.answers(['case'], open);
  const answer = await scene.open(pathTo('staff-case', 'nl', { ...PARAMS, kind: 'stay', deed: '' }));
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
  ])('keeps what was typed when the session ends meanwhile: %s', async (path, typed, call, value) => {
    scene.answers(['case', 'desk', 'answers', 'closures'], noRight);
    const fields = { ...typed, guard: await guardOf(SESSION) };
    for (const Cookie of [COOKIE, '']) {
      const answer = await sendForm(scene.ask, path, fields, {
        ...OWN,
        ...(Cookie === '' ? {} : { Cookie }),
      });
      const page = await answer.text();
      expect([answer.status, page.includes(`value="${value}"`)]).toEqual([401, true]);
      expect(answer.headers.get('Location')).toBeNull();
      expect(page).toContain('href="/nl/kantoor/aanmelden"');
    }
    // Signed in again, in another tab: the token is an old session's, and the form is shown as it was typed.
    scene.answers(['case'], stayCase);
    scene.answers(['desk'], aDesk());
    const again = await scene.press(path, { ...typed, guard: 'old' });
    expect(await again.text()).toContain(value);
    expect(scene.done().filter((one) => one === call)).toHaveLength(path === STAY ? 1 : 0);
  });

  it.each(PRESSES)(
    '$call is done with the session’s own token, from a page of the site',
    async ({ path, fields, call }) => {
      expect((await scene.press(path, fields)).status).toBe(303);
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
    const { ask } = dayBench({ bindings: limits });
    const press = async (session: string) => {
      const headers = { ...OWN, Cookie: `__Host-gevel=${session}`, 'CF-Connecting-IP': '203.0.113.9' };
      return (await sendForm(ask, CASE, { deed: 'answered', guard: await guardOf(session) }, headers)).status;
    };
    for (let n = 0; n < 30; n++) expect(await press(SESSION)).toBe(303);
    expect(await press('t'.repeat(43))).toBe(303);
    for (let n = 30; n < 120; n++) await press(SESSION);
    expect(await press(SESSION)).toBe(429);
    expect(await press('t'.repeat(43))).toBe(303);
  });

  it.each(PRESSES)('$call is refused from anywhere else', async ({ path, fields }) => {
    const guard = await guardOf(SESSION);
    const own = { ...fields, guard };
    const forged: [Record<string, string>, Record<string, string>][] = [
      [own, { 'Sec-Fetch-Site': 'cross-site', Cookie: COOKIE }],
      [own, { 'Sec-Fetch-Site': 'same-site', Cookie: COOKIE }],
      [own, { Origin: 'https://evil.test', Cookie: COOKIE }],
      [own, { Cookie: COOKIE }],
      [fields, { ...OWN, Cookie: COOKIE }],
      [
        { ...fields, guard: await guardOf('o'.repeat(43)) },
        { ...OWN, Cookie: COOKIE },
      ],
      [own, OWN],
      [own, { ...OWN, Cookie: `gevel=${SESSION}` }],
    ];
    for (const [sent, headers] of forged) {
      const answer = await sendForm(scene.ask, path, sent, headers);
      expect([303, 401, 403, 422]).toContain(answer.status);
    }
    expect(scene.done()).toEqual([]);
  });

  it('that is incomplete keeps the input, and an open house shows its error', async () => {
    const hours = await scene.press('/nl/kantoor/uren', { day: '2099-12-01', from: '13:00' });
    expect([hours.status, (await hours.text()).includes('value="13:00"')]).toEqual([422, true]);
    const slips: readonly Readonly<Record<string, string>>[] = [
      { day: '0026-12-01' },
      { home: 'DZ-1', openDay: '20226-12-01', openFrom: '10:00', openUntil: '12:00' },
    ];
    for (const slip of slips) {
      const refused = await scene.press('/nl/kantoor/uren', slip);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(STAFF_DICTIONARIES.nl.noDay);
    }
    scene.answers(['closures'], refusal(404, 'not_found'));
    const open = { home: 'DZ-1', openDay: '2099-12-01', openFrom: '10:00', openUntil: '12:00' };
    const answer = await scene.press('/nl/kantoor/uren', open);
    const page = await answer.text();
    expect([answer.status, page.includes('value="DZ-1"')]).toEqual([422, true]);
    expect(page).toContain(STAFF_DICTIONARIES.nl.openWrong);
  });

  it.each<Readonly<Record<string, string>>>([
    { day: '2099-12-01', from: '13:00', until: '15:00', agent: 'lies' },
    { home: 'DZ-1', openDay: '2099-12-01', openFrom: '13:00', openUntil: '15:00' },
  ])('of hours that fails keeps the input, also when nothing can be read: %j', async (fields) => {
    scene.answers(['closures'], () => new Response(null, { status: 503 }));
    for (const reads of [true, false]) {
      if (!reads) scene.answers(['desk'], () => new Response(null, { status: 503 }));
      const answer = await scene.press('/nl/kantoor/uren', fields);
      const page = await answer.text();
      expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([503, true]);
      // An agent whom the stored list does not know is nobody's choice.
      const shown = Object.entries(fields).filter(([name]) => !reads || name !== 'agent');
      for (const [, typed] of shown) expect(page).toContain(`value="${typed}"`);
      expect(page).toContain('Nog niet verstuurd: we zijn er zo weer.');
      expect(page).toContain(await guardOf(SESSION));
    }
  });

  it('that fails keeps the input, and can be repeated', async () => {
    scene.answers(['answers'], () => new Response(null, { status: 503 }));
    const path = pathTo('staff-case', 'nl', { ...PARAMS, kind: 'stay', deed: 'decline' });
    const answer = await scene.press(path, { deed: 'decline', word: 'Graag morgen.' });
    const page = await answer.text();
    expect([answer.status, page.includes('Graag morgen.')]).toEqual([503, true]);
    expect(page).toContain(await guardOf(SESSION));
  });

  it('that comes too late says so, with the input', async () => {
    scene.answers(['answers'], refusal(409, 'link_used'));
    const answer = await scene.press(CASE, { deed: 'answered', word: 'Graag morgen.' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Graag morgen.');
  });
});
