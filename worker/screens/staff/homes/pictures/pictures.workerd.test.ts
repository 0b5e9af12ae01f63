/** Pictures of a home, sent with and without the script, and arranged (decision 157). */
import { describe, expect, it } from 'vitest';
import type { WrittenPicture } from '#wire/written-homes.ts';
import { OWN } from '#worker/testing/send-form.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { guardOf } from '../../session.ts';
import { COOKIE, noRight, SESSION } from '../../testing/desk-bench.ts';
import { homeBench, typed } from '../testing/home-bench.ts';

const KEY = 'a'.repeat(32);
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);
const pictures: WrittenPicture[] = [
  { name: 'one', hash: '9f2c4be07d1a', plan: false, alt: { nl: 'Keuken' } },
  { name: 'two', hash: '9f2c4be07d1b', plan: false, alt: {} },
  { name: 'three', hash: '9f2c4be07d1c', plan: true, alt: {} },
];
const done = { name: 'one', pictures: 3 };

function bench() {
  const scene = homeBench({ pictures });
  const path = scene.screen('staff-home-pictures');
  const { site, content, ask } = scene;
  const put = `PUT /sites/${site.id}/staff/home/pictures/`;
  content.on(`POST /sites/${site.id}/staff/home/pictures`, done);
  const sent = () => content.requests.filter(({ method }) => method === 'PUT');
  const script = async (headers: Record<string, string> = {}, body: BodyInit = JPEG, key = KEY) =>
    ask(`${path}?key=${key}`, {
      method: 'POST',
      headers: {
        ...OWN,
        Cookie: COOKIE,
        'Content-Type': 'image/jpeg',
        'X-Guard': await guardOf(SESSION),
        ...headers,
      },
      body,
    });
  const form = async (files: readonly File[], fields: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ guard: await guardOf(SESSION), ...fields }))
      body.append(name, value);
    for (const file of files) body.append('picture', file);
    return ask(path, { method: 'POST', headers: { ...OWN, Cookie: COOKIE }, body });
  };
  const refuse = (key: string, why: string) =>
    content.on(`${put}${key}`, refusal(422, 'picture_refused', { picture: why }));
  return { ...scene, path, put, sent, script, form, refuse };
}

const textOf = async (answer: Promise<Response>) =>
  (await (await answer).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the page', () => {
  it('has each picture with its words, its place and what can be done', async () => {
    const { show, path } = bench();
    const page = await (await show(path)).text();
    expect(page).toContain('aria-label="Naar achteren: Keuken"');
    expect(page).toContain('Hoofdfoto');
    expect(page).toMatch(/Plan ·\sNog geen woorden/);
    expect(page).toContain('/media/400/one.webp?v=9f2c4be07d1a');
    // The first one is moved behind the second: before the third.
    expect(page).toMatch(
      /value="\[&quot;one&quot;,&quot;three&quot;\]"[^>]*aria-label="Naar achteren: Keuken"/,
    );
    expect(page).toContain('Woonkamer, appartement');
    expect(page).toContain('Living room, apartment');
  });

  it('shows them on the page of the home, and is plain without the right', async () => {
    const { show, screen } = bench();
    expect(await textOf(show(screen('staff-home')))).toContain('3 foto’s');
    const reading = homeBench({
      pictures,
      me: { id: 'a', name: 'A', email: 'a@x.be', sees: 'all', rights: [], renewed: false },
    });
    const page = await (await reading.show(reading.screen('staff-home-pictures'))).text();
    expect(page).toContain('Keuken');
    expect(page).not.toContain('type="file"');
    expect(page).not.toContain('name="move"');
  });
});

it('pictures are named in what goes out, in their order', async () => {
  const value = [{ file: 'two', alt: { nl: 'Keuken' } }, { file: 'one' }];
  const scene = homeBench({ pictures, draft: [typed('estate.pictures', value, [{ file: 'one' }])] });
  const text = await textOf(scene.show(scene.screen('staff-home-publish')));
  expect(text).toContain('2 foto’s: Keuken, Foto 2');
  expect(text).toContain('1 foto: Foto 1');
  expect(text).not.toContain('estate.pictures');
});

