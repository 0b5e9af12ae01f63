/** The settings of a site on the agency's own page (decision 181): what is asked for, what is refused, and that nothing typed is lost. */
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import type { ChangeSiteRequest, OwnSite } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import { aHome } from '#wire/testing/home.ts';
import type { Fields } from '#worker/testing/send-form.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { keyOf } from '../homes/pictures/send-picture.ts';
import { guardOf } from '../session.ts';
import { alertIn, anEvent, deskBench, noRight, SESSION } from '../testing/desk-bench.ts';
import { meWith } from '../testing/me.ts';

const MAKES = '0123456789abcdef';
const p = words.site;
const QUAY = 'settings.team.offices[quay]';
const MON = `${QUAY}.hours.week.mon`;
const hours = (id = 'quay') => pathTo('staff-site-part', 'nl', { part: 'hours', id });
const person = (id: string) => pathTo('staff-site-part', 'nl', { part: 'person', id });

const me = meWith('site');
const TEAM = {
  offices: [
    {
      id: 'quay',
      name: 'Kaai',
      hours: { week: { mon: [['09:00', '18:00']] }, closed: [['2020-01-02', '2020-01-03']] },
    },
    { id: 'square', name: 'Plein' },
  ],
  people: [
    { id: 'an', name: 'An', office: 'quay', email: 'an@agency.test' },
    { id: 'bo', name: 'Bo' },
  ],
  rules: [
    { deeds: ['valuation'], person: 'an' },
    { ways: ['sale'], office: 'quay' },
  ],
};

function bench() {
  const desk = deskBench(me, { site: { settings: { team: TEAM as unknown as Site['settings']['team'] } } });
  const { site, content, base } = desk;
  const asked: ChangeSiteRequest[] = [];
  let stored = site;
  let log: OwnSite['log'] = [];
  let next: (request: ChangeSiteRequest) => Partial<OwnSite> | Response = () => ({ outcome: 'stored' });
  content.on(`POST ${base}/site`, async (request: Request) => {
    const body = await request.clone().json<ChangeSiteRequest>();
    const pages = [{ id: 'about', title: { nl: 'Over ons' }, url: { nl: 'over-ons' } }];
    const own = { me, outcome: null, site: stored, pages, conflicts: [], log };
    if (body.changes === undefined && body.putBack === undefined) return Response.json(own);
    asked.push(body);
    const answer = next(body);
    return answer instanceof Response ? answer : Response.json({ ...own, ...answer });
  });
  return {
    ...desk,
    asked,
    /** These changes were made before. */
    logs: (...changes: OwnSite['log']) => {
      log = changes;
    },
    /** Another document is stored. */
    shows: (other: Site) => {
      stored = other;
    },
    /** The next changes are answered in this way. */
    answersChanges: (answer: typeof next) => {
      next = answer;
    },
  };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});
/** The form of Monday's hours as it was drawn, with these times. */
const monday = (from: string, to: string, more: Fields = {}): Fields => ({
  [`was ${MON}`]: '[["09:00","18:00"]]',
  [`${MON} 0 from`]: from,
  [`${MON} 0 to`]: to,
  ...more,
});
const changesOf = () => scene.asked.map(({ changes }) => changes);

describe('the page', () => {
  it.each(LOCALES)('lists offices, people and what else can be set, in %s', async (locale) => {
    const page = await (await scene.open(pathTo('staff-site', locale))).text();
    for (const text of ['Kaai', 'Plein', 'Bo', (STAFF_DICTIONARIES[locale] as typeof words).site.parts.legal])
      expect(page).toContain(text);
  });

  it('is none for a person without the right', async () => {
    scene.answers(['site'], noRight);
    for (const path of [pathTo('staff-site', 'nl'), hours(), person('new')]) {
      const answer = await scene.open(path);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.text()).not.toContain('method="post"');
    }
  });

  it('offers to put back a change, unless erasing a person left nothing of what was there', async () => {
    const made = { at: '2026-11-28T10:00:00.000Z', by: 'An', putBack: null };
    const rowOf = (before: unknown) => [{ path: 'settings.team.people[bo]', before, after: null }];
    scene.logs(
      { ...made, number: 1, rows: rowOf({ id: 'bo', name: 'Bo' }) },
      { ...made, number: 2, rows: rowOf({ id: 'bo', name: '…' }) },
    );
    const page = await (await scene.open(pathTo('staff-site', 'nl'))).text();
    expect([...page.matchAll(/name="back" value="(\d)"/g)].map(([, number]) => number)).toEqual(['1']);
  });

  it('of no such part, office or person is not found', async () => {
    for (const path of [
      hours('moon'),
      hours('new'),
      person('moon'),
      pathTo('staff-site-part', 'nl', { part: 'x' }),
    ])
      expect([path, (await scene.open(path)).status]).toEqual([path, 404]);
  });
});

