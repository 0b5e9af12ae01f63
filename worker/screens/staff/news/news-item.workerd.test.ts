/** A form of news: nothing typed is lost, whatever becomes of session, right and content service (decision 184). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import { screens } from '#worker/pages.ts';
import { appBench } from '#worker/testing/app-bench.ts';
import { fakeContent } from '#worker/testing/fake-content.ts';
import { siteDocument } from '#worker/testing/sites.ts';
import { guardOf } from '../session.ts';

const SESSION = 's'.repeat(43);
const ITEM = pathTo('staff-news-item', 'nl', { id: 'news-1' });
const TYPED = 'Een lang bericht over de winter.';
const me = {
  id: '0a1b2c3d4e5f',
  name: 'An Smet',
  email: 'an@agency.test',
  sees: 'all',
  rights: ['site'],
  renewed: false,
};

let made = 0;
function bench() {
  const site = siteDocument(`news-item${++made}`, {
    locales: ['nl', 'fr'],
    settings: { features: ['staff'] },
  });
  const content = fakeContent(site);
  const base = `/sites/${site.id}/staff`;
  content.on(`POST ${base}/pages`, { me, items: [], drafts: [], item: null, draft: null });
  content.on(`POST ${base}/devices`, { me, devices: [] });
  const ASSETS = {
    fetch: async (request: string) =>
      Response.json(STAFF_DICTIONARIES[/staff-(\w\w)\.json$/.exec(request)?.[1] as Locale]),
  } as unknown as Fetcher;
  const { ask } = appBench({ content, screens, bindings: { ASSETS } });
  /** The form as a browser sends it, which says its length. */
  const send = async ({
    cookie = `__Host-gevel=${SESSION}`,
    file,
  }: {
    readonly cookie?: string;
    readonly file?: File;
  } = {}) => {
    const form = new FormData();
    form.set('guard', await guardOf(SESSION));
    form.set('seen', '');
    form.set('publicationDate', '2026-11-20');
    form.set('title.nl', 'Open');
    form.set('body.nl', TYPED);
    if (file !== undefined) form.set('file', file);
    form.set('do', 'publish');
    const encoded = new Response(form);
    const type = encoded.headers.get('Content-Type') ?? '';
    const body = await encoded.arrayBuffer();
    return ask(`https://${site.hostnames[0]}${ITEM}`, {
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
  const refuses = (call: string, status: number, code: string) =>
    content.on(call, () => Response.json({ error: { code, message: 'x', fields: {} } }, { status }));
  return { content, base, send, refuses };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});

describe('what was typed is shown, to be sent again,', () => {
  it('when the session has ended', async () => {
    for (const call of ['pages', 'pages/changes', 'devices'])
      scene.refuses(`POST ${scene.base}/${call}`, 403, 'role_missing');
    const answer = await scene.send();
    expect([answer.status, answer.headers.get('Location')]).toEqual([401, null]);
    expect(await answer.text()).toContain(`value="${TYPED}"`);
  });

  it.each([
    ['has ended', 403, 'role_missing', 401, words.written.filesAfter],
    ['cannot be asked', 503, 'unavailable', 503, words.written.fileAgain.replace('{{file}}', 'zee.jpg')],
  ])('when the session %s, with a photo of megabytes, which is asked for again', async (_what, ...rest) => {
    const [refusal, code, status, said] = rest;
    for (const call of ['pages', 'pages/changes', 'devices'])
      scene.refuses(`POST ${scene.base}/${call}`, refusal, code);
    const file = new File([new Uint8Array(3_000_000).fill(7)], 'zee.jpg', { type: 'image/jpeg' });
    const answer = await scene.send({ file });
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain(`value="${TYPED}"`);
    expect(html).toContain(said);
  });

  it('when the person has signed out in another window', async () => {
    const answer = await scene.send({ cookie: '' });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain(`value="${TYPED}"`);
  });

  it('when nothing answers', async () => {
    scene.refuses(`POST ${scene.base}/pages/changes`, 503, 'unavailable');
    const answer = await scene.send();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(`value="${TYPED}"`);
  });
});

it('a person whose right was withdrawn sends a picture, and stays signed in', async () => {
  scene.content.on(`POST ${scene.base}/pages`, () =>
    Response.json({ error: { code: 'role_missing', message: 'x', fields: {} } }, { status: 403 }),
  );
  const file = new File(['x'], 'a.webp', { type: 'image/webp' });
  const key = '2d711642b726b04401627ca9fbac32f5';
  scene.refuses(`PUT ${scene.base}/site/pictures/${key}`, 403, 'role_missing');
  const answer = await scene.send({ file });
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([403, null]);
  expect(await answer.text()).toContain(words.news.noRightText);
});
