/** The page of a home (decision 155): its forms, what they save, and what is refused. */
import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { noRight } from '../testing/desk-bench.ts';
import { formOf, homeBench, opened, typed, withGeneral } from './testing/home-bench.ts';

const PRICE = 'estate.general.price.value';
const POINT = 'estate.general.address.geoLocation';
const pageOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();
const SECTIONS = [
  'place',
  'price',
  'status',
  'rooms',
  'energy',
  'law',
  'text-nl',
  'text-fr',
  'text-en',
  'text-de',
  'layout',
  'lists',
  'contact',
  'open',
];

describe('the page', () => {
  it('has its parts in the order in which an agent thinks, with what each says', async () => {
    const page = await pageOf(homeBench().show());
    expect([...page.matchAll(/<details class="home-part" id="([\w-]+)"/g)].map(([, id]) => id)).toEqual([
      'place',
      // No form, but a way to a page of its own.
      'pictures',
      ...SECTIONS.slice(1),
    ]);
    expect(page).toContain('<h1>Zeedijk 12</h1>');
    expect(page).toContain('8300 Knokke');
    // Its own script, and not the one that refreshes pages.
    expect(page).not.toContain('/assets/staff-test.js');
  });

  it.each(['nl', 'fr', 'en', 'de'] as const)(
    'is whole in %s, also to publish and with versions',
    async (locale) => {
      const versions = [
        { number: 1, action: 'home.published', by: null, at: '2026-11-20T10:00:00.000Z', withdrawn: false },
      ];
      const scene = homeBench({ versions, draft: [typed(PRICE, 385_000, 395_000)] });
      for (const name of ['staff-home', 'staff-home-publish', 'staff-home-versions'] as const) {
        const answer = await scene.show(scene.screen(name, locale));
        expect([name, answer.status]).toEqual([name, 200]);
        const page = await answer.text();
        expect(page).not.toMatch(/written\.\w|\{\{|undefined|\[object/);
      }
    },
  );

  it('names what a bare number says in the line of a part', async () => {
    const home = withGeneral({ bedroomCount: 3, price: { value: 395_000 } });
    const page = await pageOf(homeBench(home).show());
    const lines = [...page.matchAll(/<details class="home-part" id="(?:rooms|price)".*?<\/summary>/gs)].map(
      ([summary]) => summary.replaceAll(/<[^>]+>/g, ' '),
    );
    expect(lines[0]).toMatch(/€.395\.000/);
    expect(lines[0]).not.toContain(': €');
    expect(lines[1]).toContain('Slaapkamers: 3');
  });

  it('sends nothing when nothing was typed otherwise than it was seen, also no class that the number would give', async () => {
    const scene = homeBench();
    const page = await pageOf(scene.show());
    for (const section of SECTIONS) await scene.send(formOf(page, section));
    expect(await scene.bodies('draft')).toEqual([]);
  });

  it('sends nothing of texts with signs that are not typed, beside those that are changed', async () => {
    const scene = homeBench(
      withGeneral({
        title: { nl: '\ufeffZwem\u00adbad' },
        description: { nl: 'Een.\tTwee.\u000bDrie\u200b.' },
      }),
    );
    const form = formOf(await pageOf(scene.show()), 'text-nl');
    await scene.send(form);
    expect(await scene.bodies('draft')).toEqual([]);
    await scene.send({ ...form, 'estate.general.title.nl': 'Zwem\u00adbad aan zee' });
    expect((await scene.bodies('draft'))[0]?.fields).toEqual([
      { field: 'estate.general.title.nl', value: 'Zwem\u00adbad aan zee', seen: '\ufeffZwem\u00adbad' },
    ]);
  });

  it('sends nothing of values that its controls do not have, in any part', async () => {
    const openHouses = [{ day: '2099-12-01', from: '10:00', to: '12:00', places: 4, registration: true }];
    const general = {
      buildingLicense: 'UNKNOWN',
      floodingParcelScore: 'B',
      subType: { id: 9, name: { nl: 'Boomhut' } },
    };
    const { record } = withGeneral(general);
    const estate = {
      ...(record?.estate as object),
      openHouses,
      energy: { epcValue: 162, energyLabel: 'G_F' },
    };
    const scene = homeBench({ record: { ...record, estate } });
    const page = await pageOf(scene.show());
    for (const section of SECTIONS) {
      const answer = await scene.send(formOf(page, section));
      expect([section, answer.status]).toEqual([section, 303]);
    }
    expect(await scene.bodies('draft')).toEqual([]);
  });
});

/** What a person types in a part, and what is saved of it. */
const SAVES: readonly (readonly [
  section: string,
  fields: Readonly<Record<string, string>>,
  saved: readonly object[],
])[] = [
  [
    'place',
    { 'estate.general.address.city': '9000 Gent', 'estate.general.headType': '3' },
    [
      {
        field: 'estate.general.headType',
        value: { id: 3, name: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
        seen: { id: 1, name: { nl: 'Appartement' } },
      },
      {
        field: 'estate.general.address.city',
        value: { zip: '9000', name: { nl: 'Gent' } },
        seen: { id: 1201, zip: '8300', name: { nl: 'Knokke' } },
      },
      // The point on the map and the stated region were those of Knokke.
      { field: 'estate.general.address.geoLocation', value: null, seen: { lat: 51.35, lon: 3.28 } },
      { field: 'estate.general.address.region', value: null, seen: 'FLANDERS' },
    ],
  ],
  [
    'place',
    { [POINT]: '51,2093 3,2247' },
    [{ field: POINT, value: { lat: 51.2093, lon: 3.2247 }, seen: { lat: 51.35, lon: 3.28 } }],
  ],
  [
    'place',
    {
      [POINT]: 'https://www.openstreetmap.org/#map=19/51.2093/3.2247',
      'estate.general.address.number': '14',
    },
    [
      { field: 'estate.general.address.number', value: '14', seen: '12' },
      // Typed with its number: it is not that of the old one.
      { field: POINT, value: { lat: 51.2093, lon: 3.2247 }, seen: { lat: 51.35, lon: 3.28 } },
      { field: 'estate.general.address.region', value: null, seen: 'FLANDERS' },
    ],
  ],
  ['place', { [POINT]: '' }, [{ field: POINT, value: null, seen: { lat: 51.35, lon: 3.28 } }]],
  [
    'place',
    { [POINT]: 'op de hoek' },
    [{ field: POINT, value: 'op de hoek', seen: { lat: 51.35, lon: 3.28 } }],
  ],
  ['price', { [PRICE]: '€ 385.000' }, [{ field: PRICE, value: 385_000, seen: 395_000 }]],
  ['price', { [`${PRICE}#hidden`]: '1' }, [{ field: PRICE, value: -1, seen: 395_000 }]],
  ['price', { [PRICE]: 'rond 4 ton' }, [{ field: PRICE, value: 'rond 4 ton', seen: 395_000 }]],
  [
    'status',
    { 'estate.general.transaction.id': '3' },
    [{ field: 'estate.general.transaction.id', value: 3, seen: 1 }],
  ],
  [
    'rooms',
    { 'estate.dimensions.areaBuild': '96,5', 'estate.technical.elevator': 'YES' },
    [
      { field: 'estate.dimensions.areaBuild', value: 96.5, seen: null },
      { field: 'estate.technical.elevator', value: true, seen: null },
    ],
  ],
  [
    'energy',
    { 'estate.energy.epcValue': '205' },
    [
      { field: 'estate.energy.epcValue', value: 205, seen: 162 },
      // Flanders: C is above 200 (domain/rules/energy.ts).
      { field: 'estate.energy.energyLabel', value: 'C', seen: null },
    ],
  ],
  [
    'law',
    { 'estate.general.buildingLicense': 'YES', 'estate.general.floodingBuildingScore': 'A' },
    [
      { field: 'estate.general.buildingLicense', value: 'YES', seen: null },
      { field: 'estate.general.floodingBuildingScore', value: 'A', seen: null },
    ],
  ],
  [
    'text-fr',
    {
      'estate.general.title.fr': 'Vue\u200b sur mer',
      'estate.general.description.fr': 'Un.\u000bDeux salles-de-\u00adbains.\r\n\r\nTrois.\u000b',
    },
    [
      { field: 'estate.general.title.fr', value: 'Vue sur mer', seen: null },
      {
        field: 'estate.general.description.fr',
        value: 'Un.\nDeux salles-de-\u00adbains.\n\nTrois.',
        seen: null,
      },
    ],
  ],
  ['price', { [PRICE]: '385.\u00ad000' }, [{ field: PRICE, value: 385_000, seen: 395_000 }]],
  ['contact', { 'contact.name': 'Bo Maes' }, [{ field: 'contact.name', value: 'Bo Maes', seen: 'An' }]],
  [
    'open',
    {
      'estate.openHouses#0.day': '2099-12-01',
      'estate.openHouses#0.from': '10:00',
      'estate.openHouses#0.to': '12:00',
    },
    [
      {
        field: 'estate.openHouses',
        value: [{ day: '2099-12-01', from: '10:00', to: '12:00' }],
        seen: null,
      },
    ],
  ],
];

describe('the status of a listing', () => {
  it.each([
    ['FOR_SALE', 'Te koop'],
    ['RENTED', 'Verhuurd'],
  ])('is said in words, not by its code: %s', async (id, said) => {
    const scene = homeBench({ ...withGeneral({ transaction: { id } }), feed: 'file' });
    const page = await pageOf(scene.show());
    expect(page).not.toContain(id);
    expect(page).toContain(`<dd>${said}</dd>`);
  });
});

describe('a part', () => {
  it.each(SAVES)('%s saves what was typed, with what was seen: %j', async (section, fields, saved) => {
    const scene = homeBench();
    const page = await pageOf(scene.show());
    const answer = await scene.send({ ...formOf(page, section), ...fields });
    expect(answer.status).toBe(303);
    expect(await scene.bodies('draft')).toEqual([{ kind: 'estate', home: '501', fields: saved }]);
    const next = SECTIONS[SECTIONS.indexOf(section) + 1] ?? section;
    expect(answer.headers.get('Location')).toBe(
      `/nl/kantoor/woningen/estate/501?part=${next}&done=saved#${next}`,
    );
  });

  it('names a value that cannot go out beside its field, and keeps what was typed', async () => {
    const draft = [typed(PRICE, 'rond 4 ton', 395_000)];
    const faults = [{ field: PRICE, value: '"rond 4 ton"', reason: 'a number is expected' }];
    const scene = homeBench({ draft, faults });
    const page = await pageOf(scene.show());
    expect(formOf(page, 'price')[PRICE]).toBe('rond 4 ton');
    expect(page).toMatch(
      /aria-invalid="true"[^>]*name="estate.general.price.value"|name="estate.general.price.value"[^>]*aria-invalid="true"/,
    );
    expect(page).toContain('Typ een bedrag in euro');
    // The part stays open when a value in it is wrong.
    const answer = await scene.send({ ...formOf(page, 'price'), [PRICE]: '4 ton' });
    expect(answer.headers.get('Location')).toContain('part=price');
  });

  it('calls nothing wrong that nobody has typed yet; reviewing names it once, as missing', async () => {
    const faults = ['headType', 'address.city'].map((field) => ({
      field: `estate.general.${field}`,
      value: '',
      reason: 'missing',
    }));
    const draft = [typed('estate.general.transaction.id', 1)];
    const scene = homeBench({ record: null, state: 'draft', draft, faults });
    const page = await pageOf(scene.show());
    expect(page).not.toContain('aria-invalid="true"');
    const review = await pageOf(scene.show(scene.screen('staff-home-publish')));
    const [stops = ''] = /<section class="home-stops">.*?<\/section>/s.exec(review) ?? [];
    expect([...stops.matchAll(/<li data-key="([^"]+)"/g)].map(([, key]) => key)).toEqual([
      'estate.general.headType',
      'estate.general.address.city',
      'estate.general.price.value',
    ]);
  });

  it('asks what the law of the region asks, and for nothing twice', async () => {
    const questions = async (zip: string, changes: object = {}) => {
      const address = { visible: true, city: { zip, name: { nl: 'X' } } };
      const page = await pageOf(
        homeBench(withGeneral({ ...changes, headType: { id: 1 }, transaction: { id: 1 }, address })).show(),
      );
      return Object.keys(formOf(page, 'law'))
        .filter((name) => name.startsWith('seen:'))
        .slice(0, 7);
    };
    expect((await questions('8300')).map((name) => name.split('.').at(-1))).toEqual([
      'buildingLicense',
      'townPlanningValue',
      'townPlanningViolation',
      'presaleRight',
      'allocationLicense',
      'floodingParcelScore',
      'floodingBuildingScore',
    ]);
    expect((await questions('1000'))[0]).toBe('seen:estate.general.townPlanningValue');
  });
});

describe('the point on the map', () => {
  const FLAT = { headType: { id: 1 }, transaction: { id: 1 } };

  it('is shown as it can be typed, with the same place on the map of the site, also where the street is hidden', async () => {
    for (const visible of [true, false]) {
      const address = { visible, street: { nl: 'Zeedijk' }, geoLocation: { lat: 51.209312, lon: 3.2 } };
      const page = await pageOf(homeBench(withGeneral({ ...FLAT, address })).show());
      expect(formOf(page, 'place')[POINT]).toBe('51,209312 3,2');
      const { lat, lon } = cellCentre(address.geoLocation);
      expect(page).toContain(`href="/nl/aanbod?view=map&amp;geo_range=1km%3B${lat}%3B${lon}"`);
      expect(page.split(`name="seen:${POINT}"`)).toHaveLength(2);
    }
  });

  it('has no link while there is none, and keeps what is not understood with a sentence', async () => {
    const draft = [typed(POINT, 'https://maps.app.goo.gl/AbC', { lat: 51.35, lon: 3.28 })];
    const faults = [
      { field: POINT, value: '"https://maps.app.goo.gl/AbC"', reason: 'an object is expected' },
    ];
    const page = await pageOf(homeBench({ draft, faults }).show());
    expect(formOf(page, 'place')[POINT]).toBe('https://maps.app.goo.gl/AbC');
    expect(page).toContain('Dit is geen punt waar deze woning kan liggen.');
    expect(page).not.toContain('geo_range');
  });

  it('stays when its first street is typed after it, since it was typed of that street', async () => {
    const address = { city: null, geoLocation: { lat: 51.2093, lon: 3.2247 } };
    const scene = homeBench(withGeneral({ ...FLAT, address }));
    const form = formOf(await pageOf(scene.show()), 'place');
    await scene.send({ ...form, 'estate.general.address.street.nl': 'Zeedijk', itself: '1' });
    expect(await scene.bodies('draft')).toMatchObject([
      { fields: [{ field: 'estate.general.address.street.nl', value: 'Zeedijk', seen: null }] },
    ]);
  });

  it('says before publishing that it goes with its street', async () => {
    const draft = [typed(POINT, null, { lat: 51.35, lon: 3.28 })];
    const scene = homeBench({ draft });
    const page = await pageOf(scene.show(scene.screen('staff-home-publish')));
    expect(page).toMatch(/<dt>Punt op de kaart<\/dt><dd><del>51,35 3,28<\/del>/);
    expect(page).toContain('<li data-key="point"><span>Geen punt op de kaart</span>');
    expect(page).toContain('Nog niet op de kaart');
  });

  it('may be asked of the device on this page alone', async () => {
    const scene = homeBench();
    const policyOf = async (name: Parameters<typeof scene.screen>[0]) =>
      (await scene.show(scene.screen(name))).headers.get('Permissions-Policy');
    expect(await policyOf('staff-home')).toContain('geolocation=(self)');
    for (const name of ['staff-home-publish', 'staff-home-versions', 'staff-home-pictures'] as const)
      expect([name, await policyOf(name)]).toEqual([name, expect.stringContaining('geolocation=()')]);
  });
});

describe('two people', () => {
  const conflict = {
    field: PRICE,
    yours: 385_000,
    theirs: 399_000,
    by: 'Bo Maes',
    at: '2026-11-28T09:00:00.000Z',
  };

  it('see both values of a field that both changed, with one press for each, and the others are saved', async () => {
    const scene = homeBench();
    scene.answers(['home/draft'], {
      home: '501',
      saved: [],
      conflicts: [conflict],
      mark: 'm',
      draft: [],
    });
    const answer = await scene.send({ ...formOf(await pageOf(scene.show()), 'price'), [PRICE]: '385000' });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    for (const text of ['385.000', '399.000', 'Bo Maes', 'u, zonet']) expect(page).toContain(text);
    expect([...page.matchAll(/name="choose" value="([\w.]+)"/g)].map(([, field]) => field)).toEqual([
      PRICE,
      PRICE,
    ]);
    expect([...page.matchAll(/name="seen" value="(\w+)"/g)].map(([, seen]) => seen)).toEqual([
      '399000',
      '399000',
    ]);
  });

  it('choose one of them, which is saved as a change of what is there', async () => {
    const scene = homeBench();
    const answer = await scene.send({ choose: PRICE, value: '385000', seen: '399000' });
    expect(answer.headers.get('Location')).toContain('done=chosen');
    expect(await scene.bodies('draft')).toEqual([
      { kind: 'estate', home: '501', fields: [{ field: PRICE, value: 385_000, seen: 399_000 }] },
    ]);
  });

  it('see a record that changed under their draft, here and before publishing', async () => {
    const draft = [typed(PRICE, 385_000, 399_000, 395_000)];
    const scene = homeBench({ draft });
    for (const name of ['staff-home', 'staff-home-publish'] as const) {
      const whole = await pageOf(scene.show(scene.screen(name)));
      const [page = ''] = /<section class="home-clash".*?<\/section>/s.exec(whole) ?? [];
      expect([...page.matchAll(/name="seen" value="(\w+)"/g)].map(([, seen]) => seen)).toEqual([
        '385000',
        '385000',
      ]);
      // Nothing can be pressed before somebody has chosen; the home's page still names the draft that could be dropped.
      expect([name, whole.includes('name="mark"')]).toEqual([name, name === 'staff-home']);
    }
  });
});

describe('a form that is sent by itself', () => {
  const outcomeIn = (page: string) => [
    /data-outcome="(\w*)"/.exec(page)?.[1],
    /data-unsettled="([^"]*)"/.exec(page)?.[1],
  ];
  const sends = async (scene: ReturnType<typeof homeBench>) => {
    const form = formOf(await pageOf(scene.show()), 'price');
    return scene.send({ ...form, [PRICE]: '385.000', itself: '1' });
  };

  it('is answered by the page, which says that it is saved, and when', async () => {
    const scene = homeBench();
    scene.answers(['home'], opened({ draft: [typed(PRICE, 385_000, 395_000)] }));
    const form = { ...formOf(await pageOf(homeBench().show()), 'price'), [PRICE]: '385.000', itself: '1' };
    const answer = await scene.send(form);
    const page = await answer.text();
    expect([answer.status, ...outcomeIn(page)]).toEqual([200, 'saved', '']);
    expect(page).toMatch(/data-saved="Bewaard om [\d.]+\su\."/);
    expect(page).toContain('/assets/staff-home-test.js');
  });

  it('says what somebody else typed right after, and what is to be chosen', async () => {
    const overtaken = await sends(homeBench());
    expect(outcomeIn(await overtaken.text())).toEqual(['saved', PRICE]);
    const scene = homeBench();
    const conflicts = [
      { field: PRICE, yours: 385_000, theirs: 399_000, by: 'Bo Maes', at: '2026-11-28T10:00:00.000Z' },
    ];
    scene.answers(['home/draft'], {
      home: '501',
      saved: [],
      conflicts,
      mark: 'mark-2',
      draft: [],
    });
    const clashing = await sends(scene);
    expect([clashing.status, ...outcomeIn(await clashing.text())]).toEqual([409, 'conflict', PRICE]);
  });

  it.each([
    [400, 422, 'refused'],
    [413, 422, 'refused'],
    [403, 403, 'refused'],
  ])('says that a service which answers %i refuses it', async (refused, status, outcome) => {
    const scene = homeBench();
    scene.answers(['home/draft'], refusal(refused, 'refused'));
    const answer = await sends(scene);
    expect([answer.status, outcomeIn(await answer.text())[0]]).toEqual([status, outcome]);
  });

  it('is to be sent again when its page is of another session', async () => {
    const scene = homeBench();
    const form = formOf(await pageOf(scene.show()), 'price');
    const answer = await scene.send({ ...form, itself: '1' }, scene.screen('staff-home'), { guard: 'old' });
    expect([answer.status, outcomeIn(await answer.text())[0]]).toEqual([403, 'later']);
  });

  it('types no number again that is typed otherwise than it is shown', async () => {
    const scene = homeBench();
    await scene.send({ ...formOf(await pageOf(scene.show()), 'price'), [PRICE]: '395.000', itself: '1' });
    expect(await scene.bodies('draft')).toEqual([]);
  });
});

describe('a draft', () => {
  const draft = [typed(PRICE, 385_000, 395_000), typed('contact.name', 'Bo', 'An')];
  const drops = (...fields: readonly (readonly [string, unknown])[]) => [
    {
      kind: 'estate',
      home: '501',
      fields: fields.map(([field, seen]) => ({ field, seen, value: null, drop: true })),
    },
  ];

  it('says of each field what dropping it brings back, and drops it as it was seen', async () => {
    const scene = homeBench({ draft });
    const page = await pageOf(scene.show());
    const [list = ''] = /<details class="home-part home-draft".*?<\/details>/s.exec(page) ?? [];
    expect(list).toMatch(/<del>€\s385\.000<\/del>.*?<ins>€\s395\.000<\/ins>/s);
    const answer = await scene.send({ drop: PRICE, seen: '385000' });
    expect(answer.headers.get('Location')).toContain('done=dropped');
    expect(await scene.bodies('draft')).toEqual(drops([PRICE, 385_000]));
  });

  it('is dropped whole as it was shown, and not when somebody has typed since', async () => {
    const scene = homeBench({ draft });
    const refused = await scene.send({ dropAll: '1', mark: 'another' });
    expect([refused.status, await scene.bodies('draft')]).toEqual([409, []]);
    await scene.send({ dropAll: '1', mark: 'mark-1' });
    expect(await scene.bodies('draft')).toEqual(drops([PRICE, 385_000], ['contact.name', 'Bo']));
  });
});

describe('nothing typed is lost', () => {
  const fields = {
    section: 'text-nl',
    'estate.general.title.nl': 'Een titel',
    'seen:estate.general.title.nl': '"Zicht op zee"',
  };

  it('when the session has ended: it waits on the page, and is sent again after signing in', async () => {
    const scene = homeBench();
    for (const cookie of ['', `__Host-gevel=${'x'.repeat(43)}`]) {
      scene.answers(['home'], noRight);
      const guard = 'old';
      const answer = await scene.send(fields, scene.screen('staff-home'), { cookie, guard });
      const page = await answer.text();
      // A session that the page does not belong to is refused by its token; one that ended is signed out.
      expect([answer.status, page.includes('value="Een titel"')]).toEqual([401, true]);
      expect(answer.headers.get('Location')).toBeNull();
      expect(page).toContain('/nl/kantoor/aanmelden');
    }
    // After signing in, the page's token is that of the old session: the values are shown in their form again.
    scene.answers(['home'], opened());
    const again = await scene.send(fields, scene.screen('staff-home'), { guard: 'old' });
    expect(again.status).toBe(403);
    expect(formOf(await again.text(), 'text-nl')['estate.general.title.nl']).toBe('Een titel');
    expect(await scene.bodies('draft')).toEqual([]);
  });

  it('when the form is longer than a draft may be', async () => {
    const scene = homeBench();
    scene.answers(['home/draft'], refusal(413, 'body_too_large'));
    const text = 'Ruim. '.repeat(512 * 171);
    const answer = await scene.send({
      section: 'text-nl',
      'estate.general.description.nl': text,
      'seen:estate.general.description.nl': '"Ruim en licht."',
    });
    expect(answer.status).toBe(422);
    expect(formOf(await answer.text(), 'text-nl')['estate.general.description.nl']).toBe(text.trim());
  });

  it('but nothing long is read of a visitor without a session', async () => {
    const scene = homeBench();
    const long = { ...fields, 'estate.general.description.nl': 'x'.repeat(200_000) };
    const answer = await scene.send(long, undefined, { cookie: '' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/nl/kantoor/aanmelden']);
    expect((await answer.text()).length).toBeLessThan(1000);
  });

  it('when a long form comes with a session that has ended, as often as a visitor may send a form', async () => {
    const long = { ...fields, 'estate.general.description.nl': 'x'.repeat(200_000) };
    for (const success of [true, false]) {
      const scene = homeBench({}, { FORM_LIMIT: { limit: () => Promise.resolve({ success }) } });
      // A session that holds is asked for, and counts for itself.
      expect((await scene.send(long)).status).toBe(303);
      scene.answers(['home', 'devices'], noRight);
      const answer = await scene.send(long);
      expect([answer.status, (await answer.text()).length > 200_000]).toEqual([success ? 401 : 303, success]);
    }
  });

  it('when nothing answers', async () => {
    const scene = homeBench();
    scene.answers(['home/draft'], () => new Response('down', { status: 500 }));
    const answer = await scene.send(fields);
    expect([answer.status, (await answer.text()).includes('value="Een titel"')]).toEqual([503, true]);
  });

  it('when the content service refuses the field', async () => {
    const scene = homeBench();
    const wrong = { 'estate.general.title.nl': 'within another field' };
    scene.answers(['home/draft'], refusal(400, 'refused', wrong));
    const answer = await scene.send(fields);
    expect(answer.status).toBe(422);
    expect(formOf(await answer.text(), 'text-nl')['estate.general.title.nl']).toBe('Een titel');
  });
});

describe('who may not', () => {
  it('changes nothing of a home that a feed brings, and reads where it is changed', async () => {
    const scene = homeBench({ feed: 'whise' });
    const page = await pageOf(scene.show());
    expect(page).toContain('De rest wijzigt u in whise');
    expect(page).not.toContain('<form action="/nl/kantoor/woningen');
    expect(page).toContain('395.000');
    const publish = await scene.show(scene.screen('staff-home-publish'));
    expect(publish.headers.get('Location')).toBe('/nl/kantoor/woningen/estate/501');
  });

  it('reads a home without the right to change it, and stays signed in when a form is refused', async () => {
    const { me } = opened();
    const scene = homeBench({ me: { ...me, rights: [] } });
    expect(await pageOf(scene.show())).not.toContain('<form action="/nl/kantoor/woningen');
    scene.answers(['home/draft'], noRight);
    const answer = await scene.send({
      section: 'contact',
      'contact.name': 'Bo',
      'seen:contact.name': '"An"',
    });
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([403, null]);
  });

  it('finds no home of another agency, of another kind, or that is none', async () => {
    const scene = homeBench();
    scene.answers(['home'], refusal(404, 'not_found'));
    for (const name of ['staff-home', 'staff-home-publish', 'staff-home-versions'] as const) {
      expect((await scene.show(scene.screen(name))).status).toBe(404);
      expect((await scene.send({ section: 'place' }, scene.screen(name))).status).toBe(404);
    }
    expect((await scene.show('/nl/kantoor/woningen/page/501')).status).toBe(404);
    expect((await scene.show('/nl/kantoor/woningen/estate/..%2F1')).status).toBe(404);
  });

  it('does nothing by a form of another site', async () => {
    const scene = homeBench();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    for (const name of ['staff-home', 'staff-home-publish', 'staff-home-versions'] as const)
      expect(
        (
          await scene.send({ section: 'contact', mark: 'mark-1', version: '1' }, scene.screen(name), {
            headers,
          })
        ).status,
      ).toBe(403);
    for (const call of ['draft', 'publication', 'versions']) expect(await scene.bodies(call)).toEqual([]);
  });
});
