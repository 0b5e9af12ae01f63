import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { sweepPictureFiles, sweepPictures } from '#content-service/pictures/sweep-files.ts';
import { prepare } from '#content-service/platform/db/prepare.ts';
import { directoryOf } from '#content-service/platform/db/shards.ts';
import { callAt } from '#content-service/testing/agenda.ts';
import { pictureStatements } from '#content-service/testing/assets.ts';
import { get } from '#content-service/testing/call.ts';
import { withGates } from '#content-service/testing/gates.ts';
import { rowsOf } from '#content-service/testing/messages.ts';
import { AVIF, hashOf, JPEG, PNG, RED_WEBP, SVG } from '#content-service/testing/pictures.ts';
import { getRecord, importAll, putRecord } from '#content-service/testing/records.ts';
import { store } from '#content-service/testing/store.ts';
import { aHomeRecord, aWritingAgency, sessionOf } from '#content-service/testing/written-homes.ts';
import type { ActionDone, OpenedHome } from '#wire/written-homes.ts';
import {
  MOST_PICTURES,
  MOST_SENT_BYTES,
  type PicturesArranged,
  SESSION_HEADER,
} from '#wire/written-pictures.ts';

const START = Date.now();
const at = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();
const HOME = { kind: 'estate', home: '501' } as const;
const keyOf = (number: number): string => number.toString(16).padStart(32, '0');

let made = 0;
/** An agency with home 501. */
async function anAgency(): Promise<string> {
  const site = `pictured-${++made}`;
  await aWritingAgency(site);
  await putRecord(site, 'estate', '501', aHomeRecord(501));
  return site;
}

interface Sending {
  readonly person?: string;
  readonly home?: string;
  readonly kind?: 'estate' | 'rental';
  readonly plan?: '1';
  readonly bindings?: Parameters<typeof callAt>[1]['bindings'];
}
const send = (
  site: string,
  number: number,
  bytes: Uint8Array = JPEG,
  { person = 'an', bindings, ...query }: Sending = {},
) =>
  callAt('addHomePicture', {
    now: at(0),
    params: { siteId: site, key: keyOf(number) },
    query: { ...HOME, ...query },
    body: bytes,
    headers: { [SESSION_HEADER]: sessionOf(person) },
    ...(bindings === undefined ? {} : { bindings }),
  });
async function sent(...asked: Parameters<typeof send>): Promise<string> {
  const { answer, error } = await send(...asked);
  if (error !== null) throw error;
  return (answer as PicturesArranged).name;
}
const whyNot = async (...asked: Parameters<typeof send>): Promise<string> => {
  const { error } = await send(...asked);
  return error === null ? 'taken' : (error.fields?.picture ?? error.code);
};
const call = async <Answer>(id: string, site: string, body: object, person = 'an', minutes = 0) => {
  const asked = { session: sessionOf(person), ...HOME, ...body };
  const { answer, error } = await callAt(id, { now: at(minutes), params: { siteId: site }, body: asked });
  if (error !== null) throw error;
  return answer as Answer;
};
const arrange = (site: string, name: string, what: object, person = 'an') =>
  call<PicturesArranged>('arrangeHomePictures', site, { name, what }, person);
const open = (site: string) => call<OpenedHome>('openHome', site, {});
const namesOf = async (site: string) => (await open(site)).pictures.map(({ name }) => name);
const publish = async (site: string) =>
  call<ActionDone>('publishHome', site, { mark: (await open(site)).mark });
const namesOnline = async (site: string): Promise<readonly string[]> => {
  const { body } = await getRecord(site, 'estate', '501');
  const { estate } = body as { estate: { pictures?: readonly { file: string }[] } };
  return (estate.pictures ?? []).map(({ file }) => file);
};
const servedAs = async (site: string, name: string) => {
  const { status, body } = await get(`/sites/${site}/assets/${name}`);
  await body?.cancel();
  return status;
};
const versionOf = (site: string) => env.CACHE.get(`version:${site}`);

