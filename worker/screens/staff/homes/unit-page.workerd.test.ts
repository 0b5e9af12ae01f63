/** The page of a unit, and presses on units in the list of their project (decision 158). */
import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { aUnit, homeBench, opened, PROJECT, typed, withGeneral } from './testing/home-bench.ts';

const UNIT = 'estate.general.children[601]';
const PRICE = `${UNIT}.general.price.value`;
const STATUS = `${UNIT}.general.transaction.id`;
const HOME = '/nl/kantoor/woningen/estate/501';
const PAGE = `${HOME}?unit=601`;
const NEW = 'estate.general.children[800000000001].general';
const h1Of = (page: string) => /<h1>(.*?)<\/h1>/.exec(page)?.[1];
const attribute = (page: string, name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1];
const fieldsIn = async (scene: ReturnType<typeof homeBench>) => (await scene.bodies('draft'))[0]?.fields;

describe('the page of a unit', () => {
  it('has its own address in every form and for its script', async () => {
    const draft = [typed(PRICE, 210_000, 200_000, 190_000)];
    const page = await (await homeBench({ ...PROJECT, draft }).show(PAGE)).text();
    expect(attribute(page, 'address')).toBe(PAGE);
    const actions = [...page.matchAll(/<form action="([^"]*)"/g)].map(([, action]) => action);
    expect(new Set(actions.filter((action) => action?.startsWith(HOME)))).toEqual(new Set([PAGE]));
    expect(page).toContain('name="choose"');
    expect(page).toContain('name="dropAll"');
  });

  it('says that a field is saved as it was typed', async () => {
    const scene = homeBench({ ...PROJECT, draft: [typed(PRICE, 210_000, 200_000)] });
    const form = { section: 'price', itself: '1', [PRICE]: '210.000', [`seen:${PRICE}`]: '200000' };
    const page = await (await scene.send(form, PAGE)).text();
    expect([attribute(page, 'outcome'), attribute(page, 'unsettled')]).toEqual(['saved', '']);
    expect(h1Of(page)).toBe('A601');
  });

  it.each([
    ['a choice between two values', { choose: PRICE, value: '210000', seen: '200000' }],
    ['a dropped field', { drop: PRICE, seen: '210000' }],
  ])('comes again after %s', async (_what, form) => {
    const answer = await homeBench(PROJECT).send(form, PAGE);
    expect(answer.headers.get('Location')).toContain(PAGE);
  });

  it('comes again after signing in, with what was typed', async () => {
    const answer = await homeBench(PROJECT).send({ section: 'price', [PRICE]: '1' }, PAGE, { cookie: '' });
    expect(await answer.text()).toContain(`action="${PAGE}" method="post"`);
    expect(answer.headers.get('Set-Cookie')).toContain(encodeURIComponent(PAGE));
  });

  it('keeps what is typed in a unit that somebody removes, and says when there is none any more', async () => {
    const form = { section: 'price', itself: '1', [PRICE]: '777.000', [`seen:${PRICE}`]: '200000' };
    const leaving = homeBench({ ...PROJECT, draft: [typed(`${UNIT}.removed`, true)] });
    await leaving.send(form, PAGE);
    expect(await fieldsIn(leaving)).toEqual([{ field: PRICE, value: 777_000, seen: 200_000 }]);
    const gone = await homeBench(withGeneral({ headType: { id: 9 }, children: [aUnit(602)] })).send(
      form,
      PAGE,
    );
    const page = await gone.text();
    expect([gone.status, attribute(page, 'outcome'), attribute(page, 'address')]).toEqual([
      404,
      'refused',
      HOME,
    ]);
    expect(page).toContain('Deze eenheid is er niet meer');
  });
});

describe('a press on a unit', () => {
  it('states the status that it means and the one that was seen, so that a second press changes nothing', async () => {
    const page = await (await homeBench(PROJECT).show()).text();
    const [form = ''] = /<form(?:(?!<\/form>).)*name="press" value="status".*?<\/form>/s.exec(page) ?? [];
    expect([form.includes('name="to" value="5"'), form.includes('name="seen" value="1"')]).toEqual([
      true,
      true,
    ]);
    // The first press is saved.
    const scene = homeBench({ ...PROJECT, draft: [typed(STATUS, 5, 1)] });
    await scene.send({ press: 'status', unit: '601', to: '5', seen: '1' });
    expect(await fieldsIn(scene)).toEqual([{ field: STATUS, value: 5, seen: 1 }]);
  });

  it.each<Record<string, string>>([{ to: '99', seen: '1' }, { to: '5' }, { seen: '1' }])(
    'saves none that no page sends: %j',
    async (form) => {
      const scene = homeBench(PROJECT);
      expect((await scene.send({ press: 'status', unit: '601', ...form })).status).toBe(422);
      expect(await scene.bodies('draft')).toEqual([]);
    },
  );

  it('that drops the number of a new unit drops the unit, as it was shown', async () => {
    const draft = [
      typed(`${NEW}.id`, 800_000_000_001),
      typed(`${NEW}.entityNumber`, 'B1'),
      typed(PRICE, 1, 2),
    ];
    const scene = homeBench({ ...PROJECT, draft });
    const form = { drop: `${NEW}.id`, seen: '800000000001' };
    expect((await scene.send({ ...form, mark: 'another' })).status).toBe(409);
    expect(await scene.bodies('draft')).toEqual([]);
    await scene.send({ ...form, mark: 'mark-1' });
    expect(await fieldsIn(scene)).toEqual(
      draft.slice(0, 2).map(({ field, value }) => ({ field, seen: value, value: null, drop: true })),
    );
  });
});

it('the journal says a unit’s fields before and after, with its number', async () => {
  const scene = homeBench();
  const what =
    `estate/501 ${PRICE}: 200000 → 210000; estate.general.children[602].removed: … → true; ` +
    `${NEW}.id: … → 800000000001`;
  const event = {
    at: '2026-11-28T10:00:00.000Z',
    name: 'An',
    deed: 'home.published',
    what,
    about: 'Zeedijk 12',
  };
  scene.content.on(`POST ${scene.base}/journal`, { me: opened().me, deeds: [{ ...event, by: 'staff' }] });
  const page = await (await scene.show(pathTo('staff-journal', 'nl'))).text();
  const text = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/Eenheid 601: Vraagprijs of huurprijs \(€\): €\s200\.000 → €\s210\.000/);
  expect(text).toMatch(/Eenheid 602: verwijderd ·\sEenheid 800000000001: nieuw/);
  expect(text).not.toMatch(/velden|\d veld|estate\./);
});

it('a new unit like a full one has the name and the price that were typed', async () => {
  const { newUnit, rowsOfUnit } = await import('./home-units.ts');
  const { withDraft } = await import('#domain/fields/record-paths.ts');
  const { site } = homeBench();
  const record = PROJECT.record as object;
  const full = rowsOfUnit('601', record, site as never)
    .filter(({ path }) => !/headType|subType|address\.city/.test(path))
    .map(({ path }) => ({ field: path, value: 'x' }));
  const own = { 'general.entityNumber': 'B1', 'general.price.value': 245_000 };
  const fields = newUnit(withDraft(record, full), '601', own, site as never);
  expect(fields).toHaveLength(99);
  expect(fields.slice(0, 2).map(({ value }) => value)).toEqual(['B1', 245_000]);
});
