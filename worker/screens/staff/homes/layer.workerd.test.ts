/** Choices over a home that a feed or a file brings, on its page (decision 156). */
import { describe, expect, it } from 'vitest';
import words from '#locales/nl/staff.ts';
import type { OpenedHome } from '#wire/written-homes.ts';
import { homeBench, opened, typed } from './testing/home-bench.ts';

const { written } = words;
const AT = '2026-11-28T10:00:00.000Z';
const FIELDS = ['hidden', 'contact', 'pictures', 'openHouses'] as const;
const record = {
  estate: {
    general: { id: 501, title: { nl: 'Zicht op zee' } },
    pictures: [{ file: 'front' }, { file: 'garden' }, { file: 'bath' }],
    openHouses: [{ day: '2099-04-04', from: '10:00', to: '12:00' }],
  },
  contact: { name: 'Joris', email: 'joris@agency.test' },
};
const ofFeed = (changes: Partial<OpenedHome> = {}) =>
  homeBench({
    feed: 'whise',
    record,
    layer: { fields: [...FIELDS], ofFile: false, choices: [] },
    ...changes,
  });
const DONE = { outcome: 'done', asks: [], conflicts: [], notes: [], at: null, until: null };

describe('a home of a feed', () => {
  it('has a form for each field that may be chosen, and its rest as facts', async () => {
    const scene = ofFeed();
    const html = await (await scene.show()).text();
    for (const field of FIELDS) expect(html).toContain(`id="layer-${field}"`);
    expect(html).toContain(written.layer.rest.replace('{{feed}}', 'whise'));
    expect(html).not.toContain('name="section"');
    expect(html).toContain('Joris');
  });

  it('says who chose what, what is below it, and shows pictures in the chosen order', async () => {
    const choices = [
      {
        field: 'contact',
        value: { name: 'An', email: 'an@agency.test' },
        by: 'Bo',
        at: AT,
        delivered: record.contact,
      },
      { field: 'pictures', value: ['bath', 'gone'], by: 'Bo', at: AT, delivered: null },
    ] as const;
    const scene = ofFeed({
      record: { ...record, contact: choices[0].value },
      layer: { fields: [...FIELDS], ofFile: false, choices: [...choices] },
    });
    const html = await (await scene.show()).text();
    expect(html).toContain(
      written.layer.delivered.replace('{{feed}}', 'whise').replace('{{value}}', 'Joris'),
    );
    const order = [...html.matchAll(/data-name="(\w+)"/g)].map(([, name]) => name);
    expect(order).toEqual(['bath', 'front', 'garden']);
    expect(html).toContain('Gekozen door Bo');
  });

  it('sends one choice with the one that was seen', async () => {
    const scene = ofFeed();
    scene.content.on(`POST ${scene.base}/home/layer`, DONE);
    const sent = await scene.send({ layer: 'pictures', seen: 'null', move: '["bath","front"]' });
    expect(sent.status).toBe(303);
    // A picture that its feed has taken away since.
    const gone = await scene.send({ layer: 'pictures', seen: 'null', move: '["porch","front"]' });
    expect(gone.status).toBe(422);
    await scene.send({ layer: 'hidden', seen: 'null', value: '1' });
    await scene.send({ layer: 'contact', seen: '{"name":"An"}', back: '1' });
    expect((await scene.bodies('layer')).map(({ set, seen }) => [set, seen])).toEqual([
      [{ pictures: ['bath', 'front', 'garden'] }, null],
      [{ hidden: true }, null],
      [{ contact: null }, { name: 'An' }],
    ]);
  });

  it('shows what was typed again when it cannot be, and sends nothing', async () => {
    const scene = ofFeed();
    const typed = {
      'layer.openHouses#0.day': '2099-05-02',
      'layer.openHouses#0.from': '14:00',
      'layer.openHouses#0.to': '13:00',
    };
    const answer = await scene.send({ layer: 'openHouses', seen: 'null', ...typed });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(written.notices.wrong.title);
    expect(html).toContain('value="13:00"');
    expect(await scene.bodies('layer')).toEqual([]);
  });

  it('shows another’s choice beside what was typed, which a second press saves', async () => {
    const theirs = { name: 'Bo', email: 'bo@agency.test' };
    const choices = [{ field: 'contact' as const, value: theirs, by: 'Bo', at: AT, delivered: null }];
    const scene = ofFeed({ layer: { fields: [...FIELDS], ofFile: false, choices } });
    const conflict = { field: 'contact', yours: null, theirs, by: 'Bo', at: AT };
    scene.content.on(`POST ${scene.base}/home/layer`, {
      ...DONE,
      outcome: 'conflict',
      conflicts: [conflict],
    });
    const mine = { name: 'Cy', email: 'cy@agency.test', phone: '' };
    const answer = await scene.send({ layer: 'contact', seen: 'null', ...mine });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('Bo koos intussen: Bo.');
    expect(html).toContain('value="cy@agency.test"');
    expect(html).toContain(`name="seen" value="${JSON.stringify(theirs).replaceAll('"', '&quot;')}"`);
  });

  it('has no button without the right to write homes', async () => {
    const scene = ofFeed({ me: { ...opened().me, rights: [] } });
    expect(await (await scene.show()).text()).not.toContain('name="layer"');
  });
});