/** A JPEG with EXIF that turns it and says where it was taken, and an appended video. */
function fromPhone(orientation: number): Uint8Array {
  const exif = [
    ...[...'Exif\0\0MM\0*\0\0\0\u0008'].map((one) => one.charCodeAt(0)),
    // Two entries: how it is turned, and where the position is.
    0,
    2,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0x88,
    0x25,
    0,
    4,
    0,
    0,
    0,
    1,
    0,
    0,
    0,
    26,
    0,
    0,
    0,
    0,
    0,
    1,
    ...[...'GPS 51.3500 3.2800'].map((one) => one.charCodeAt(0)),
  ];
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return Uint8Array.from(
    [...JPEG.subarray(0, 2), ...segment, ...JPEG.subarray(2), ...'ftypmp42'].map(Number),
  );
}

describe('a picture that is sent', () => {
  it('is in the draft behind the others, served, and changes no content version until it is published', async () => {
    const site = await anAgency();
    const before = await versionOf(site);
    const [one, two] = [await sent(site, 1), await sent(site, 2, RED_WEBP, { person: 'bo' })];
    expect(await namesOf(site)).toEqual([one, two]);
    expect(await namesOnline(site)).toEqual([]);
    expect(await versionOf(site)).toBe(before);
    expect(await rowsOf('changed_sites', site)).toEqual([]);
    expect(await servedAs(site, one)).toBe(200);
    expect((await publish(site)).outcome).toBe('done');
    expect(await namesOnline(site)).toEqual([one, two]);
    expect(await rowsOf('home_drafts', site)).toEqual([]);
    expect(await rowsOf('unnamed_pictures', site)).toEqual([]);
  });

  it('is there once, however often it is sent, also once it is a plan', async () => {
    const site = await anAgency();
    const one = await sent(site, 1);
    expect(await sent(site, 1)).toBe(one);
    const { name } = await arrange(site, one, { plan: true, alt: {}, seen: {} });
    expect(await sent(site, 1)).toBe(name);
    expect(await namesOf(site)).toEqual([name]);
    expect((await rowsOf<{ bytes: number }>('sent_pictures', site)).map(({ bytes }) => bytes)).toEqual([
      JPEG.byteLength,
    ]);
  });

  it('keeps of what its camera noted only how it is turned', async () => {
    const site = await anAgency();
    const name = await sent(site, 1, fromPhone(6));
    const [row] = await rowsOf<{ hash: string; width: number; height: number }>('assets', site);
    expect(row).toMatchObject({ width: 40, height: 60 });
    const stored = await env.PICTURES.get(`${site}/${row?.hash}`);
    const text = new TextDecoder('latin1').decode(await stored?.bytes());
    expect(text).not.toMatch(/GPS|ftyp/);
    expect(await namesOf(site)).toEqual([name]);
  });

  it('is refused with a reason, and leaves nothing', async () => {
    const site = await anAgency();
    const heic = Uint8Array.from([0, 0, 0, 24, ...[...'ftypheic\0\0\0\0'].map((one) => one.charCodeAt(0))]);
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(JPEG);
    const table: readonly (readonly [Uint8Array, string])[] = [
      [heic, 'heic'],
      [large, 'bytes'],
      [JPEG.subarray(0, 90), 'broken'],
      [SVG, 'kind'],
      [new Uint8Array(0), 'kind'],
      [new TextEncoder().encode('%PDF-1.7'), 'kind'],
      [PNG, 'taken'],
      [AVIF, 'taken'],
    ];
    for (const [number, [bytes, why]] of table.entries()) expect(await whyNot(site, number, bytes)).toBe(why);
    expect(await namesOf(site)).toHaveLength(2);
    expect(await rowsOf('assets', site)).toHaveLength(2);
  });

  it('is refused beyond the pictures of a home and the bytes of a day', async () => {
    const site = await anAgency();
    const pictures = Array.from({ length: MOST_PICTURES - 1 }, (_, at) => ({ file: `other-${at}` }));
    await call('saveDraft', site, { fields: [{ field: 'estate.pictures', value: pictures, seen: null }] });
    expect(await whyNot(site, 1)).toBe('taken');
    expect(await whyNot(site, 2)).toBe('homeFull');
    const other = await anAgency();
    await prepare(env.DB, {
      sql: 'INSERT INTO sent_pictures (site_id, day, bytes) VALUES (?, ?, ?)',
      params: [other, at(0).slice(0, 10), MOST_SENT_BYTES - JPEG.byteLength],
    }).run();
    expect(await whyNot(other, 1)).toBe('taken');
    expect(await whyNot(other, 2)).toBe('dayFull');
  });

  it('belongs to its home: no key reaches a picture of another one, or of another agency', async () => {
    const [site, other] = [await anAgency(), await anAgency()];
    await importAll(site, [aHomeRecord(502)]);
    const names = [await sent(site, 1), await sent(site, 1, RED_WEBP, { home: '502' }), await sent(other, 1)];
    expect(new Set(names).size).toBe(2);
    expect(await rowsOf('assets', site)).toHaveLength(2);
    const elsewhere = await callAt('arrangeHomePictures', {
      now: at(0),
      params: { siteId: other },
      body: { session: sessionOf('an'), ...HOME, name: names[1], what: { remove: true } },
    });
    expect(elsewhere.answer).toMatchObject({ pictures: 1 });
    expect(await namesOf(site)).toEqual([names[0]]);
  });
});