describe('hours', () => {
  it('are changed day by day; what was not typed is not sent', async () => {
    const answer = await scene.press(hours(), monday('9u30', '18'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${hours()}?done=saved`]);
    expect(changesOf()).toEqual([[{ path: MON, value: [['09:30', '18:00']], seen: [['09:00', '18:00']] }]]);
    expect(await (await scene.open(`${hours()}?done=saved`)).text()).toContain(p.said.saved);
  });

  it('of a day that is emptied: it is closed', async () => {
    await scene.press(hours(), monday('', ''));
    expect(changesOf()).toEqual([[{ path: MON, value: null, seen: [['09:00', '18:00']] }]]);
  });

  it('that are as they were change nothing', async () => {
    const answer = await scene.press(hours(), monday('09:00', '18:00'));
    expect(answer.headers.get('Location')).toBe(`${hours()}?done=same`);
    expect(changesOf()).toEqual([]);
  });

  it.each([
    ['half', '09:00', ''],
    ['clock', '09:00', 'laat'],
    ['clock', '25:00', '26:00'],
    ['backwards', '18:00', '09:00'],
  ] as const)('%s: are refused beside the day, and what was typed stays', async (fault, from, to) => {
    const answer = await scene.press(hours(), monday(from, to));
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(alertIn(page)).toBe(p.said.wrong);
    expect(page).toContain(p.wrong[fault]);
    for (const text of [from, to]) expect(page).toContain(`value="${text}"`);
    expect(changesOf()).toEqual([]);
  });

  it('of Monday are taken over for the working week, and nothing is stored yet', async () => {
    const answer = await scene.press(hours(), monday('10:00', '16:00', { copy: '1' }));
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(p.copied);
    expect(page.match(/value="16:00"/g)).toHaveLength(5);
    expect(changesOf()).toEqual([]);
  });

  it('closed days and days with hours are two members; those that are over are not asked for', async () => {
    const page = await (await scene.open(hours())).text();
    expect(page).not.toContain('2020-01-02');
    const days = `${QUAY}.hours`;
    await scene.press(hours(), {
      [`was ${days}.closed`]: '[]',
      [`was ${days}.otherHours`]: 'null',
      [`${days} 0 day`]: '2099-12-24',
      [`${days} 0 until`]: '2099-12-26',
      [`${days} 1 day`]: '2099-12-31',
      [`${days} 1 from`]: '9',
      [`${days} 1 to`]: '12',
    });
    expect(changesOf()[0]).toEqual([
      { path: `${days}.closed`, value: [['2099-12-24', '2099-12-26']], seen: [] },
      {
        path: `${days}.otherHours`,
        value: [{ day: '2099-12-31', openings: [['09:00', '12:00']] }],
        seen: null,
      },
    ]);
  });

  it.each(['0026-12-24', '20226-12-24'])('%s is a day that nobody can mean, and is refused', async (day) => {
    const answer = await scene.press(hours(), { [`${QUAY}.hours 0 day`]: day });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(p.wrong.noDay);
    expect(changesOf()).toEqual([]);
  });

  it('are shown as the contact page will show them, before they are kept', async () => {
    const team = {
      ...TEAM,
      offices: [{ ...TEAM.offices[0], hours: { week: { mon: [['10:00', '16:00']] } } }, TEAM.offices[1]],
    };
    const soon = { ...scene.site, settings: { ...scene.site.settings, team } } as unknown as Site;
    scene.answersChanges(() => ({ outcome: 'judged', site: soon }));
    const answer = await scene.press(hours(), monday('10:00', '16:00', { look: '1' }));
    expect(scene.asked).toMatchObject([{ judge: true }]);
    const page = await answer.text();
    expect(page).toContain(p.soon);
    expect(page.replaceAll(/\s/g, ' ')).toContain('10.00 u – 16.00 u');
    expect(page).toContain('value="10:00"');
  });
});

describe('a person', () => {
  it('is added as one entry, under an id that the form names', async () => {
    const name = 'settings.team.people[new].name';
    const answer = await scene.press(person('new'), {
      makes: MAKES,
      [name]: ' Éls De Wit ',
      'settings.team.people[new].mobile': '0470 1',
      'was settings.team.people[new].languages': 'null',
      'settings.team.people[new].languages': ['fr', 'nl'],
    });
    expect(answer.headers.get('Location')).toBe(`${pathTo('staff-site', 'nl')}?done=added`);
    expect(changesOf()).toEqual([
      [
        {
          path: 'settings.team.people[els-de-wit-0123]',
          value: { name: 'Éls De Wit', mobile: '0470 1', languages: ['nl', 'fr'] },
          seen: null,
        },
      ],
    ]);
  });

  it('without a name is not added, and what was typed stays', async () => {
    const answer = await scene.press(person('new'), {
      makes: MAKES,
      'settings.team.people[new].name': '',
      'settings.team.people[new].mobile': '0470 1',
    });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(p.wrong.required);
    expect(page).toContain('value="0470 1"');
    expect(page).toContain(`value="${MAKES}"`);
  });

  it('is added, or taken off, also by the second of two presses', async () => {
    const list = pathTo('staff-site', 'nl');
    scene.answersChanges(() => ({ outcome: 'same' }));
    const added = await scene.press(person('new'), {
      makes: MAKES,
      'settings.team.people[new].name': 'Els',
    });
    expect(added.headers.get('Location')).toBe(`${list}?done=added`);
    for (const id of ['bo', 'gone']) {
      const removed = await scene.press(person(id), { remove: '1' });
      expect([id, removed.headers.get('Location')]).toEqual([id, `${list}?done=removed`]);
    }
  });

  it('who is taken off hands their requests on', async () => {
    await scene.press(person('an'), { remove: '1', to: 'bo' });
    expect(changesOf()).toEqual([
      [
        {
          path: 'settings.team.rules',
          value: [{ deeds: ['valuation'], person: 'bo' }, TEAM.rules[1]],
          seen: TEAM.rules,
        },
        { path: 'settings.team.people[an]', value: null, seen: true },
      ],
    ]);
  });

  it('whose address is none is refused beside the field', async () => {
    scene.answersChanges(refusal(422, 'refused', { 'settings.team.people[bo].email': 'no address' }));
    const email = 'settings.team.people[bo].email';
    const answer = await scene.press(person('bo'), { [`was ${email}`]: 'null', [email]: 'bo@' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(p.wrong.email);
    expect(page).toContain('value="bo@"');
  });

  it('who was taken off meanwhile: what was typed is shown', async () => {
    const answer = await scene.press(person('li'), { 'settings.team.people[li].phone': '050 77' });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain(p.said.gone);
    expect(page).toContain('050 77');
  });
});

it('an office that is taken off leaves its people on the site', async () => {
  await scene.press(pathTo('staff-site-part', 'nl', { part: 'office', id: 'quay' }), { remove: '1' });
  expect(changesOf()[0]).toEqual([
    { path: 'settings.team.rules', value: [TEAM.rules[0]], seen: TEAM.rules },
    { path: 'settings.team.people[an].office', value: null, seen: 'quay' },
    { path: QUAY, value: null, seen: true },
  ]);
});

describe('what somebody else changed meanwhile', () => {
  it('stands beside what was typed, and the next press has seen it', async () => {
    scene.answersChanges(() => ({
      outcome: 'stored',
      conflicts: [
        {
          path: MON,
          yours: [['10:00', '18:00']],
          theirs: [['09:00', '17:00']],
          by: 'Bo',
          at: '2026-11-24T10:00:00.000Z',
        },
      ],
    }));
    const answer = await scene.press(hours(), monday('10:00', '18:00'));
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(alertIn(page)).toBe(p.said.some);
    expect(page.replaceAll(/\s/g, ' ')).toContain('Bo maakte er intussen dit van: 9.00 u – 17.00 u');
    expect(page).toContain('value="10:00"');
    expect(page).toContain(`name="was ${MON}" value="[[&quot;09:00&quot;,&quot;17:00&quot;]]"`);
  });
});

describe('a change', () => {
  const PAGE = pathTo('staff-site', 'nl');
  it('is put back by one press', async () => {
    const answer = await scene.press(PAGE, { back: '3' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${PAGE}?done=back`]);
    expect(scene.asked).toEqual([{ session: SESSION, putBack: 3 }]);
  });

  it('that was changed since is not, and the page says so', async () => {
    scene.answersChanges(() => ({
      outcome: 'same',
      conflicts: [{ path: MON, yours: null, theirs: null, by: null, at: null }],
    }));
    const answer = await scene.press(PAGE, { back: '3' });
    expect(answer.status).toBe(422);
    expect(alertIn(await answer.text())).toBe(p.said.notBack);
  });

  it.each(['', '0', '-1', 'x', '1e9'])('of number "%s" never ends in an error', async (back) => {
    scene.answersChanges(refusal(404, 'not_found'));
    expect((await scene.press(PAGE, { back })).status).toBe(422);
  });
});