describe('a picture that the script sends', () => {
  it('goes on with its session in a header, and its key in the address', async () => {
    const { script, content, put, sent } = bench();
    content.on(`${put}${KEY}`, done);
    const answer = await script();
    expect([answer.status, await answer.json()]).toEqual([200, { why: null }]);
    const [request] = sent();
    expect(new URL(request?.url ?? '').search).toBe('?kind=estate&home=501');
    expect(request?.headers.get('X-STAFF-SESSION')).toBe(SESSION);
    expect(request?.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(await request?.bytes()).toEqual(JPEG);
  });

  it('is answered with the reason, and asked for again when nothing answers', async () => {
    const { script, refuse, content } = bench();
    refuse(KEY, 'moving');
    const refused = await script();
    expect([refused.status, await refused.json()]).toEqual([422, { why: 'moving' }]);
    content.breaks('lost');
    const lost = await script();
    expect([lost.status, await lost.json()]).toEqual([503, { why: 'line' }]);
  });

  it.each([
    ['another page’s token', { 'X-Guard': 'x' }, 403, 'out'],
    ['no session', { Cookie: '' }, 401, 'out'],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403, 'out'],
  ])('is refused with %s', async (_what, headers, status, why) => {
    const { script, sent } = bench();
    const answer = await script(headers);
    expect([answer.status, await answer.json(), sent()]).toEqual([status, { why }, []]);
  });

  it('is kept by nobody of whom a cookie alone is known: no memory for its bytes, script or form', async () => {
    const { script, form, sent, answers } = bench();
    answers(['devices'], noRight);
    const large = new Uint8Array(33 * 1024 * 1024);
    const answer = await script({}, large);
    expect([answer.status, await answer.json()]).toEqual([403, { why: 'out' }]);
    const posted = await form([new File([large], 'a.jpg', { type: 'image/jpeg' })]);
    expect([posted.status, posted.headers.get('Location')]).toEqual([303, '/nl/kantoor/aanmelden']);
    expect(sent()).toEqual([]);
  });

  it('is refused by its size, and without a key', async () => {
    const { script, sent } = bench();
    const large = await script({}, new Uint8Array(20 * 1024 * 1024 + 1));
    expect([large.status, await large.json()]).toEqual([413, { why: 'bytes' }]);
    expect((await script({}, JPEG, 'x')).status).toBe(400);
    expect(sent()).toEqual([]);
  });
});

describe('without the script', () => {
  it('several are sent one after the other, and the same file is the same picture', async () => {
    const scene = bench();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', JPEG));
    const key = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    scene.content.on(`${scene.put}${key}`, done);
    const file = () => new File([JPEG], 'keuken.jpg', { type: 'image/jpeg' });
    const answer = await scene.form([file(), file()], { plan: '1' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${scene.path}?done=sent`]);
    expect(scene.sent().map(({ url }) => new URL(url).search)).toEqual([
      '?kind=estate&home=501&plan=1',
      '?kind=estate&home=501&plan=1',
    ]);
  });

  it('says of each that is not taken why, and what to do', async () => {
    const scene = bench();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', JPEG));
    scene.refuse(
      [...digest.subarray(0, 16)].map((one) => one.toString(16).padStart(2, '0')).join(''),
      'heic',
    );
    const answer = scene.form([new File([JPEG], 'IMG_1.HEIC')]);
    expect(await textOf(answer)).toMatch(/1 foto ging niet mee.*IMG_1\.HEIC: HEIC lezen browsers niet/);
    expect((await scene.form([])).status).toBe(422);
    expect(await textOf(scene.form([]))).toContain('Kies eerst een foto');
    expect(await textOf(scene.form([], { guard: 'x' }))).toContain('Dat lazen we niet');
  });

  it('refuses sixty megabytes with the page, and sends nothing', async () => {
    const scene = bench();
    const answer = await scene.form([new File([new Uint8Array(60 * 1024 * 1024)], 'panorama.jpg')]);
    expect(answer.status).toBe(422);
    expect(await textOf(Promise.resolve(answer))).toContain('Samen zijn deze foto’s te groot');
    expect(scene.sent()).toEqual([]);
  });

  it('moves, removes and words a picture, with words proposed for a room', async () => {
    const { send, path, bodies } = bench();
    const answer = await send({ move: '["one","three"]' }, path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?done=moved`]);
    await send({ move: '["one",null]' }, path);
    await send({ name: 'one', remove: '1' }, path);
    await send({ name: 'two', seen: '{}', room: 'kitchen', 'alt.nl': 'Open keuken', 'alt.fr': '' }, path);
    expect((await bodies('pictures')).map(({ what }) => what)).toEqual([
      { before: 'three' },
      { before: null },
      { remove: true },
      {
        plan: false,
        alt: {
          nl: 'Open keuken',
          fr: 'Cuisine, appartement',
          en: 'Kitchen, apartment',
          de: expect.stringMatching(/^Küche, \p{Lu}/u),
        },
        seen: {},
      },
    ]);
  });

  it('keeps typed words that another person has changed meanwhile, beside theirs', async () => {
    const { send, path, content, site } = bench();
    content.on(`POST /sites/${site.id}/staff/home/pictures`, refusal(409, 'changed'));
    const answer = await send({ name: 'one', seen: '{}', 'alt.nl': 'Zithoek' }, path);
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain('>Zithoek</textarea>');
    expect(page).toContain('intussen schreef: Keuken');
  });

  it.each([[{ name: 'one', seen: 'x' }], [{ name: 'one', seen: '7' }], [{ move: 'one' }], [{}]])(
    'is told when a form cannot be read: %o',
    async (fields) => {
      const { send, path, bodies } = bench();
      expect((await send(fields as Record<string, string>, path)).status).toBe(422);
      expect(await bodies('pictures')).toEqual([]);
    },
  );
});
