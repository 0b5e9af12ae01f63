/** A form of news: nothing typed is lost, whatever becomes of session, right and content service (decision 184). */
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { guardOf } from '../session.ts';
import { COOKIE, deskBench, noRight, SESSION } from '../testing/desk-bench.ts';
import { meWith } from '../testing/me.ts';

const ITEM = pathTo('staff-news-item', 'nl', { id: 'news-1' });
const TYPED = 'Een lang bericht over de winter.';
const me = meWith('site');

function bench() {
  const { ask, answers, content, base } = deskBench(me);
  answers(['pages'], { me, items: [], drafts: [], item: null, draft: null });
  /** The form as a browser sends it, which says its length. */
  const send = async ({
    cookie = COOKIE,
    file,
    typed = {},
  }: {
    readonly cookie?: string;
    readonly file?: File;
    readonly typed?: Readonly<Record<string, string>>;
  } = {}) => {
    const form = new FormData();
    form.set('guard', await guardOf(SESSION));
    form.set('seen', '');
    form.set('publicationDate', '2026-11-20');
    form.set('title.nl', 'Open');
    form.set('body.nl', TYPED);
    for (const [name, text] of Object.entries(typed)) form.set(name, text);
    if (file !== undefined) form.set('file', file);
    form.set('do', 'publish');
    const encoded = new Response(form);
    const type = encoded.headers.get('Content-Type') ?? '';
    const body = await encoded.arrayBuffer();
    return ask(ITEM, {
      method: 'POST',
      body,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': type,
        'Content-Length': String(body.byteLength),
        ...(cookie === '' ? {} : { Cookie: cookie }),
      },
    });
  };
  return { answers, content, base, send };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});

describe('what was typed is shown, to be sent again,', () => {
  it('when the session has ended', async () => {
    scene.answers(['pages', 'pages/changes', 'devices'], noRight);
    const answer = await scene.send();
    expect([answer.status, answer.headers.get('Location')]).toEqual([401, null]);
    expect(await answer.text()).toContain(`value="${TYPED}"`);
  });

  it.each([
    ['has ended', noRight, 401, words.written.filesAfter],
    [
      'cannot be asked',
      refusal(503, 'unavailable'),
      503,
      words.written.fileAgain.replace('{{file}}', 'zee.jpg'),
    ],
  ])(
    'when the session %s, with a photo of megabytes, which is asked for again',
    async (_what, answers, status, said) => {
      scene.answers(['pages', 'pages/changes', 'devices'], answers);
      const file = new File([new Uint8Array(3_000_000).fill(7)], 'zee.jpg', { type: 'image/jpeg' });
      const answer = await scene.send({ file });
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain(`value="${TYPED}"`);
      expect(html).toContain(said);
    },
  );

  it('when the person has signed out in another window', async () => {
    const answer = await scene.send({ cookie: '' });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain(`value="${TYPED}"`);
  });

  it('when nothing answers', async () => {
    scene.answers(['pages/changes'], refusal(503, 'unavailable'));
    const answer = await scene.send();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(`value="${TYPED}"`);
  });
});

it('a person whose right was withdrawn sends a picture, and stays signed in', async () => {
  scene.answers(['pages'], noRight);
  const file = new File(['x'], 'a.webp', { type: 'image/webp' });
  const key = '2d711642b726b04401627ca9fbac32f5';
  scene.content.on(`PUT ${scene.base}/site/pictures/${key}`, noRight);
  const answer = await scene.send({ file });
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([403, null]);
  expect(await answer.text()).toContain(words.news.noRightText);
});

describe('what is refused is said in the house’s words, beside its field:', () => {
  const besideIn = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/id="([^"]+)-wrong"><svg.*?<\/svg>([^<]*)/gs)].map(([, name, said]) => [name, said]),
    );
  const { wrong } = words.news;

  it.each([
    ['0026-11-20', '', { publicationDate: wrong.day }],
    ['20226-11-20', '', { publicationDate: wrong.day }],
    ['2026-11-20', '0202-01-01', { shownUntil: wrong.day }],
    ['2026-11-20', '2026-11-01', { shownUntil: wrong.shownUntil }],
  ])('days from %s to %s', async (publicationDate, shownUntil, beside) => {
    const answer = await scene.send({ typed: { publicationDate, shownUntil } });
    expect([answer.status, besideIn(await answer.text())]).toEqual([422, beside]);
  });

  it('what the content service refuses', async () => {
    scene.answers(
      ['pages/changes'],
      refusal(422, 'refused', {
        'hero.file': 'the site has no picture of this name; send pictures before the records that show them',
        'sections[0].body.nl': 'at most 40000 characters expected',
        publicationDate: 'day',
      }),
    );
    const html = await (await scene.send()).text();
    expect(besideIn(html)).toEqual({
      file: wrong.picture,
      'body.nl': wrong.other,
      publicationDate: wrong.day,
    });
    expect(html).not.toContain('expected');
  });
});