it('a home of a file has both: its form, and what stays when the file comes again', async () => {
  const scene = homeBench({ record, layer: { fields: [...FIELDS], ofFile: true, choices: [] } });
  const html = await (await scene.show()).text();
  expect(html).toContain('name="section"');
  expect(html).toContain('id="layer-hidden"');
  // The draft's days and the chosen ones are two fields, with names and ids of their own.
  const namesIn = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, one]) => one);
  for (const name of ['data-field', 'id'])
    expect(namesIn(name).filter((one, at, all) => all.indexOf(one) !== at)).toEqual([]);
  const own = homeBench({ record, layer: { fields: [...FIELDS], ofFile: false, choices: [] } });
  expect(await (await own.show()).text()).not.toContain('id="layer-hidden"');
});

describe('a home of a file over which something was chosen', () => {
  const by = { by: 'Bo', at: AT, delivered: null };
  const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

  it.each(['published', 'restored', null])(
    'is not said to be online while it is hidden, and links to no page that is gone: %s',
    async (done) => {
      const choices = [{ field: 'hidden' as const, value: true, ...by }];
      const scene = homeBench({ record, layer: { fields: [...FIELDS], ofFile: true, choices } });
      const query = done === null ? '' : `?done=${done}`;
      const answer = await scene.show(`${scene.screen('staff-home')}${query}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      const { states, allOnline, layer } = written;
      for (const untrue of [states.offer, allOnline, written.done.published, written.done.restored])
        expect(textOf(html)).not.toContain(untrue);
      expect(textOf(html)).toContain(layer.unseen);
      expect(html).not.toContain(written.toSite);
    },
  );

  it('names on the page before publishing what choices end with it, and no others', async () => {
    const draft = [typed('contact.phone', '050 1'), typed('estate.pictures', [{ file: 'front' }])];
    const contact = { name: 'Piet Chosen', email: 'piet@agency.test' };
    const choices = [
      { field: 'contact' as const, value: contact, ...by },
      { field: 'pictures' as const, value: ['bath', 'front'], ...by },
      { field: 'openHouses' as const, value: [], ...by },
    ];
    const chosen = { fields: [...FIELDS], ofFile: true, choices };
    const scene = homeBench({ record, draft, layer: chosen });
    const text = textOf(await (await scene.show(scene.screen('staff-home-publish'))).text());
    const [, ends = ''] = text.split(written.layer.endsTitle);
    expect(ends).toContain(`${written.sections.contact} Piet Chosen`);
    expect(ends).toContain(written.layer.pictures);
    expect(ends).not.toContain(written.sections.open);
    const none = homeBench({ record, draft: [typed('estate.general.title.nl', 'Villa')], layer: chosen });
    const without = await (await none.show(none.screen('staff-home-publish'))).text();
    expect(without).not.toContain(written.layer.endsTitle);
  });
});