describe('pictures of a draft', () => {
  it('are moved, worded and marked as a plan, and what is online stays until publishing', async () => {
    const site = await anAgency();
    const [one, two, three] = [await sent(site, 1), await sent(site, 2), await sent(site, 3)];
    await publish(site);
    await arrange(site, three, { before: one });
    await arrange(site, one, { before: null });
    expect(await namesOf(site)).toEqual([three, two, one]);
    await arrange(site, two, { alt: { nl: 'Woonkamer' }, seen: {} });
    const { name } = await arrange(site, three, { plan: true, alt: { nl: 'Plan' }, seen: {} }, 'bo');
    expect((await open(site)).pictures).toMatchObject([
      { name, plan: true, alt: { nl: 'Plan' } },
      { name: two, plan: false, alt: { nl: 'Woonkamer' } },
      { name: one, plan: false, alt: {} },
    ]);
    expect(await namesOnline(site)).toEqual([one, two, three]);
    // Back as it was: nothing is left in the draft.
    await arrange(site, name, { plan: false, alt: {}, seen: { nl: 'Plan' } });
    await arrange(site, two, { alt: {}, seen: { nl: 'Woonkamer' } });
    await arrange(site, three, { before: null });
    await arrange(site, one, { before: two });
    expect(await rowsOf('home_drafts', site)).toEqual([]);
  });

  it('keep the words of another person, which are answered instead of overwritten', async () => {
    const site = await anAgency();
    const one = await sent(site, 1);
    await arrange(site, one, { alt: { nl: 'Keuken' }, seen: {} }, 'bo');
    await expect(arrange(site, one, { alt: { nl: 'Zithoek' }, seen: {} })).rejects.toMatchObject({
      code: 'changed',
    });
    await arrange(site, one, { alt: { nl: 'Zithoek' }, seen: { nl: 'Keuken' } });
    expect((await open(site)).pictures[0]?.alt).toEqual({ nl: 'Zithoek' });
  });

  it('are gone once nothing names them: no longer served, and deleted after ninety days', async () => {
    const site = await anAgency();
    const [one, two] = [await sent(site, 1), await sent(site, 2, RED_WEBP)];
    await publish(site);
    await arrange(site, one, { remove: true });
    // What is online names it still.
    expect(await servedAs(site, one)).toBe(200);
    await publish(site);
    expect([await servedAs(site, one), await servedAs(site, two)]).toEqual([404, 200]);
    await prepare(env.DB, {
      sql: "UPDATE unnamed_pictures SET since = '2026-01-01T00:00:00.000Z' WHERE site_id = ?",
      params: [site],
    }).run();
    const later = new Date(START + 91 * 86_400_000);
    await sweepPictures(env, later);
    await sweepPictureFiles(env, new Date(later.getTime() + 91 * 86_400_000));
    expect(await env.PICTURES.head(`${site}/${await hashOf(JPEG)}`)).toBeNull();
    expect(await env.PICTURES.head(`${site}/${await hashOf(RED_WEBP)}`)).not.toBeNull();
  });

  it('come back with a version, and with an action that is taken back', async () => {
    const site = await anAgency();
    const one = await sent(site, 1);
    await publish(site);
    await arrange(site, one, { remove: true });
    const { at: when } = await publish(site);
    expect(await namesOnline(site)).toEqual([]);
    await call('undoHome', site, { at: when });
    expect(await namesOnline(site)).toEqual([one]);
    // The draft is a draft again.
    expect(await namesOf(site)).toEqual([]);
    await publish(site);
    const [, last] = (await open(site)).versions;
    await call('restoreHome', site, { version: last?.number });
    expect(await namesOnline(site)).toEqual([one]);
    expect(await rowsOf('unnamed_pictures', site)).toEqual([]);
  });

  it('are also those of a holiday home', async () => {
    const site = await anAgency();
    await importAll(site, [
      { rental: { id: 9, general: { city: { id: 1201, zip: '8300', name: { nl: 'Knokke' } } } } },
    ]);
    const one = await sent(site, 1, JPEG, { kind: 'rental', home: '9' });
    const opened = await call<OpenedHome>('openHome', site, { kind: 'rental', home: '9' });
    expect(opened.pictures).toMatchObject([{ name: one }]);
    const done = await call<ActionDone>('publishHome', site, {
      kind: 'rental',
      home: '9',
      mark: opened.mark,
    });
    expect(done.outcome).toBe('done');
  });

  it('stand what somebody saved there that is no list of pictures', async () => {
    const site = await anAgency();
    for (const value of [
      'text',
      7,
      ['a', 7, null, [1]],
      { a: 1 },
      [{ file: 7 }, { file: 'https://x.example/a.jpg' }],
    ]) {
      const { draft } = await open(site);
      await call('saveDraft', site, {
        fields: [{ field: 'estate.pictures', value, seen: draft[0]?.value ?? null }],
      });
      const one = await sent(site, 1);
      expect(await namesOf(site)).toContain(one);
      await arrange(site, one, { before: null });
      await arrange(site, one, { remove: true });
    }
  });
});

