/** The people of an agency (decision 159): what is shown to whom, what is asked back, and what each refusal says. */

import { beforeEach, describe, expect, it } from 'vitest';
import { DOT } from '#domain/format/ties.ts';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { StaffPeople } from '#wire/staff-people.ts';
import type { Fields } from '#worker/testing/send-form.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { alertIn, anEvent, deskBench, noRight, SESSION, wordsIn } from '../testing/desk-bench.ts';
import { meWith } from '../testing/me.ts';

const PAGE = '/nl/kantoor/collegas';
const [AN, BO] = ['0a1b2c3d4e5f', '1b2c3d4e5f60'];
const p = words.people;

const me = meWith('homes', 'people');
type Person = StaffPeople['staff'][number];
const an: Person = {
  id: AN,
  name: 'An Smet',
  email: 'an@agency.test',
  sees: 'all',
  rights: ['homes', 'people'],
  devices: 2,
  seenAt: '2026-11-26T13:10:00.000Z',
};
const bo: Person = {
  id: BO,
  name: 'Bo Peeters',
  email: 'bo@agency.test',
  sees: 'own',
  rights: [],
  devices: 0,
  seenAt: null,
};

function bench() {
  const desk = deskBench(me);
  const { content } = desk;
  desk.answers(['people'], { me, staff: [an, bo] });
  const open = (path: string = PAGE) => desk.open(path);
  const press = (fields: Fields, headers?: Record<string, string>) => desk.press(PAGE, fields, headers);
  /** Changes that the content service was asked for. */
  const changes = async () => {
    const bodies = await Promise.all(
      content.requests
        .filter(({ url }) => url.endsWith('/staff/people'))
        .map((request) => request.clone().json<{ put?: object; remove?: string }>()),
    );
    return bodies.filter(({ put, remove }) => put !== undefined || remove !== undefined);
  };
  /** Refuses a change, and no listing. */
  const refuses = (answer: () => Response, people: object = { me, staff: [an, bo] }) =>
    desk.answers(['people'], async (request: Request) => {
      const { put, remove } = await request.clone().json<{ put?: object; remove?: string }>();
      return put === undefined && remove === undefined ? Response.json(people) : answer();
    });
  return { ...desk, open, press, changes, refuses };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});
const has = (people: { readonly me?: Partial<StaffMe>; readonly staff: readonly Person[] }) =>
  scene.answers(['people'], { me: { ...me, ...people.me }, staff: people.staff });
const tabsIn = (page: string) => /<nav class="desk-nav".*?<\/nav>/.exec(page)?.[0] ?? '';
const change = { do: 'change', id: BO, name: 'Bo Peeters', email: 'bo@agency.test', sees: 'all' };
const self = { do: 'change', id: AN, name: 'An Smet', email: 'an@agency.test', sees: 'all' };
const add = { do: 'add', name: 'Li Wei', email: 'li@agency.test', sees: 'own' };

