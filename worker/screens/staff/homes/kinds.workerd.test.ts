/** Projects with units, holiday homes and lists on the page of a home (decision 158). */
import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { formOf, homeBench, PROJECT, typed, withGeneral } from './testing/home-bench.ts';

const UNIT = 'estate.general.children[601]';
const HOME = '/nl/kantoor/woningen/estate/501';
const pageOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();
/** The fields of a saved draft. */
const fieldsIn = (body: Readonly<Record<string, unknown>> | undefined) =>
  (body?.fields ?? []) as readonly { readonly field: string; readonly value: unknown }[];
const locationOf = (answer: Response) => answer.headers.get('Location');

describe('a project', () => {
  it('lists its units with what each says, those that leave too, and the way to each', async () => {
    const draft = [typed(`${UNIT}.removed`, true), typed('estate.general.children[602].general.floor', 2)];
    const page = await pageOf(homeBench({ ...PROJECT, draft }).show());
    const units = [...page.matchAll(/<li class="home-unit">(.*?)<\/li>/gs)].map(([, text = '']) => text);
    expect(units).toHaveLength(2);
    expect(units[0]).toContain(`${HOME}?unit=602`);
    expect(units[0]).toContain('200.000');
    expect(units[0]).toContain('Gewijzigd, nog niet online');
    expect(units[1]).toContain('Gaat weg wanneer u publiceert');
    expect(units[1]).toContain('value="keep"');
    const flat = await pageOf(homeBench().show());
    expect(flat).not.toContain('id="units"');
  });

  it.each<[string, object, Record<string, string>]>([
    ['status', { field: `${UNIT}.general.transaction.id`, value: 5, seen: 1 }, { to: '5', seen: '1' }],
    ['remove', { field: `${UNIT}.removed`, value: true, seen: null }, {}],
    ['keep', { field: `${UNIT}.removed`, value: null, seen: true }, {}],
  ])('saves the press %s on a unit, as one field of it', async (press, field, more) => {
    const scene = homeBench(PROJECT);
    const answer = await scene.send({ press, unit: '601', ...more });
    expect(locationOf(answer)).toBe(`${HOME}?part=units&done=saved#units`);
    expect(await scene.bodies('draft')).toEqual([{ kind: 'estate', home: '501', fields: [field] }]);
  });

  it('adds a unit like another one, without what is its own, once for its form', async () => {
    const scene = homeBench(PROJECT);
    const makes = 'k'.repeat(32);
    const answer = await scene.send({ adds: makes, name: 'B1', price: '245.000', kind: '', like: '601' });
    expect(locationOf(answer)).toBe(`${HOME}?part=units&done=added#units`);
    const [body] = await scene.bodies('draft');
    expect(body).toMatchObject({ kind: 'estate', home: '501', makes });
    const fields = Object.fromEntries(
      fieldsIn(body).map(({ field, value }) => [field.replace('estate.general.children[new].', ''), value]),
    );
    expect(fields).toEqual({
      'general.entityNumber': 'B1',
      'general.price.value': 245_000,
      'general.headType': { id: 1 },
      'general.transaction.id': 1,
      'general.address.city': { id: 1201, zip: '8300', name: { nl: 'Knokke' } },
      'dimensions.areaBuild': 80,
    });
  });

  it('adds a first unit at the place of the project, and keeps what was typed when it is refused', async () => {
    const scene = homeBench(withGeneral({ headType: { id: 9 } }));
    await scene.send({ adds: 'k'.repeat(32), name: '0.1', price: '', kind: '1', like: '' });
    const [body] = await scene.bodies('draft');
    const paths = fieldsIn(body).map(({ field }) => field.split('[new].general.')[1]);
    expect(paths).toEqual([
      'entityNumber',
      'headType',
      'address.city',
      'address.number',
      'address.visible',
      'address.geoLocation',
      'address.region',
      'address.street.nl',
      'transaction.id',
    ]);
    const foreign = await scene.send({ adds: 'k'.repeat(32), name: '0.2' }, undefined, { guard: 'old' });
    expect([foreign.status, (await foreign.text()).includes('value="0.2"')]).toEqual([403, true]);
  });

  it('has a page for each unit, from the same table, which saves fields of that unit alone', async () => {
    const scene = homeBench(PROJECT);
    const page = await pageOf(scene.show(`${HOME}?unit=601`));
    expect(page).toContain('<h1>A601</h1>');
    const form = formOf(page, 'price');
    const answer = await scene.send(
      { ...form, [`${UNIT}.general.price.value`]: '210.000' },
      `${HOME}?unit=601`,
    );
    expect(locationOf(answer)).toBe(`${HOME}?unit=601&part=status&done=saved#status`);
    expect(await scene.bodies('draft')).toEqual([
      {
        kind: 'estate',
        home: '501',
        fields: [{ field: `${UNIT}.general.price.value`, value: 210_000, seen: 200_000 }],
      },
    ]);
    // After its last part it is back among the others.
    const last = [...page.matchAll(/<details class="home-part" id="([\w-]+)"/g)].at(-1)?.[1] ?? '';
    const done = await scene.send(formOf(page, last), `${HOME}?unit=601`);
    expect(locationOf(done)).toBe(`${HOME}?part=units&done=saved#units`);
    // The law asks of a unit what it asks of its kind.
    expect(Object.keys(formOf(page, 'law'))).toContain(`seen:${UNIT}.general.floodingBuildingScore`);
    const gone = await scene.show(`${HOME}?unit=999`);
    expect([gone.status, (await gone.text()).includes('Deze eenheid is er niet meer')]).toEqual([404, true]);
  });

  it('says before publishing which units leave, and what the law asks of those that stay', async () => {
    const draft = [typed('estate.general.children[602].removed', true)];
    const scene = homeBench({ ...PROJECT, draft });
    const page = await pageOf(scene.show(scene.screen('staff-home-publish')));
    expect(page).toContain('A602: Gaat weg wanneer u publiceert');
    expect([...page.matchAll(/data-key="law (\d+)"/g)].map(([, id]) => id)).toEqual(['601']);
    expect(page).toContain(`${HOME}?unit=601&amp;part=law#law`);
  });

  it.each(['nl', 'fr', 'en', 'de'] as const)(
    'is whole in %s, with its units and before publishing',
    async (locale) => {
      const draft = [
        typed(`${UNIT}.general.price.value`, 'veel', 200_000),
        typed('estate.general.children[602].removed', true),
      ];
      const faults = [
        { field: `${UNIT}.general.price.value`, value: '"veel"', reason: 'a number is expected' },
      ];
      const scene = homeBench({ ...PROJECT, draft, faults });
      for (const path of [
        scene.screen('staff-home', locale),
        `${scene.screen('staff-home', locale)}?unit=601`,
        scene.screen('staff-home-publish', locale),
      ]) {
        const page = await pageOf(scene.show(path));
        expect(page).not.toMatch(/written\.\w|\{\{|undefined|\[object|children\[\d+\](?!\.|&)/);
        expect(page).toContain('A601');
      }
    },
  );
});

const LAYOUT = 'estate.layout';
const room = { typeId: 1, name: { nl: 'Slaapkamer', es: 'x' }, surface: 12, valueIds: [4] };
const withRooms = (...layout: readonly object[]) => {
  const { record } = withGeneral({});
  return homeBench({ record: { ...record, estate: { ...(record?.estate as object), layout } } });
};

describe('a list', () => {
  const saved = async (scene: ReturnType<typeof homeBench>, fields: Readonly<Record<string, string>>) => {
    const answer = await scene.send({ ...formOf(await pageOf(scene.show()), 'layout'), ...fields });
    const [body] = await scene.bodies('draft');
    return [locationOf(answer), fieldsIn(body)[0]?.value] as const;
  };

  it('keeps what its rows do not show, and the order', async () => {
    const [, value] = await saved(withRooms(room, { typeId: 7, surface: 30 }), {
      [`${LAYOUT}#0.surface`]: '12,5',
    });
    expect(value).toEqual([
      { ...room, surface: 12.5 },
      { typeId: 7, surface: 30 },
    ]);
  });

  it('adds rows, and one more where the form asks for it: the same part again, with empty rows', async () => {
    const [to, value] = await saved(withRooms(room), {
      [`${LAYOUT}#1.typeId`]: '5',
      [`${LAYOUT}#1.name.nl`]: 'Badkamer',
      stay: '1',
    });
    expect(value).toEqual([room, { typeId: 5, name: { nl: 'Badkamer' } }]);
    expect(to).toBe(`${HOME}?part=layout&done=saved#layout`);
  });

  it('loses a row that is ticked or emptied, and no other', async () => {
    const other = { typeId: 7, surface: 30 };
    expect((await saved(withRooms(room, other), { [`${LAYOUT}#0.remove`]: '1' }))[1]).toEqual([other]);
    const emptied = { [`${LAYOUT}#1.typeId`]: '', [`${LAYOUT}#1.surface`]: '' };
    expect((await saved(withRooms(room, other), emptied))[1]).toEqual([room]);
    expect((await saved(withRooms(other), { [`${LAYOUT}#0.remove`]: '1' }))[1]).toBeNull();
  });

  const extras = ['Keuken', 'Tuin', 'Garage'].map((name, at) => ({
    id: at + 1,
    name: { nl: name },
    value_lang_string: { nl: 'ja' },
  }));
  const EXTRAS = 'estate.extraFields';
  const withExtras = (list: readonly object[]) => {
    const { record } = withGeneral({});
    return homeBench({ record: { ...record, estate: { ...(record?.estate as object), extraFields: list } } });
  };

  it('whose page stays open while it becomes shorter mixes no entries', async () => {
    // The first row was ticked and saved; the page has its rows still, and states the shorter list as seen.
    const form = formOf(await pageOf(withExtras(extras).show()), 'lists');
    const scene = withExtras(extras.slice(1));
    await scene.send({
      ...form,
      itself: '1',
      [`seen:${EXTRAS}`]: JSON.stringify(extras.slice(1)),
      [`${EXTRAS}#0.remove`]: '1',
      [`${EXTRAS}#1.value_lang_string.nl`]: 'noord',
    });
    expect(fieldsIn((await scene.bodies('draft'))[0])[0]?.value).toEqual([
      { ...extras[1], value_lang_string: { nl: 'noord' } },
      extras[2],
    ]);
  });

  it('keeps a choice that its form does not know, also after a row before it has left', async () => {
    const rooms = [room, { typeId: 999, surface: 5, name: { it: 'cantina' } }];
    const form = formOf(await pageOf(withRooms(...rooms).show()), 'layout');
    const scene = withRooms(...rooms.slice(1));
    const seen = { [`seen:${LAYOUT}`]: JSON.stringify(rooms.slice(1)) };
    await scene.send({ ...form, ...seen, [`${LAYOUT}#0.remove`]: '1', [`${LAYOUT}#1.surface`]: '6' });
    expect(fieldsIn((await scene.bodies('draft'))[0])[0]?.value).toEqual([{ ...rooms[1], surface: 6 }]);
  });

  it('takes an entry back as it was, with signs that are not typed', async () => {
    const soft = { ...room, name: { it: 'can\u00adtina' }, comment: { nl: 'a\r\nb ' } };
    const [, value] = await saved(withRooms(soft, { typeId: 7 }), { [`${LAYOUT}#1.surface`]: '3' });
    expect(value).toEqual([soft, { typeId: 7, surface: 3 }]);
  });

  it('that is shown again has its ticks and its own entries', async () => {
    const form = formOf(await pageOf(withRooms(room, { typeId: 7 }).show()), 'layout');
    const scene = withRooms({ typeId: 7 });
    const answer = await scene.send({ ...form, [`${LAYOUT}#0.remove`]: '1' }, undefined, { guard: 'old' });
    const again = formOf(await answer.text(), 'layout');
    expect(again[`${LAYOUT}#0.remove`]).toBe('1');
    expect([again[`${LAYOUT}#0.entry`], again[`${LAYOUT}#1.entry`]]).toEqual([
      JSON.stringify(room),
      JSON.stringify({ typeId: 7 }),
    ]);
  });

  it('within a list has its own rows', async () => {
    const scene = homeBench();
    const form = formOf(await pageOf(scene.show()), 'lists');
    await scene.send({
      ...form,
      'estate.floors#0.floor.nl': 'Eerste',
      'estate.floors#0.rooms/1.name.nl': 'Slaapkamer',
      'estate.floors#0.rooms/1.surface': '9',
    });
    expect((await scene.bodies('draft'))[0]?.fields).toEqual([
      {
        field: 'estate.floors',
        value: [{ floor: { nl: 'Eerste' }, rooms: [{ name: { nl: 'Slaapkamer' }, surface: 9 }] }],
        seen: null,
      },
    ]);
  });

  it('of fifty rooms in four languages is not too long a form', async () => {
    const scene = withRooms(...Array.from({ length: 50 }, (_, at) => ({ ...room, surface: at + 1 })));
    const form = formOf(await pageOf(scene.show()), 'layout');
    expect(Object.keys(form).length).toBeGreaterThan(600);
    expect((await scene.send({ ...form, [`${LAYOUT}#49.surface`]: '51' })).status).toBe(303);
    expect(await scene.bodies('draft')).toHaveLength(1);
  });
});

describe('a holiday home', () => {
  const STAY = {
    kind: 'rental' as const,
    home: 'zee-4',
    record: {
      rental: {
        id: 'zee-4',
        general: {
          city: { zip: '8420', name: { nl: 'De Haan' } },
          descriptionShort: { nl: 'Zeebries' },
          maxOccupation: 6,
          subKind: { id: 'VILLA', name: { nl: 'Villa' } },
        },
        rules: { arrivalDays: [6], minNights: 7 },
      },
      rates: [{ season: 'LOW', type: 'WEEK', price: 700 }],
      taken: [['2027-07-03', '2027-07-10']],
    },
  };
  const PATH = pathTo('staff-home', 'nl', { kind: 'rental', id: 'zee-4' });

  it('sends nothing of what was not typed, in any part, and all of what was', async () => {
    const scene = homeBench(STAY);
    const page = await pageOf(scene.show(PATH));
    const parts = [...page.matchAll(/<details class="home-part" id="([\w-]+)"/g)].map(([, id = '']) => id);
    expect(parts).toEqual([
      'place',
      'pictures',
      'price',
      'nights',
      'rooms',
      'text-nl',
      'text-fr',
      'text-en',
      'text-de',
    ]);
    for (const part of parts) await scene.send(formOf(page, part), PATH);
    expect(await scene.bodies('draft')).toEqual([]);
    await scene.send(
      {
        ...formOf(page, 'price'),
        'rates#1.season': 'HIGH',
        'rates#1.type': 'WEEK',
        'rates#1.price': '1.200',
      },
      PATH,
    );
    await scene.send(
      {
        ...formOf(page, 'nights'),
        'taken#1.0': '2027-08-01',
        'taken#1.1': '2027-08-08',
        'rental.rules.arrivalDays#5': '1',
      },
      PATH,
    );
    expect((await scene.bodies('draft')).map(({ fields }) => fields)).toEqual([
      [
        {
          field: 'rates',
          value: [...STAY.record.rates, { season: 'HIGH', type: 'WEEK', price: 1200 }],
          seen: STAY.record.rates,
        },
      ],
      [
        {
          field: 'taken',
          value: [
            ['2027-07-03', '2027-07-10'],
            ['2027-08-01', '2027-08-08'],
          ],
          seen: STAY.record.taken,
        },
        { field: 'rental.rules.arrivalDays', value: [5, 6], seen: [6] },
      ],
    ]);
  });

  it('has a point on the map too, which another municipality removes', async () => {
    const point = 'rental.general.geoLocation';
    const link = {
      ...formOf(await pageOf(homeBench(STAY).show(PATH)), 'place'),
      [point]: 'waze.com/ul?ll=51.27%2C3.03',
    };
    const value = { lat: 51.27, lon: 3.03 };
    const scene = homeBench(STAY);
    await scene.send(link, PATH);
    const placed = homeBench({ ...STAY, draft: [typed(point, value)] });
    const form = formOf(await pageOf(placed.show(PATH)), 'place');
    expect(form[point]).toBe('51,27 3,03');
    await placed.send({ ...form, 'rental.general.city': '8450 Bredene' }, PATH);
    const saved = [...(await scene.bodies('draft')), ...(await placed.bodies('draft'))];
    expect(saved.map(({ fields }) => fields)).toEqual([
      [{ field: point, value, seen: null }],
      [
        {
          field: 'rental.general.city',
          value: { zip: '8450', name: { nl: 'Bredene' } },
          seen: STAY.record.rental.general.city,
        },
        { field: point, value: null, seen: value },
      ],
    ]);
  });

  it('names the night that a guest has booked, and the cell of a row that cannot go out', async () => {
    const draft = [
      typed('taken', [['2027-07-10', '2027-07-17']], STAY.record.taken),
      typed('rates', [{ season: 'LOW', type: 'WEEK', price: 'veel' }], STAY.record.rates),
    ];
    const faults = [
      { field: 'taken', value: '"2027-07-12"', reason: 'a visitor has reserved this night' },
      { field: 'rates[0].price', value: '"veel"', reason: 'a number is expected' },
    ];
    const scene = homeBench({ ...STAY, draft, faults });
    for (const path of [PATH, pathTo('staff-home-publish', 'nl', { kind: 'rental', id: 'zee-4' })]) {
      const page = await pageOf(scene.show(path));
      expect(page).toContain('Een gast heeft de nacht van 12 juli 2027 geboekt.');
      expect(page).toContain('Rij 1, Prijs (€): Typ een getal');
    }
  });

  it.each(['nl', 'fr', 'en', 'de'] as const)('is whole in %s', async (locale) => {
    const scene = homeBench(STAY);
    for (const name of ['staff-home', 'staff-home-publish'] as const) {
      const page = await pageOf(scene.show(pathTo(name, locale, { kind: 'rental', id: 'zee-4' })));
      expect(page).not.toMatch(/written\.\w|\{\{|undefined|\[object/);
    }
  });
});
