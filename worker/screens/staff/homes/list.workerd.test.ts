/** The list of an agency's homes and the actions of the day (decision 155): who sees what, and what each refusal says. */
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import type { ActionDone, Homes, WrittenHome } from '#wire/written-homes.ts';
import { OWN, sendForm } from '#worker/testing/send-form.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { guardOf } from '../session.ts';
import {
  aListedHome,
  alertIn,
  COOKIE,
  deskBench,
  listOf,
  noRight,
  SESSION,
  wordsIn,
} from '../testing/desk-bench.ts';
import { meWith } from '../testing/me.ts';

const LIST = '/nl/kantoor/woningen';
const AT = '2026-11-26T13:10:00.000Z';

const me = meWith('homes');
const aHome = (changes: Partial<WrittenHome> = {}) =>
  aListedHome({ title: { nl: 'Villa met tuin' }, picture: '501-front', pictures: 12, ...changes });
const aList = (changes: Partial<Homes> = {}): Homes => ({ ...listOf(me), homes: [aHome()], ...changes });
const done: ActionDone = { outcome: 'done', asks: [], conflicts: [], notes: [], at: AT, until: AT };

function bench(features: readonly ('staff' | 'rentals')[] = ['staff']) {
  const desk = deskBench(me, { site: { settings: { features: [...features] } } });
  const { content, answers } = desk;
  answers(['homes'], aList());
  answers(
    ['price', 'status', 'withdrawal', 'undo'].map((call) => `home/${call}`),
    done,
  );
  const open = (path: string = LIST) => desk.open(path);
  /** Bodies of the calls that write. */
  const written = () =>
    Promise.all(
      content.requests
        .filter(({ url }) => /staff\/home\//.test(url))
        .map(async (request) => [
          new URL(request.url).pathname.split('/').at(-1),
          await request.clone().json(),
        ]),
    );
  return { ...desk, open, written };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});
