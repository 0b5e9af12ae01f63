/** Publishing a home, its versions and the way back (decision 155). */
import { describe, expect, it } from 'vitest';
import words from '#locales/nl/staff.ts';
import { homeBench, typed, withGeneral } from './testing/home-bench.ts';

const PRICE = 'estate.general.price.value';
const draft = [typed(PRICE, 385_000, 395_000)];
const textOf = async (answer: Promise<Response>) =>
  (await (await answer).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the page before publishing', () => {
  it('says what goes out, before and after, and what the law still asks', async () => {
    const scene = homeBench({ draft });
    const page = await (await scene.show(scene.screen('staff-home-publish'))).text();
    expect(page).toMatch(/<del>[^<]*395\.000[^<]*<\/del>.*<ins>[^<]*385\.000/s);
    expect(page).toContain('name="mark" value="mark-1"');
    expect(page).toContain('?part=law#law');
    expect(page).toContain('met straat en nummer');
    expect(page).toContain('Geen foto’s');
  });

  it.each([
    ['neither a point nor a sub type', null, null, ['point', 'subType']],
    ['no sub type', { lat: 51.35, lon: 3.28 }, null, ['subType']],
    ['no point', null, { id: 102, name: { nl: 'Penthouse' } }, ['point']],
    ['both', { lat: 51.35, lon: 3.28 }, { id: 102, name: { nl: 'Penthouse' } }, []],
  ])(
    'says what a mark on the map needs of a home with %s (spec 1 §4)',
    async (_of, geo, subType, missing) => {
      const address = { city: { id: 1201, zip: '8300', name: { nl: 'Knokke' } }, geoLocation: geo };
      const scene = homeBench({ draft, ...withGeneral({ address, subType }) });
      const page = await (await scene.show(scene.screen('staff-home-publish'))).text();
      const named = ['point', 'subType'].filter((key) => page.includes(`data-key="${key}"`));
      expect(named).toEqual(missing);
      const { nowText, nowUnmarked } = words.written;
      expect([page.includes(nowText), page.includes(nowUnmarked)]).toEqual([
        missing.length === 0,
        missing.length > 0,
      ]);
    },
  );

  it.each([
    ['headType', 'Het soort woning'],
    ['price', 'Een prijs'],
    ['transaction', 'Of ze te koop of te huur is'],
  ])('has no button without %s, and a press is refused', async (field, text) => {
    const scene = homeBench({
      draft: [typed('contact.name', 'Bo', 'An')],
      ...withGeneral({ [field]: null }),
    });
    const page = await (await scene.show(scene.screen('staff-home-publish'))).text();
    expect(page).toContain(text);
    expect(page).not.toContain('name="mark"');
    const answer = await scene.send({ mark: 'mark-1' }, scene.screen('staff-home-publish'));
    expect([answer.status, await scene.bodies('publication')]).toEqual([422, []]);
  });

  it('has no button with a value that cannot go out, wherever its field is', async () => {
    const faults = [
      { field: 'estate.openHouses[0].to', value: '"09:00"', reason: 'ends before it begins' },
      { field: 'estate.layout[0].count', value: '"x"', reason: 'a number is expected' },
    ];
    const hours = [{ day: '2099-12-01', from: '10:00', to: '09:00' }];
    const scene = homeBench({ draft: [...draft, typed('estate.openHouses', hours)], faults });
    const text = await textOf(scene.show(scene.screen('staff-home-publish')));
    expect(text).toContain('Rij 1, Tot: Typ een uur, zoals 14:00. Een einde komt na zijn begin.');
    expect(text).toContain('Kamers kan zo niet online');
    expect(text).not.toContain('Publiceer de wijzigingen');
  });

  it('says that there is nothing to publish', async () => {
    const scene = homeBench();
    const text = await textOf(scene.show(scene.screen('staff-home-publish')));
    expect(text).toContain('Alles staat online zoals hier');
    expect(text).not.toContain('Publiceer de wijzigingen');
  });
});

