/**
 * Rights at the staff's screens (decisions 155 and 159), every screen × every right: what a person may not do is not
 * shown, and pressed all the same it is refused with a page.
 */
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { pathTo, type RouteParams, type Screen } from '#domain/routes.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import { STAFF_RIGHTS, type StaffMe, type StaffRight } from '#wire/staff.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { type Fields, sendForm } from '../../testing/send-form.ts';
import { siteDocument } from '../../testing/sites.ts';
import { opened, SESSION, typed } from './homes/testing/home-bench.ts';
import { staffScreens } from './index.ts';
import { guardOf } from './session.ts';

const Cookie = `__Host-gevel=${SESSION}`;
const HOME = { kind: 'estate', id: '501' };

interface Row {
  /** The right without which the page has no form; null for a page of everybody's. */
  readonly right: StaffRight | null;
  readonly params?: RouteParams;
  /** Forms that the page could send, all of which the content service refuses. */
  readonly forms: readonly Fields[];
}

/** A new screen with a form fails until it has a row. */
const ROWS: Readonly<Record<string, Row>> = {
  'staff-devices': { right: null, forms: [{ which: 'here' }] },
  'staff-hours': { right: null, forms: [{ day: '2026-12-01' }, { open: '0123456789abcdef' }] },
  'staff-case': {
    right: null,
    params: { kind: 'contact', id: 'm1', deed: 'answered' },
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
  'staff-homes': { right: 'homes', forms: [{ new: 'sale', makes: 'b7f2c81e0a9d4563' }] },
  'staff-home': {
    right: 'homes',
    params: HOME,
    forms: [
      { choose: 'estate.general.price.value', value: '1', seen: '2' },
      { undo: '2026-11-28T10:00:00.000Z' },
    ],
  },
  'staff-home-publish': { right: 'homes', params: HOME, forms: [{ mark: 'mark-1' }] },
  'staff-home-versions': { right: 'homes', params: HOME, forms: [{ version: '1' }] },
  'staff-home-pictures': { right: 'homes', params: HOME, forms: [{ name: 'hall', remove: '1' }] },
  'staff-home-action': {
    right: 'homes',
    params: { ...HOME, action: 'withdraw' },
    forms: [{}],
  },
};
/** Where nobody is signed in yet. */
const WITHOUT_SESSION = ['staff-sign-in', 'staff-enter'];

const aHome = {
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
};
const version = {
  number: 1,
  action: 'home.priced',
  by: 'An',
  at: '2026-11-28T10:00:00.000Z',
  withdrawn: false,
};
const refused = () =>
  Response.json({ error: { code: 'role_missing', message: 'x', fields: {} } }, { status: 403 });

let made = 0;
/** An agency whose content service answers a person with these rights, and refuses all that they press. */
function bench(rights: readonly StaffRight[]) {
  const site = siteDocument(`rights${++made}`, {
    locales: ['nl', 'fr', 'en', 'de'],
    settings: { features: ['staff', 'agenda', 'rentals'] },
  });
  const me: StaffMe = {
    id: '0a1b2c3d4e5f',
    name: 'Mo',
    email: 'mo@agency.test',
    sees: 'all',
    rights: [...rights],
    renewed: false,
  };
  const content = fakeContent(site);
  const base = `/sites/${site.id}/staff`;
  const desk = {
    me,
    counts: { stay: 0, contact: 0, valuation: 0 },
    cases: [],
    viewings: [],
    stays: [],
    closures: [],
  };
  content.on(`POST ${base}/desk`, {
    ...desk,
    openHouses: [],
    calendars: [],
    feeds: [],
    mailed: [],
    agents: [],
  });
  content.on(`POST ${base}/devices`, { me, devices: [] });
  content.on(`POST ${base}/journal`, { me, deeds: [] });
  content.on(`GET /sites/${site.id}/cities`, []);
  content.on(`POST ${base}/homes`, {
    me,
    counts: { offer: 1, option: 0, gone: 0, draft: 0, withdrawn: 0, lacking: 0 },
    undo: [],
    found: 1,
    homes: [aHome],
  });
  content.on(`POST ${base}/home`, {
    ...opened(),
    me,
    draft: [typed('estate.general.price.value', 385_000, 395_000)],
    versions: [{ ...version, number: 2 }, version],
  });
  content.on(`POST ${base}/people`, async (request: Request) => {
    const { put, remove } = await request.clone().json<{ put?: object; remove?: string }>();
    const lists = put === undefined && remove === undefined && rights.includes('people');
    return lists ? Response.json({ me, staff: [] }) : refused();
  });
  for (const call of [
    'draft',
    'publication',
    'price',
    'status',
    'withdrawal',
    'undo',
    'versions',
    'pictures',
    'layer',
  ])
    content.on(`POST ${base}/home/${call}`, refused);
  for (const call of ['answers', 'closures', 'sessions/end', 'case'])
    content.on(`POST ${base}/${call}`, refused);
  const ASSETS = {
    fetch: async (request: string) =>
      Response.json(STAFF_DICTIONARIES[/staff-(\w\w)\.json$/.exec(request)?.[1] as Locale]),
  } as unknown as Fetcher;
  const scene = appBench({ content, screens, bindings: { ASSETS } });
  return (path: string, init?: RequestInit) => scene.ask(`https://${site.hostnames[0]}${path}`, init);
}

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

describe.each(Object.entries(ROWS))('%s', (name, { right, params = {}, forms }) => {
  const path = pathTo(name as Screen, 'nl', params);

  it.each(everybody)('shows a form to who may send it alone: %s', async (_, rights) => {
    const answer = await bench(rights)(path, { headers: { Cookie } });
    const page = answer.status === 200 ? await answer.text() : '';
    expect(answer.status).toBeLessThan(500);
    if (right === null) return;
    expect(page.includes('method="post"')).toBe(rights.includes(right));
    expect(answer.status).toBeLessThan(404);
  });

  it.each(everybody)('refuses with a page what the content service refuses: %s', async (_, rights) => {
    for (const fields of forms) {
      const ask = bench(rights);
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
    const page = await (await bench(rights)('/nl/kantoor', { headers: { Cookie } })).text();
    const tabs = /<nav class="desk-nav".*?<\/nav>/.exec(page)?.[0] ?? '';
    expect(tabs.includes('/nl/kantoor/woningen')).toBe(rights.includes('homes'));
    expect(tabs.includes('/nl/kantoor/collegas')).toBe(rights.includes('people'));
  });
});