const list = (changes: Partial<Homes>) => scene.answers(['homes'], aList(changes));
const pathOf = (name: string, home = '501', kind = 'estate') => `${LIST}/${kind}/${home}/doen/${name}`;
/** Addresses of the tabs. */
const tabsIn = (page: string): string[] =>
  [...(/<nav class="desk-nav".*?<\/nav>/.exec(page)?.[0] ?? '').matchAll(/href="([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );

describe('the list', () => {
  it.each(LOCALES)('says what each home is and lacks, in %s', async (locale) => {
    const s = STAFF_DICTIONARIES[locale] as typeof words;
    list({
      counts: { offer: 2, option: 1, gone: 4, draft: 1, withdrawn: 3, lacking: 2 },
      homes: [
        aHome({
          pictures: 0,
          picture: null,
          untold: ['fr'],
          lacks: [{ duty: 'flanders-epc', ifLongLease: false }],
        }),
        aHome({ home: '502', state: 'gone', purpose: 'TO_RENT', street: null, price: -1, pictures: 0 }),
      ],
    });
    const page = await (await scene.open(pathTo('staff-homes', locale))).text();
    for (const text of [
      'Bronlaan 93',
      'Villa met tuin',
      s.homes.noPictures,
      s.homes.states.sale,
      s.homes.states.let,
      s.homes.noPrice,
      `${s.homes.lists.gone} 4`,
      `${s.homes.lists.lacking} 2`,
      `${s.all} 11`,
    ])
      expect(page).toContain(text);
    // What is let lacks nothing: nobody looks for it any more.
    expect(page.split(s.homes.noPictures)).toHaveLength(2);
    expect(page).not.toMatch(/homes\.\w+|\{\{/);
  });

  it('asks for the chosen homes, and keeps what was typed', async () => {
    const page = await (await scene.open(`${LIST}?list=option&find=Bron%20%22laan&from=50`)).text();
    expect(await scene.content.requests.at(-1)?.json()).toEqual({
      session: SESSION,
      state: 'option',
      find: 'Bron "laan',
      from: 50,
    });
    expect(page).toContain('value="Bron &quot;laan"');
    await scene.open(`${LIST}?list=lacking&from=-1`);
    expect(await scene.content.requests.at(-1)?.json()).toEqual({ session: SESSION, lacking: true, from: 0 });
  });

  it('says that there is none yet, or that none was found', async () => {
    list({
      counts: { offer: 0, option: 0, gone: 0, draft: 0, withdrawn: 0, lacking: 0 },
      found: 0,
      homes: [],
    });
    expect(await (await scene.open()).text()).toContain(words.homes.emptyText);
    list({ found: 0, homes: [] });
    expect(await (await scene.open(`${LIST}?find=x`)).text()).toContain(words.homes.noneFound);
  });

  it('pages through more than fifty', async () => {
    list({ found: 120, homes: Array.from({ length: 50 }, (_, at) => aHome({ home: String(at) })) });
    const page = await (await scene.open(`${LIST}?list=offer&from=50`)).text();
    expect(page).toContain(`${LIST}?list=offer"`);
    expect(page).toContain(`${LIST}?list=offer&amp;from=100"`);
    expect(page).toContain('51 tot 100 van 120');
  });

  it('is in the navigation only for those who may change homes; without the right it has no button', async () => {
    expect(tabsIn(await (await scene.open()).text())).toContain(LIST);
    list({ me: { ...me, rights: ['site', 'people'] }, undo: [] });
    const page = await (await scene.open()).text();
    expect(tabsIn(page)).not.toContain(LIST);
    expect(page).toContain(words.homes.readOnly);
    expect(page).not.toContain('method="post"');
  });

  it('offers nothing for a home of a feed, and says where it is changed', async () => {
    list({ homes: [aHome({ feed: 'whise' })] });
    const page = await (await scene.open()).text();
    expect(page).toContain('Komt uit whise');
    expect(page).not.toContain(pathOf('withdraw'));
  });

  it('offers what fits the state and the kind of each home', async () => {
    const offered = async (changes: Partial<WrittenHome>) => {
      list({ homes: [aHome(changes)] });
      const page = await (await scene.open()).text();
      return [...page.matchAll(/\/estate\/501\/doen\/(\w+)|\/rental\/501\/doen\/(\w+)/g)].map(
        ([, a, b]) => a ?? b,
      );
    };
    expect(await offered({})).toEqual(['price', 'option', 'gone', 'withdraw']);
    expect(await offered({ state: 'option' })).toEqual(['price', 'offer', 'gone', 'withdraw']);
    expect(await offered({ state: 'gone' })).toEqual(['offer', 'withdraw']);
    expect(await offered({ purpose: null })).toEqual(['price', 'withdraw']);
    expect(await offered({ kind: 'rental', purpose: null })).toEqual(['withdraw']);
    expect(await offered({ state: 'draft' })).toEqual([]);
    expect(await offered({ state: 'withdrawn' })).toEqual([]);
  });

  it('shows what can be undone, and until when', async () => {
    const until = '2026-11-26T13:21:00.000Z';
    const one = { kind: 'estate', home: '501', action: 'home.priced', by: 'Bo', at: AT, until } as const;
    list({ undo: [{ ...one, name: 'Bronlaan 93' }] });
    const page = await (await scene.open()).text();
    expect(page).toContain('Bronlaan 93 heeft een nieuwe prijs.');
    expect(page).toContain('Tot 14.21');
    expect(page).toContain(pathOf('undo'));
    expect(page).toContain(`name="at" value="${AT}"`);
  });

  it.each([
    ['home.published', false, 'staat online.'],
    ['home.published', true, 'is gewijzigd en blijft verborgen.'],
    ['home.layered', true, 'toont wat u koos.'],
    ['home.of_tomorrow', false, 'is gewijzigd.'],
  ])('calls online only what visitors see: %s, hidden: %s', async (action, hidden, words) => {
    const one = { kind: 'estate', home: '501', action, by: 'Bo', at: AT, until: AT } as const;
    list({ undo: [{ ...one, name: 'Bronlaan 93', hidden }] });
    expect(await (await scene.open()).text()).toContain(`<b>Bronlaan 93 ${words}</b>`);
  });
});

describe('an action', () => {
  it.each([
    ['price', words.homes.actions.price],
    ['option', words.homes.effects.option],
    ['gone', words.homes.effects.sold],
    ['withdraw', words.homes.effects.withdraw],
  ])('%s says what it does before it does it', async (name, text) => {
    const answer = await scene.open(pathOf(name));
    expect(answer.status).toBe(200);
    const page = wordsIn(await answer.text());
    for (const one of ['Bronlaan 93', text, words.homes.tenText]) expect(page).toContain(one);
    expect(await scene.written()).toEqual([]);
  });

  it.each([
    ['price', 'estate', 'price'],
    ['option', 'estate', 'nobody'],
    ['gone', 'estate', 'followers'],
    ['withdraw', 'estate', 'followers'],
    ['withdraw', 'rental', 'nobody'],
  ] as const)(
    '%s of a home of kind %s says before who is mailed after ten minutes: %s',
    async (name, kind, heard) => {
      list({ homes: [aHome({ kind, purpose: kind === 'rental' ? null : 'FOR_SALE' })] });
      for (const path of [LIST, pathOf(name, '501', kind)])
        expect(wordsIn(await (await scene.open(path)).text())).toContain(words.homes.heard[heard]);
    },
  );

  it.each([
    ['option', {}, ['status', { to: 'option' }]],
    ['gone', {}, ['status', { to: 'gone' }]],
    ['offer', {}, ['status', { to: 'offer' }]],
    ['withdraw', {}, ['withdrawal', {}]],
    ['price', { price: '€ 649.000' }, ['price', { price: 649_000 }]],
    ['price', { price: '65.000', sure: '1' }, ['price', { price: 65_000, sure: true }]],
    ['undo', { at: AT }, ['undo', { at: AT }]],
  ] as const)('%s is done by one press, and leads to the list', async (name, fields, [call, body]) => {
    const answer = await scene.press(pathOf(name), fields);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, LIST]);
    expect(await scene.written()).toEqual([
      [call, { session: SESSION, kind: 'estate', home: '501', ...body }],
    ]);
  });

  it('keeps what was typed as a price and cannot be one', async () => {
    const answer = await scene.press(pathOf('price'), { price: '649k' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('value="649k"');
    expect(page).toContain(words.homes.priceWrong);
    expect(page).toMatch(/aria-invalid="true"/);
    expect(await scene.written()).toEqual([]);
  });

  it('asks an improbable price back once, with both answers as buttons', async () => {
    const ask = { field: 'estate.general.price.value', value: 68_900, last: 689_000, likely: 689_000 };
    scene.answers(['home/price'], {
      ...done,
      outcome: 'asked',
      asks: [ask],
      at: null,
      until: null,
    });
    const answer = await scene.press(pathOf('price'), { price: '68900' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(alertIn(page)?.replaceAll(/\s/g, ' ')).toBe('Is € 68.900 juist?');
    expect(page).toContain('name="price" value="689000"');
    expect(page).toContain('name="price" value="68900"');
    expect(page.match(/name="sure" value="1"/g)).toHaveLength(2);
  });

  it('says that nothing changes where it was like that already', async () => {
    scene.answers(['home/status'], { ...done, outcome: 'same', at: null, until: null });
    const answer = await scene.press(pathOf('option'));
    expect(answer.headers.get('Location')).toBe(`${LIST}?said=same`);
    expect(await (await scene.open(`${LIST}?said=same`)).text()).toContain(words.homes.said.same);
  });

  it.each([
    ['changed', 409, 'import_outdated', 409, words.homes.said.changed],
    ['refused', 422, 'refused', 422, words.homes.said.refused],
    ['right', 403, 'role_missing', 403, words.homes.said.right],
  ])('%s: is refused in a sentence, and what was typed stays', async (_, status, code, shown, sentence) => {
    scene.answers(['home/price'], refusal(status, code));
    const answer = await scene.press(pathOf('price'), { price: '649000' });
    expect(answer.status).toBe(shown);
    const page = await answer.text();
    expect(alertIn(page)).toBe(sentence);
    expect(page).toContain('value="649000"');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    ['past', 409, 'past'],
    ['changed', 409, 'changed'],
    ['refused', 400, 'invalid_request'],
    ['right', 403, 'role_missing'],
  ])('an undo that is refused says so above the list: %s', async (said, status, code) => {
    scene.answers(['home/undo'], refusal(status, code));
    const answer = await scene.press(pathOf('undo'), { at: AT });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${LIST}?said=${said}`]);
    const page = await (await scene.open(`${LIST}?said=${said}`)).text();
    expect(alertIn(page)).toBe(words.homes.said[said as keyof typeof words.homes.said]);
  });

  it('accepts no form of another page', async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await scene.press(pathOf('withdraw'), {}, foreign)).status).toBe(403);
    expect((await scene.press(pathOf('withdraw'), { guard: 'x' })).status).toBe(403);
    expect(
      (await scene.press(LIST, { new: 'sale', makes: 'k'.repeat(20), guard: 'x' })).headers.get('Location'),
    ).toBe(`${LIST}?said=foreign`);
    expect(await scene.written()).toEqual([]);
  });

  it('keeps the typed price while the content service is out of reach', async () => {
    // The site itself is in memory from here on.
    await scene.open();
    scene.content.breaks('error');
    const answer = await scene.press(pathOf('price'), { price: '649000' });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="649000"');
  });

  it.each([
    ['an unknown home', pathOf('price', '999')],
    ['a home of another kind', pathOf('withdraw', '501', 'rental')],
    ['an unknown kind', pathOf('price', '501', 'contact')],
    ['an unknown action', pathOf('burn')],
    ['an id that is none', pathOf('price', 'a%20b')],
  ])('%s is not found, and nothing is written', async (_, path) => {
    list({ homes: path.includes('999') ? [] : [aHome()] });
    expect((await scene.open(path)).status).toBe(404);
    for (const call of ['price', 'status', 'withdrawal'])
      scene.content.on(`POST ${scene.base}/home/${call}`, refusal(404, 'not_found'));
    const answer = await scene.press(path, { price: '649000' });
    expect(answer.status).toBe(404);
  });

  it('says that a home changed meanwhile, instead of offering what no longer fits', async () => {
    list({ homes: [aHome({ state: 'withdrawn' })] });
    const page = await (await scene.open(pathOf('price'))).text();
    expect(page).toContain(words.homes.impossible);
    expect(page).not.toContain('method="post"');
  });
});

describe('a new home', () => {
  const made = { home: '800000000001', saved: ['x'], conflicts: [], mark: 'm', draft: [] };
  const makes = 'b7f2c81e0a9d4563';

  it.each([
    [
      'sale',
      {},
      { kind: 'estate', fields: [{ field: 'estate.general.transaction.id', value: 1, seen: null }] },
    ],
    [
      'rent',
      {},
      { kind: 'estate', fields: [{ field: 'estate.general.transaction.id', value: 2, seen: null }] },
    ],
    [
      'stay',
      { name: ' Zeester ' },
      {
        kind: 'rental',
        fields: [{ field: 'rental.general.descriptionShort.nl', value: 'Zeester', seen: null }],
      },
    ],
  ])('%s begins a draft and opens it', async (what, fields, body) => {
    scene.answers(['home/draft'], made);
    const answer = await scene.press(LIST, { new: what, makes, ...fields });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${LIST}/${body.kind}/800000000001`,
    ]);
    expect(await scene.written()).toEqual([['draft', { session: SESSION, makes, ...body }]]);
  });

  it('is not begun without the right, and without a name for a holiday home', async () => {
    scene.answers(['home/draft'], noRight);
    const answer = await scene.press(LIST, { new: 'sale', makes });
    expect(answer.headers.get('Location')).toBe(`${LIST}?said=right`);
    expect((await scene.press(LIST, { new: 'stay', makes, name: '  ' })).headers.get('Location')).toBe(
      `${LIST}?said=foreign`,
    );
  });

  it.each([
    ['the right is gone', noRight, {}, 'right'],
    ['it is refused', refusal(422, 'refused'), {}, 'refused'],
    ['the form is of an earlier session', made, { guard: 'old' }, 'foreign'],
  ])('has the name that was typed again when %s', async (_when, answer, more, said) => {
    scene = bench(['staff', 'rentals']);
    scene.answers(['home/draft'], answer);
    const refused = await scene.press(LIST, { new: 'stay', makes, name: 'Zeehuis "De Bries"', ...more });
    const location = refused.headers.get('Location') ?? '';
    expect(location).toContain(`said=${said}`);
    expect(await (await scene.open(location)).text()).toContain('value="Zeehuis &quot;De Bries&quot;"');
  });

  it.each([
    ['has ended', noRight, 401],
    ['cannot be asked', refusal(503, 'unavailable'), 503],
  ])(
    'has the name that was typed, and its key, to be sent again when the session %s',
    async (_when, answer, status) => {
      // The site itself is in memory from here on.
      await scene.open();
      scene.answers(['homes', 'home/draft', 'devices'], answer);
      const again = await scene.press(LIST, { new: 'stay', makes, name: 'Zeehuis' });
      const page = await again.text();
      expect([again.status, page.includes(`action="${LIST}"`)]).toEqual([status, true]);
      for (const value of ['stay', makes, 'Zeehuis']) expect(page).toContain(`value="${value}"`);
    },
  );

  it('is a holiday home only where the agency has them', async () => {
    expect(await (await scene.open()).text()).not.toContain(words.homes.newStay);
    scene = bench(['staff', 'rentals']);
    expect(await (await scene.open()).text()).toContain(words.homes.newStay);
  });
});

describe('a session that ended', () => {
  const back = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => /^__Host-gevel-back=([^;]*); Max-Age=3600/.exec(cookie)?.[1])
      .find((found) => found !== undefined);

  it.each([
    ['without one', {} as Record<string, string>],
    ['that is refused', { Cookie: COOKIE }],
  ])('%s: the typed price is in the address that opens after signing in', async (_, headers) => {
    scene.answers(['homes', 'home/price', 'devices'], noRight);
    const guard = await guardOf(SESSION);
    const answer = await sendForm(
      scene.ask,
      pathOf('price'),
      { guard, price: '649.000' },
      { ...OWN, ...headers },
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/kantoor/aanmelden']);
    const path = decodeURIComponent(back(answer) ?? '');
    expect(path).toBe(`${pathOf('price')}?price=649.000`);
    scene.answers(['homes'], aList());
    expect(await (await scene.open(path)).text()).toContain('value="649.000"');
  });

  it('opens the page that was asked for after signing in, and only a page of the staff', async () => {
    scene.answers(['sessions'], { session: SESSION });
    const enter = async (path: string) => {
      const cookies = `__Host-gevel-asked=${'b'.repeat(43)}; __Host-gevel-back=${encodeURIComponent(path)}`;
      const answer = await sendForm(
        scene.ask,
        '/nl/kantoor/aanmelden',
        { code: '042917' },
        { ...OWN, Cookie: cookies },
      );
      expect(
        answer.headers.getSetCookie().some((one) => one.startsWith('__Host-gevel-back=; Max-Age=0')),
      ).toBe(true);
      return answer.headers.get('Location');
    };
    const known = `__Host-gevel-known=${'p'.repeat(43)}.${'m'.repeat(43)}`;
    const asked = await scene.ask(`${LIST}?list=option`, { headers: { Cookie: known } });
    expect(decodeURIComponent(back(asked) ?? '')).toBe(`${LIST}?list=option`);
    expect(back(await scene.ask(`${LIST}?list=option`))).toBeUndefined();
    expect(await enter(`${LIST}?list=option`)).toBe(`${LIST}?list=option`);
    for (const path of [
      '//evil.example/nl/kantoor',
      'https://evil.example/',
      '/nl/contact',
      '/nl/kantoor/aanmelden',
      '/x',
    ])
      expect(await enter(path), path).toBe('/nl/kantoor');
  });
});