describe('two people at one list', () => {
  it('both keep what they send, whoever comes in between', async () => {
    const site = await anAgency();
    // Bo's pictures come in between every two trips of An's.
    let number = 100;
    const names: string[] = [];
    const gated = withGates(directoryOf(env), async () => {
      if (names.length < 6) names.push(await sent(site, ++number, RED_WEBP, { person: 'bo' }));
    });
    const mine = await sent(site, 1, JPEG, { bindings: gated });
    expect((await namesOf(site)).toSorted()).toEqual([...names, mine].toSorted());
  });

  it('a picture that comes before a publication was seen stays in the draft', async () => {
    const site = await anAgency();
    await sent(site, 1);
    const { mark } = await open(site);
    const two = await sent(site, 2, RED_WEBP, { person: 'bo' });
    await expect(call('publishHome', site, { mark })).rejects.toMatchObject({ code: 'changed' });
    expect(await namesOf(site)).toContain(two);
    expect(await namesOnline(site)).toEqual([]);
  });

  it('a person whose right ends while a picture is stored adds nothing', async () => {
    const site = await anAgency();
    let done = false;
    const gated = withGates(directoryOf(env), async (_gate, trip) => {
      if (done || !trip.startsWith('PICTURES.put')) return;
      done = true;
      await prepare(env.DB, {
        sql: "UPDATE staff SET edits_homes = 0 WHERE site_id = ? AND id = 'an'",
        params: [site],
      }).run();
    });
    const { error } = await send(site, 1, JPEG, { bindings: gated });
    expect([done, error?.code]).toEqual([true, 'role_missing']);
    expect(await rowsOf('home_drafts', site)).toEqual([]);
    expect(await rowsOf('assets', site)).toEqual([]);
  });
});

