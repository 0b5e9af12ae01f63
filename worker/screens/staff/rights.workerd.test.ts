/**
 * Rights at the staff's screens (decisions 155 and 159), every screen × every right: what a person may not do is not
 * shown, and pressed all the same it is refused with a page.
 */
import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { STAFF_RIGHTS, type StaffRight } from '#wire/staff.ts';
import { type Fields, sendForm } from '../../testing/send-form.ts';
import { staffScreens } from './index.ts';
import { guardOf } from './session.ts';
import { COOKIE, SESSION } from './testing/desk-bench.ts';
import { staffBench } from './testing/staff-bench.ts';
import { STAFF_PARAMS, type StaffScreen } from './testing/staff-screens.ts';

const Cookie = COOKIE;

interface Row {
  /** The right without which the page has no form; null for a page of everybody's. */
  readonly right: StaffRight | null;
  /** Forms that the page could send, all of which the content service refuses. */
  readonly forms: readonly Fields[];
}

/** A new screen with a form fails until it has a row. */
const ROWS: Readonly<Record<string, Row>> = {
  'staff-devices': { right: null, forms: [{ which: 'here' }] },
  'staff-hours': { right: null, forms: [{ day: '2026-12-01' }, { open: '0123456789abcdef' }] },
  'staff-case': {
    right: null,
    forms: [{ word: 'Ja.' }],
  },
  'staff-people': {
    right: 'people',
    forms: [
      { do: 'add', name: 'Li', email: 'li@agency.test', sees: 'own', rights: ['site'] },
      { do: 'change', id: '1b2c3d4e5f60', name: 'Bo', email: 'bo@agency.test', sees: 'all' },
      { do: 'remove', id: '1b2c3d4e5f60' },
    ],
  },
  'staff-site': { right: 'site', forms: [{ back: '1' }] },
  'staff-site-part': {
    right: 'site',
    forms: [
      {
        'settings.team.offices[leuven].hours.week.mon 0 from': '9:00',
        'settings.team.offices[leuven].hours.week.mon 0 to': '18:00',
      },
      { copy: '1' },
      { look: '1', 'settings.team.offices[leuven].hours.note.nl': 'x' },
    ],
  },
  'staff-news-item': {
    right: 'site',
    forms: [
      { do: 'publish', publicationDate: '2026-11-20', 'title.nl': 'Open', seen: 'h1' },
      { do: 'withdraw', seen: 'h1' },
      { do: 'restore', version: '1', seen: 'h1' },
    ],
  },
  'staff-page': {
    right: 'site',
    forms: [
      { do: 'save', was: '{"sections":[]}', 'title.nl': 'Over ons', seen: 'h1' },
      { do: 'publish', was: '{"sections":[]}', 'title.nl': 'Over ons', seen: 'h1' },
      { do: 'drop', mark: 'm1', seen: 'h1' },
      { do: 'withdraw', seen: 'h1' },
      { do: 'restore', version: '1', seen: 'h1' },
    ],
  },
  'staff-homes': { right: 'homes', forms: [{ new: 'sale', makes: 'b7f2c81e0a9d4563' }] },
  'staff-home': {
    right: 'homes',
    forms: [
      { choose: 'estate.general.price.value', value: '1', seen: '2' },
      { undo: '2026-11-28T10:00:00.000Z' },
    ],
  },
  'staff-home-publish': { right: 'homes', forms: [{ mark: 'mark-1' }] },
  'staff-home-versions': { right: 'homes', forms: [{ version: '1' }] },
  'staff-home-pictures': { right: 'homes', forms: [{ name: 'hall', remove: '1' }] },
  'staff-home-seller': {
    right: 'homes',
    forms: [{ locale: 'nl', email: '', rhythm: 'none' }, { sentence: 'x', seen: '' }, { press: 'end' }],
  },
  'staff-home-action': {
    right: 'homes',
    forms: [{}],
  },
};
/** Where nobody is signed in yet. */
const WITHOUT_SESSION = ['staff-sign-in', 'staff-enter'];

const PEOPLE: Readonly<Record<string, readonly StaffRight[]>> = {
  'no right': [],
  ...Object.fromEntries(STAFF_RIGHTS.map((right) => [right, [right]])),
  'all rights': STAFF_RIGHTS,
};
const everybody = Object.entries(PEOPLE);

it('every screen with a form has a row', () => {
  const names = staffScreens.screens.filter(({ post }) => post !== undefined).map(({ name }) => name);
  expect([...Object.keys(ROWS), ...WITHOUT_SESSION].toSorted()).toEqual(names.toSorted());
});

describe.each(Object.entries(ROWS))('%s', (name, { right, forms }) => {
  const screen = name as StaffScreen;
  const path = pathTo(screen, 'nl', STAFF_PARAMS[screen]);

  it.each(everybody)('shows a form to who may send it alone: %s', async (_, rights) => {
    const answer = await staffBench(rights)(path, { headers: { Cookie } });
    const page = answer.status === 200 ? await answer.text() : '';
    expect(answer.status).toBeLessThan(500);
    if (right === null) return;
    expect(page.includes('method="post"')).toBe(rights.includes(right));
    expect(answer.status).toBeLessThan(404);
  });

  it.each(everybody)('refuses with a page what the content service refuses: %s', async (_, rights) => {
    for (const fields of forms) {
      const ask = staffBench(rights);
      const guard = await guardOf(SESSION);
      const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie };
      const answer = await sendForm(ask, path, { guard, ...fields }, headers);
      expect([fields, answer.status, answer.status >= 500]).toEqual([fields, answer.status, false]);
      if (right === null) continue;
      // The session stands: who lacks a right is not signed out.
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      const location = answer.headers.get('Location');
      const shown = location === null ? answer : await ask(location, { headers: { Cookie } });
      expect(await shown.text()).toMatch(/<h1/);
      expect(location ?? '').not.toMatch(/aanmelden|done=/);
    }
  });
});

describe('the tabs', () => {
  it.each(everybody)('are those of what each may do: %s', async (_, rights) => {
    const page = await (await staffBench(rights)('/nl/kantoor', { headers: { Cookie } })).text();
    const tabs = /<nav class="desk-nav".*?<\/nav>/.exec(page)?.[0] ?? '';
    expect(tabs.includes('/nl/kantoor/woningen')).toBe(rights.includes('homes'));
    expect(tabs.includes('/nl/kantoor/site')).toBe(rights.includes('site'));
    expect(tabs.includes('/nl/kantoor/collegas')).toBe(rights.includes('people'));
  });
});