describe('the page', () => {
  it.each(LOCALES)('says in words what each sees and may do, in %s', async (locale) => {
    const s = STAFF_DICTIONARIES[locale] as typeof words;
    const page = await (await scene.open(pathTo('staff-people', locale))).text();
    for (const text of [
      'Bo Peeters',
      'bo@agency.test',
      s.people.sees.own,
      s.people.rights.homes,
      s.people.rightsText.people,
      s.people.never,
      s.people.operator,
      s.people.title.other.replace('{{n}}', '2'),
    ])
      expect(page).toContain(text.replaceAll(' ?', '\u00A0?'));
    expect(page).not.toMatch(/people\.\w+|\{\{/);
    expect(tabsIn(page)).toContain(`href="${pathTo('staff-people', locale)}" aria-current="page"`);
  });

  it('offers no right that its reader lacks: a new colleague does not get it, and a known one keeps it', async () => {
    has({ staff: [an, { ...bo, rights: ['site'] }] });
    const page = await (await scene.open()).text();
    const [adding = '', , changing = ''] = page
      .split('<form ')
      .slice(1)
      .filter((form) => form.includes('"sees"'));
    const site = (form: string) => /<input type="checkbox"[^>]*value="site"[^>]*>/.exec(form)?.[0] ?? '';
    expect(site(adding)).toMatch(/disabled/);
    expect(site(adding)).not.toMatch(/checked/);
    expect(adding).toContain(p.lackGive);
    expect(adding).not.toContain('type="hidden" name="rights"');
    expect(site(changing)).toMatch(/disabled/);
    expect(site(changing)).toMatch(/checked/);
    expect(changing).toContain('type="hidden" name="rights" value="site"');
    expect(changing).toContain(p.lackKeep);
  });

  it('lets nobody give more homes and requests to see than they see', async () => {
    has({ me: { sees: 'own' }, staff: [{ ...an, sees: 'own' }, bo] });
    const page = await (await scene.open()).text();
    expect(
      page.match(
        /<input type="radio" name="sees" disabled="" value="all"|<input type="radio"[^>]*disabled[^>]*value="all"/g,
      ),
    ).toHaveLength(3);
  });

  it('tells the last one who may add people why they stay', async () => {
    const page = await (await scene.open()).text();
    expect(page.split(p.last.replaceAll("'", '&#x27;'))).toHaveLength(2);
    expect(page).not.toContain(p.removeSelf);
    has({ staff: [an, { ...bo, rights: ['people'] }] });
    const two = await (await scene.open()).text();
    expect(two).not.toContain(p.last);
    expect(two).toContain(p.removeSelf);
  });

  it('is closed to those without the right, who stay signed in, and has no tab for them', async () => {
    scene.answers(['people'], noRight);
    scene.content.on(`POST ${scene.base}/devices`, { me: { ...me, rights: ['homes'] }, devices: [] });
    for (const answer of [await scene.open(), await scene.press(add)]) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      const page = await answer.text();
      expect(page).toContain(p.none);
      expect(page).not.toContain('<form');
      expect(tabsIn(page)).not.toContain(PAGE);
    }
    expect(await scene.changes()).toEqual([]);
  });

  it('leads to the sign-in page once the session has ended', async () => {
    scene.answers(['people', 'devices'], noRight);
    const answer = await scene.open();
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/kantoor/aanmelden']);
  });
});

describe('a form', () => {
  it.each([
    [
      'adds somebody new',
      { ...add, rights: ['homes'] },
      'added',
      { put: { name: 'Li Wei', email: 'li@agency.test', sees: 'own', rights: ['homes'], only: 'new' } },
    ],
    [
      'changes somebody known',
      change,
      'changed',
      { put: { name: 'Bo Peeters', email: 'bo@agency.test', sees: 'all', rights: [], only: 'known' } },
    ],
    ['removes somebody', { do: 'remove', id: BO }, 'removed', { remove: BO }],
  ] as const)('%s', async (_, fields, done, body) => {
    const answer = await scene.press(fields);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${PAGE}?done=${done}`]);
    expect(await scene.changes()).toEqual([{ session: SESSION, ...body }]);
    expect(wordsIn(await (await scene.open(`${PAGE}?done=${done}`)).text())).toContain(p.said[done]);
  });

  it.each([
    ['self', { do: 'remove', id: AN }, '/nl/kantoor'],
    ['drop', { ...self, rights: ['homes'] }, '/nl/kantoor'],
  ] as const)('asks once before one loses what leads here: %s', async (ask, fields, leads) => {
    has({ staff: [an, { ...bo, rights: ['people'] }] });
    const asked = await scene.press(fields);
    expect(asked.status).toBe(422);
    const page = await asked.text();
    expect(page).toContain(p.ask[`${ask}Text`]);
    for (const [name, value] of Object.entries(fields).flatMap(([key, all]) =>
      [all].flat().map((one) => [key, one]),
    ))
      expect(page).toContain(`name="${name}" value="${value}"`);
    expect(await scene.changes()).toEqual([]);
    const answer = await scene.press({ ...fields, sure: '1' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, leads]);
    expect(answer.headers.get('Set-Cookie') ?? '').toMatch(ask === 'self' ? /gevel=; Max-Age=0/ : /^$/);
    expect(await scene.changes()).toHaveLength(1);
  });

  it.each([
    [{ ...add, name: ' ' }, 'name'],
    [{ ...add, name: 'x'.repeat(81) }, 'name'],
    [{ ...add, email: 'li@agency' }, 'email'],
    [{ ...add, email: '' }, 'email'],
  ] as const)('keeps what was typed beside what is wrong: %o', async (fields, wrong) => {
    const answer = await scene.press({ ...fields, rights: 'homes' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(alertIn(page)).toBe(p.said.wrong);
    expect(wordsIn(page)).toContain(p.wrong[wrong]);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(page).toMatch(/<details class="ppl-add" open="">/);
    expect(page).toMatch(
      /<input type="checkbox"[^>]*checked=""[^>]*value="homes"|value="homes"[^>]*checked=""/,
    );
    expect(await scene.changes()).toEqual([]);
  });

  it.each([
    [403, 'role_missing', {}, 403, p.said.grants],
    [422, 'refused', { rights: 'the last one' }, 422, p.said.last],
    [422, 'refused', { email: 'known' }, 422, p.said.known],
    [404, 'not_found', {}, 422, p.said.gone],
    [400, 'invalid_request', {}, 422, p.said.wrong],
  ] as const)('%i %s %o: is refused in a sentence, and nothing typed is lost', async (...row) => {
    const [status, code, fields, shown, sentence] = row;
    scene.refuses(refusal(status, code, fields));
    const answer = await scene.press({ ...add, rights: 'homes' });
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([shown, null]);
    const page = await answer.text();
    expect(alertIn(page)).toBe(sentence);
    expect(page).toContain('value="Li Wei"');
    expect(page).toContain('value="li@agency.test"');
  });

  it('of another page, or of none, changes nothing', async () => {
    expect((await scene.press(add, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await scene.press({ ...add, guard: 'x' })).status).toBe(403);
    const others: readonly Fields[] = [
      {},
      { do: 'burn' },
      { do: 'remove', id: '../x' },
      { ...add, rights: 'hostnames' },
      { ...add, sees: 'more' },
    ];
    for (const fields of others) expect([fields, (await scene.press(fields)).status]).toEqual([fields, 422]);
    expect(await scene.changes()).toEqual([]);
  });

  it('is shown again, whole, when the session has ended or nothing answers', async () => {
    scene.answers(['people', 'devices'], noRight);
    const ended = await scene.press({ ...add, rights: ['homes', 'people'] });
    expect(ended.status).toBe(401);
    const page = await ended.text();
    for (const value of ['li@agency.test', 'homes', 'people']) expect(page).toContain(`value="${value}"`);
    scene.content.breaks('error');
    const broken = await scene.press(add);
    expect(broken.status).toBe(503);
    expect(await broken.text()).toContain('value="li@agency.test"');
  });
});

it('the journal says what each had before and has then, in words', async () => {
  const event = (action: string, what: string) => anEvent(action, what, 'Bo Peeters');
  scene.answers(['journal'], {
    me,
    deeds: [
      event('staff.changed', `${BO} name; sees: own → all; rights: homes → homes,people`),
      event('staff.added', `${BO} sees: … → own; rights: … → none`),
      event('staff.removed', BO),
    ],
  });
  const page = (await (await scene.open('/nl/kantoor/dagboek')).text()).replaceAll(/<[^>]+>/g, '');
  expect(page).toContain(
    `${p.log.changed}${DOT}Bo Peeters${DOT}${p.log.name}${DOT}alleen eigen werk → alles${DOT}woningen → woningen, collega’s`,
  );
  expect(page).toContain(`${p.log.added}${DOT}Bo Peeters${DOT}alleen eigen werk${DOT}geen extra rechten`);
  expect(page).toContain(`${p.log.removed}${DOT}Bo Peeters`);
  expect(page).not.toContain(BO);
});