describe('a form', () => {
  it('of another page changes nothing', async () => {
    for (const path of [pathTo('staff-site', 'nl'), hours()]) {
      expect((await scene.press(path, { back: '1' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await scene.press(path, { ...monday('1', '2'), guard: 'x' })).status).toBe(403);
    }
    expect(scene.asked).toEqual([]);
  });

  it('is shown again, whole, when the session has ended or nothing answers', async () => {
    scene.answers(['site', 'devices'], noRight);
    const ended = await scene.press(hours(), monday('10:15', '18:00'));
    expect(ended.status).toBe(401);
    expect(await ended.text()).toContain('value="10:15"');
    scene.content.breaks('error');
    const broken = await scene.press(hours(), monday('10:15', '18:00'));
    expect(broken.status).toBe(503);
    expect(await broken.text()).toContain('value="10:15"');
  });

  it('of which another setting is wrong says whom to ask', async () => {
    scene.answersChanges(refusal(422, 'refused', { 'settings.leads.address': 'x' }));
    const answer = await scene.press(hours(), monday('10:15', '18:00'));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(p.said.otherText);
  });
});

describe('the look', () => {
  const LOOK = pathTo('staff-site-part', 'nl', { part: 'look' });
  const accent = (light: string, dark: string): Fields => ({
    'was theme.accent': JSON.stringify(scene.site.theme.accent),
    'theme.accent light': light,
    'theme.accent dark': dark,
  });
  const text = async (answer: Response | Promise<Response>) =>
    (await (await answer).text()).replaceAll('&nbsp;', ' ');

  it('says in both modes what was chosen, what pages use, and why', async () => {
    const [light, dark] = scene.site.theme.accent;
    const page = await text(scene.open(LOOK));
    for (const one of [light, dark]) expect(page).toContain(`Gekozen: ${one}, contrast`);
    expect(page).not.toContain('Gebruikt:');
    scene.answersChanges(({ changes }) => {
      const [{ value } = { value: null }] = changes ?? [];
      const theme = { ...scene.site.theme, accent: value as [string, string] };
      return { outcome: 'judged', site: { ...scene.site, theme }, preview: null };
    });
    const faint = await text(scene.press(LOOK, { ...accent('#ffd400', dark), look: '1' }));
    expect(faint).toContain('Gekozen: #ffd400, contrast 1,3\u00a0:\u00a01');
    expect(faint).toMatch(
      /Gebruikt: #(?!ffd400)[0-9a-f]{6}, contrast 4,5\s:\s1\. Tekst heeft minstens 4,5\s:\s1 nodig/,
    );
    // No deployment has to have previews.
    expect(faint).toContain(p.lookPages.none);
    // What was typed stays typed.
    expect(faint).toMatch(/name="theme\.accent light"[^>]*value="#ffd400"/);
  });

  it('is looked at on the agency’s own pages, at the address that the content service made', async () => {
    const address = 'https://agency--abcdefghijklmnopqrst.preview.test';
    scene.content.on(`POST /sites/${scene.site.id}/estates`, { total: { value: 1 }, results: [aHome(12)] });
    scene.answersChanges(() => ({ outcome: 'judged', preview: address }));
    const page = await text(scene.press(LOOK, { ...accent('#a2361d', '#f3937a'), look: '1' }));
    expect(scene.asked).toEqual([
      {
        session: SESSION,
        changes: [{ path: 'theme.accent', value: ['#a2361d', '#f3937a'], seen: scene.site.theme.accent }],
        judge: true,
        preview: true,
      },
    ]);
    for (const path of ['/nl', '/nl/aanbod"', '/nl/aanbod/12/']) expect(page).toContain(address + path);
    expect(page).toContain('noindex');
  });

  it('is kept as any other member, and refuses what is no colour', async () => {
    const hero = { 'was theme.choices.hero': '"horizon"', 'theme.choices.hero': 'letter' };
    const answer = await scene.press(LOOK, { ...accent('#a2361d', '#f3937a'), ...hero, save: '1' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${LOOK}?done=saved`]);
    expect(changesOf()[0]?.map(({ path, value }) => [path, value])).toEqual([
      ['theme.accent', ['#a2361d', '#f3937a']],
      ['theme.choices.hero', 'letter'],
    ]);
    const wrong = await scene.press(LOOK, { ...accent('rood', '#f3937a'), save: '1' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain(p.wrong.colour);
    const [light, dark] = scene.site.theme.accent;
    const same = await scene.press(LOOK, { ...accent(light.toUpperCase(), dark), save: '1' });
    expect(same.headers.get('Location')).toBe(`${LOOK}?done=same`);
    expect(scene.asked).toHaveLength(1);
  });

  const FILE = new Uint8Array([1, 2, 3]);
  const stores = async (answer: object) =>
    scene.content.on(`PUT ${scene.base}/site/pictures/${await keyOf(FILE)}`, answer);
  const send = async (fields: Readonly<Record<string, string | Blob>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ guard: await guardOf(SESSION), ...fields }))
      body.append(name, value);
    return scene.send(LOOK, body);
  };

  it('has a logo for each mode, sent as pictures are', async () => {
    await stores({ name: 'sent-1' });
    const picture = new File([FILE], 'logo.png', { type: 'image/png' });
    const answer = await send({ of: 'settings.logo.dark', picture });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${LOOK}?done=saved`]);
    expect(changesOf()).toEqual([[{ path: 'settings.logo.dark', value: 'sent-1', seen: null }]]);
    // Only a picture of this part.
    const elsewhere = await send({ of: 'settings.team.people[an].picture', picture });
    expect(elsewhere.status).toBe(422);
    expect(scene.asked).toHaveLength(1);
  });

  it('says of an SVG what to send instead', async () => {
    await stores(refusal(422, 'picture_refused', { picture: 'kind' }));
    const picture = new File([FILE], 'logo.svg');
    const answer = await send({ of: 'settings.logo.light', picture });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(p.logo.kind);
    expect(scene.asked).toEqual([]);
  });
});

describe('who looks after what', () => {
  const RULES = 'settings.team.rules';
  const PAGE = pathTo('staff-site-part', 'nl', { part: 'rules' });
  const STORED = [
    { deeds: ['valuation'], person: 'an' },
    { ways: ['sale'], cities: [7, 8], office: 'quay' },
  ];
  beforeEach(() => {
    const team = { ...scene.site.settings.team, rules: STORED } as unknown as Site['settings']['team'];
    scene.shows({ ...scene.site, settings: { ...scene.site.settings, team } });
  });
  /** The form as it is drawn, with what is typed otherwise. */
  const form = (typed: Fields = {}): Fields => ({
    [`was ${RULES}`]: JSON.stringify(STORED),
    [`${RULES} 0 place`]: '1',
    [`${RULES} 0 who`]: 'person an',
    'settings.team.rules 0 deeds': 'valuation',
    [`${RULES} 0 retained`]: '{}',
    [`${RULES} 1 place`]: '2',
    [`${RULES} 1 who`]: 'office quay',
    [`${RULES} 1 ways`]: 'sale',
    [`${RULES} 1 retained`]: '{"cities":[7,8]}',
    [`${RULES} 2 place`]: '3',
    [`${RULES} 2 who`]: '',
    ...Object.fromEntries(Object.entries(typed).map(([part, value]) => [`${RULES} ${part}`, value])),
    save: '1',
  });
  const rulesOf = () => changesOf().map((changes) => changes?.[0]?.value);

  it('is shown as rules in their order, with what has no field counted', async () => {
    const page = await (await scene.open(PAGE)).text();
    expect(page).toContain('Regel 2');
    expect(page).toMatch(/<option value="person an" selected="">An<\/option>/);
    expect(page).toContain('Alleen in 2 gemeenten die uw webbureau koos.');
    expect(page.match(new RegExp(`${p.rules.newRow}<`, 'g'))).toHaveLength(2);
  });

  it('is no change when nobody typed', async () => {
    expect((await scene.press(PAGE, form())).headers.get('Location')).toBe(`${PAGE}?done=same`);
    expect(scene.asked).toEqual([]);
  });

  it.each<readonly [what: string, typed: Fields, rules: readonly object[] | null]>([
    [
      'a rule more',
      {
        '2 who': 'person bo',
        '2 areas': ['coast', 'westFlanders'],
        '2 zips': '8300, 8301 8300',
        '2 project': 'no',
      },
      [...STORED, { areas: ['westFlanders', 'coast'], zips: ['8300', '8301'], project: false, person: 'bo' }],
    ],
    ['another order', { '0 place': '9' }, [STORED[1] ?? {}, STORED[0] ?? {}]],
    ['one taken out', { '0 out': '1' }, [STORED[1] ?? {}]],
    ['none any more', { '0 out': '1', '1 out': '1' }, null],
    ['one for all the rest', { '2 who': 'office square' }, [...STORED, { office: 'square' }]],
  ])('is stored whole: %s', async (_what, typed, rules) => {
    expect((await scene.press(PAGE, form(typed))).status).toBe(303);
    expect(rulesOf()).toEqual([rules]);
    expect(changesOf()[0]?.[0]?.seen).toEqual(STORED);
  });

  it.each<readonly [Fields, keyof typeof p.wrong]>([
    [{ '2 who': '' }, 'who'],
    [{ '1 zips': '830' }, 'zips'],
    [{ '0 deeds': '' }, 'always'],
  ])('is not stored for %j, and nothing typed is lost', async (typed, fault) => {
    const answer = await scene.press(PAGE, form({ '2 who': 'person bo', '2 zips': '8400', ...typed }));
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(p.wrong[fault]);
    expect(page).toContain('value="8400"');
    expect(scene.asked).toEqual([]);
  });

  it('is never an error, whatever a form says', async () => {
    for (const [part, value] of [
      ['retained', '{'],
      ['retained', '[1]'],
      ['who', 'person'],
      ['place', 'x'],
      ['deeds', 'everything'],
    ] as const)
      expect((await scene.press(PAGE, form({ [`0 ${part}`]: value }))).status).toBeLessThan(500);
  });
});

it('the journal says in words what changed', async () => {
  const event = (action: string, what: string) => anEvent(action, what, null);
  scene.answers(['journal'], {
    me,
    deeds: [
      event(
        'site.changed',
        `${MON}: "09:00-18:00" → "09:00-12:30, 13:30-18:00"; settings.contact.phone: … → "050 2"`,
      ),
      event(
        'site.put_back',
        `${QUAY}.hours.closed: "2099-12-24-2099-12-26" → …; settings.team.people[an].email`,
      ),
    ],
  });
  const page = (await (await scene.open(pathTo('staff-journal', 'nl'))).text())
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s/g, ' ');
  expect(page).toContain(
    `${p.log.did} · Kaai: maandag: 9.00 u – 18.00 u → 9.00 u – 12.30 u, 13.30 u – 18.00 u · Telefoon: leeg → “050 2”`,
  );
  expect(page).toContain(
    `${p.log.didBack} · Kaai: Gesloten dagen: 24 december 2099 – 26 december 2099 → leeg · An: E-mailadres`,
  );
});

it('the journal says a text that looks like hours or days as a text', async () => {
  const what =
    'settings.contact.openingHours.nl: … → "09:00-12:30"; settings.contact.invitation.nl: "2026-13-45-2026-13-46" → "99:99-99:98"';
  scene.answers(['journal'], {
    me,
    deeds: [
      { at: '2026-11-26T13:10:00.000Z', name: 'An', by: 'staff', deed: 'site.changed', what, about: null },
    ],
  });
  const answer = await scene.open(pathTo('staff-journal', 'nl'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('“09:00-12:30”');
});

describe('what is stored and a form would not take', () => {
  it('is nobody’s mistake who changes what is beside it', async () => {
    const [long, invitation, phone] = [
      'x'.repeat(400),
      'settings.contact.invitation.nl',
      'settings.contact.phone',
    ];
    const sent = {
      [`was ${invitation}`]: JSON.stringify(long),
      [invitation]: long,
      [`was ${phone}`]: '"050 1"',
      [phone]: '050 2',
    };
    const agency = pathTo('staff-site-part', 'nl', { part: 'agency' });
    expect((await scene.press(agency, sent)).status).toBe(303);
    expect(changesOf()).toEqual([[{ path: phone, value: '050 2', seen: '050 1' }]]);
    const longer = await scene.press(agency, { ...sent, [invitation]: `${long}x` });
    expect(longer.status).toBe(422);
    expect(await longer.text()).toContain(p.wrong.long);
  });

  it('of hours that overlap, too', async () => {
    const field = (at: number, from: string, to: string) => ({
      [`${MON} ${at} from`]: from,
      [`${MON} ${at} to`]: to,
    });
    const seen = { [`was ${MON}`]: '[["09:00","13:00"],["12:00","18:00"]]' };
    const same = await scene.press(hours(), {
      ...seen,
      ...field(0, '09:00', '13:00'),
      ...field(1, '12:00', '18:00'),
    });
    expect(same.headers.get('Location')).toBe(`${hours()}?done=same`);
    const typed = await scene.press(hours(), {
      ...seen,
      ...field(0, '09:00', '13:00'),
      ...field(1, '12:30', '18:00'),
    });
    expect(typed.status).toBe(422);
  });
});

it('a person whose right was withdrawn sends a portrait, and stays signed in', async () => {
  const key = '2d711642b726b04401627ca9fbac32f5';
  for (const call of ['POST', `PUT`])
    scene.content.on(`${call} ${scene.base}/site${call === 'PUT' ? `/pictures/${key}` : ''}`, noRight);
  const body = new FormData();
  body.set('guard', await guardOf(SESSION));
  body.set('picture', new File(['x'], 'an.webp', { type: 'image/webp' }));
  const answer = await scene.send(person('an'), body);
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([403, null]);
  expect(await answer.text()).toContain(p.noneText);
});

describe('the menus', () => {
  const MENUS = pathTo('staff-site-part', 'nl', { part: 'menus' });
  const offer = { id: 1, label: { nl: 'Aanbod' }, link: { type: 'offer' } };
  const about = { id: 2, label: { nl: 'Over ons' }, link: { type: 'page', page: { nl: 'over-ons' } } };
  const MAIN = 'menus.main';
  const choice = (link: object) => JSON.stringify(link);
  /** The rows of the menu as they were drawn. */
  const rows = (more: Fields = {}): Fields => ({
    [`was ${MAIN}`]: JSON.stringify([offer, about]),
    ...Object.fromEntries(
      [offer, about].flatMap((entry, at) => [
        [`${MAIN} ${at} entry`, JSON.stringify(entry)],
        [`${MAIN} ${at} name-nl`, entry.label.nl],
        [`${MAIN} ${at} target`, choice(entry.link)],
        [`${MAIN} ${at} href`, ''],
      ]),
    ),
    ...more,
  });
  beforeEach(() => scene.shows({ ...scene.site, menus: { main: [offer, about], footer: [] } } as Site));

  it('are rows with a choice of pages and screens, in every language of the site', async () => {
    const page = await (await scene.open(MENUS)).text();
    for (const text of ['<legend>Aanbod</legend>', 'lang="de"', '>Over ons</option>', '>Te huur</option>'])
      expect(page).toContain(text);
    expect(page).not.toContain('>Vakantieverhuur</option>');
    const list = await (await scene.open(pathTo('staff-site', 'nl'))).text();
    expect(list).toContain(`href="${MENUS}"`);
  });

  it('put entries below others at the foot, and at the head only where an import did', async () => {
    const boxes = async (items: readonly object[]) => {
      scene.shows({ ...scene.site, menus: { main: items, footer: items } } as Site);
      const page = await (await scene.open(MENUS)).text();
      return ['main', 'footer'].map(
        (name) => page.match(new RegExp(`name="menus.${name} \\d+ below"`, 'g'))?.length,
      );
    };
    // Two lines of the menu, and two empty ones.
    expect(await boxes([offer, about])).toEqual([undefined, 4]);
    expect(await boxes([{ ...offer, children: [about] }])).toEqual([1, 4]);
  });

  it('are saved as one member, and not at all when nothing was typed', async () => {
    expect((await scene.press(MENUS, { ...rows(), save: '1' })).headers.get('Location')).toContain('same');
    expect(scene.asked).toEqual([]);
    const typed = rows({ [`${MAIN} 1 name-fr`]: 'À propos', [`${MAIN} 0 out`]: '1' });
    expect((await scene.press(MENUS, { ...typed, save: '1' })).status).toBe(303);
    const value = [{ ...about, label: { nl: 'Over ons', fr: 'À propos' } }];
    expect(changesOf()).toEqual([[{ path: MAIN, value, seen: [offer, about] }]]);
  });

  it('are moved without being stored, with all that was typed', async () => {
    const typed = rows({ [`${MAIN} 1 name-nl`]: 'Wie wij zijn' });
    const page = await (await scene.press(MENUS, { ...typed, move: `${MAIN} up 1` })).text();
    expect(scene.asked).toEqual([]);
    expect(page.indexOf('<legend>Wie wij zijn</legend>')).toBeLessThan(
      page.indexOf('<legend>Aanbod</legend>'),
    );
    expect(page.indexOf('<legend>Wie wij zijn</legend>')).toBeGreaterThan(0);
    expect(page).toContain(p.menus.moved);
  });

  it('that lead nowhere say so beside the line, and keep what was typed', async () => {
    const gone = rows({ [`${MAIN} 1 target`]: choice({ type: 'page', page: { nl: 'weg' } }) });
    const answer = await scene.press(MENUS, { ...gone, save: '1' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    const line = page.slice(page.indexOf('<legend>Over ons</legend>'));
    expect(line).toContain(p.wrong.menuGone);
    expect(page.slice(0, page.indexOf('<legend>Over ons</legend>'))).not.toContain(p.wrong.menuGone);
    expect(scene.asked).toEqual([]);
  });

  it('that the content service refuses are shown again', async () => {
    scene.answersChanges(refusal(422, 'refused', { 'menus.main[2].link': 'leads nowhere' }));
    const answer = await scene.press(MENUS, { ...rows({ [`${MAIN} 0 out`]: '1' }), save: '1' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(p.wrong.refused);
    expect(page).toContain('value="Over ons"');
  });
});