describe('pictures of a record', () => {
  const importWith = async (site: string, pictures: readonly { readonly file: string }[]) => {
    await store(pictureStatements(site, ...pictures.map(({ file }) => file)));
    const { estate } = aHomeRecord(501);
    await importAll(site, [{ estate: { ...estate, pictures } }]);
  };
  const placed = (...files: readonly string[]) => files.map((file, index) => ({ file, index }));

  it('have words and are plans after one was added or moved, where the record has positions', async () => {
    const site = await anAgency();
    await importWith(site, placed('a', 'b'));
    const one = await sent(site, 1);
    await arrange(site, one, { alt: { nl: 'Keuken' }, seen: {}, plan: false });
    await arrange(site, 'b', { before: 'a' });
    await arrange(site, 'b', { alt: { nl: 'Bad' }, seen: {} });
    const plan = { plan: true, alt: { nl: 'Keuken' }, seen: { nl: 'Keuken' } };
    const { name } = await arrange(site, one, plan);
    expect(await namesOf(site)).toEqual(['b', 'a', name]);
    await publish(site);
    expect((await open(site)).pictures.map(({ alt }) => alt)).toEqual([{ nl: 'Bad' }, {}, { nl: 'Keuken' }]);
  });

  it('keep the order of the page when one is added, removed and worded, where positions contradict the list', async () => {
    const site = await anAgency();
    await importWith(site, [
      { file: 'a', index: 2 },
      { file: 'b', index: 1 },
      { file: 'c', index: 3 },
    ] as never);
    const one = await sent(site, 1);
    expect(await namesOf(site)).toEqual(['b', 'a', 'c', one]);
    await arrange(site, 'c', { remove: true });
    await arrange(site, 'a', { alt: { nl: 'Gang' }, seen: {} });
    expect(await namesOf(site)).toEqual(['b', 'a', one]);
    await publish(site);
    expect(await namesOf(site)).toEqual(['b', 'a', one]);
  });

  it('leave no draft when what was added is removed again', async () => {
    const site = await anAgency();
    await importWith(site, placed('a', 'b'));
    await arrange(site, await sent(site, 1), { remove: true });
    expect(await rowsOf('home_drafts', site)).toEqual([]);
  });

  it.each([
    [{ nl: 'Gevel' }, null],
    [{ nl: 'Gevel' }, { nl: 'Voorgevel' }],
  ])('stay without words that were cleared: %j, worded as %j', async (alt, between) => {
    const site = await anAgency();
    await importWith(site, [{ file: 'a', alt }, { file: 'b' }] as never);
    if (between !== null) await arrange(site, 'a', { alt: between, seen: alt });
    await arrange(site, 'a', { alt: {}, seen: between ?? alt });
    const words = async () => (await open(site)).pictures.map((one) => one.alt);
    expect(await words()).toEqual([{}, {}]);
    await publish(site);
    expect(await words()).toEqual([{}, {}]);
  });

  it('come back as a plan when a photograph was removed and is sent again as one, and the other way', async () => {
    const site = await anAgency();
    const shown = async () => (await open(site)).pictures.map(({ name, plan }) => [name, plan]);
    await arrange(site, await sent(site, 1), { remove: true });
    const plan = await sent(site, 1, JPEG, { plan: '1' });
    expect(await shown()).toEqual([[plan, true]]);
    await arrange(site, plan, { remove: true });
    const photo = await sent(site, 1);
    expect(await shown()).toEqual([[photo, false]]);
  });
});