describe('one press', () => {
  it('publishes the draft that was seen', async () => {
    const scene = homeBench({ draft });
    const answer = await scene.send({ mark: 'mark-1' }, scene.screen('staff-home-publish'));
    expect(answer.headers.get('Location')).toBe('/nl/kantoor/woningen/estate/501?done=published');
    expect(await scene.bodies('publication')).toEqual([{ kind: 'estate', home: '501', mark: 'mark-1' }]);
  });

  it('publishes nothing when the draft has changed since, here or in the statement', async () => {
    const scene = homeBench({ draft });
    const path = scene.screen('staff-home-publish');
    const early = await scene.send({ mark: 'other' }, path);
    expect([early.status, await scene.bodies('publication')]).toEqual([409, []]);
    const error = { code: 'changed', message: 'x', fields: {} };
    scene.content.on(`POST ${scene.base}/home/publication`, () => Response.json({ error }, { status: 409 }));
    const late = await scene.send({ mark: 'mark-1' }, path);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Intussen wijzigde iemand');
  });

  it('asks about an improbable price once, with one press for each answer', async () => {
    const scene = homeBench({ draft: [typed(PRICE, 39_500, 395_000)] });
    const path = scene.screen('staff-home-publish');
    const asks = [{ field: PRICE, value: 39_500, last: 395_000, likely: 395_000 }];
    scene.content.on(`POST ${scene.base}/home/publication`, {
      outcome: 'asked',
      asks,
      conflicts: [],
      notes: [],
      at: null,
      until: null,
    });
    const asked = await scene.send({ mark: 'mark-1' }, path);
    expect(asked.status).toBe(422);
    const page = await asked.text();
    expect(page).toMatch(/Is [^<]*39\.500[^<]* juist\?/);
    expect(page.match(/name="mark"/g)).toHaveLength(1);
    await scene.send({ mark: 'mark-1', sure: PRICE }, path);
    expect((await scene.bodies('publication')).at(-1)).toMatchObject({ sure: [PRICE] });
    const corrected = await scene.send({ correct: PRICE, value: '395000', seen: '39500' }, path);
    expect(corrected.headers.get('Location')).toBe(path);
    expect(await scene.bodies('draft')).toEqual([
      { kind: 'estate', home: '501', fields: [{ field: PRICE, value: 395_000, seen: 39_500 }] },
    ]);
  });
});

describe('the way back', () => {
  const versions = [2, 1].map((number) => ({
    number,
    action: number === 1 ? 'found' : 'home.published',
    by: number === 1 ? null : 'An Smet',
    at: `2026-11-2${number}T10:00:00.000Z`,
    withdrawn: false,
  }));

  it('puts an earlier version back, never the one that is there', async () => {
    const scene = homeBench({ versions });
    const path = scene.screen('staff-home-versions');
    const page = await (await scene.show(path)).text();
    expect([...page.matchAll(/name="version" value="(\d+)"/g)].map(([, number]) => number)).toEqual(['1']);
    const answer = await scene.send({ version: '1' }, path);
    expect(answer.headers.get('Location')).toContain('done=restored');
    expect(await scene.bodies('versions')).toEqual([{ kind: 'estate', home: '501', version: 1 }]);
    for (const version of ['', '0', 'x', '1.5'])
      expect((await scene.send({ version }, path)).status).toBe(400);
  });

  it('offers ten minutes, and says when they are over', async () => {
    const undo = {
      action: 'home.published',
      at: '2026-11-28T10:00:00.000Z',
      until: '2026-11-28T10:10:00.000Z',
    };
    const scene = homeBench({ undo });
    expect(await (await scene.show()).text()).toContain(`name="undo" value="${undo.at}"`);
    const answer = await scene.send({ undo: undo.at });
    expect(answer.headers.get('Location')).toContain('done=undone');
    const error = { code: 'past', message: 'x', fields: {} };
    scene.content.on(`POST ${scene.base}/home/undo`, () => Response.json({ error }, { status: 410 }));
    expect(await (await scene.send({ undo: undo.at })).text()).toContain('De tien minuten zijn voorbij');
  });
});

describe('a press that arrives twice', () => {
  const undo = {
    action: 'home.published',
    at: '2026-11-28T10:00:00.000Z',
    until: '2026-11-28T10:10:00.000Z',
  };
  const version = { number: 1, action: 'home.published', at: undo.at, withdrawn: false };

  it.each([
    ['An Smet', 303],
    ['Bo Maes', 409],
  ])('is done when %s published what it shows', async (by, status) => {
    const scene = homeBench({ undo, versions: [{ ...version, by }] });
    const answer = await scene.send({ mark: 'an older one' }, scene.screen('staff-home-publish'));
    expect([answer.status, await scene.bodies('publication')]).toEqual([status, []]);
  });
});
