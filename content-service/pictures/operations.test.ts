import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureStatements, siteStatements } from '../intake/index.ts';
import { answerOf, get, publicPost, putBytes } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { AVIF, BLUE_WEBP, hashOf, JPEG, PNG, RED_WEBP, SVG } from '../testing/pictures.ts';
import { store } from '../testing/store.ts';

const SITE = 'painted';
const OTHER = 'unpainted';

beforeAll(() => store(siteStatements(aSite(SITE)), siteStatements(aSite(OTHER))));

const at = (hash: string, site = SITE) => `/sites/${site}/picture-files/${hash}`;
const upload = async (bytes: Uint8Array, headers?: Record<string, string>) =>
  answerOf(await putBytes(at(await hashOf(bytes)), bytes, headers));
const text = (words: string) => new TextEncoder().encode(words);
const missing = async (hashes: readonly string[], site = SITE) =>
  answerOf(await publicPost(`/sites/${site}/picture-files/missing`, { hashes }));
const rows = async (hash: string) =>
  (await env.DB.prepare('SELECT * FROM picture_files WHERE hash = ?').bind(hash).all()).results;

describe('PUT …/picture-files/{sha256}', () => {
  it.each([
    ['image/webp', RED_WEBP],
    ['image/avif', AVIF],
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/svg+xml', SVG],
  ] as const)('keeps %s, and reads kind and pixels from its bytes', async (contentType, bytes) => {
    const hash = await hashOf(bytes);
    // Independent of the caller's content type.
    const answer = await upload(bytes, { 'Content-Type': 'text/html' });
    expect(answer).toEqual({
      status: 200,
      body: { hash, contentType, width: 60, height: 40, bytes: bytes.byteLength },
    });
    const stored = await env.PICTURES.get(`${SITE}/${hash}`);
    expect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
    expect(stored?.httpMetadata?.contentType).toBe(contentType);
  });

  it('gives the same answer to a repeated upload, without a second write', async () => {
    const first = await upload(BLUE_WEBP);
    const key = `${SITE}/${await hashOf(BLUE_WEBP)}`;
    const written = (await env.PICTURES.head(key))?.uploaded;
    const before = await rows(await hashOf(BLUE_WEBP));
    expect(await upload(BLUE_WEBP)).toEqual(first);
    expect((await env.PICTURES.head(key))?.uploaded).toEqual(written);
    expect(await rows(await hashOf(BLUE_WEBP))).toEqual(before);
  });

  it('refuses bytes of another hash, and stores nothing', async () => {
    const hash = 'a'.repeat(64);
    expect(await answerOf(await putBytes(at(hash), RED_WEBP))).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fields: { sha256: 'not the SHA-256 of the bytes' } } },
    });
    expect(await rows(hash)).toEqual([]);
    expect(await env.PICTURES.head(`${SITE}/${hash}`)).toBeNull();
  });

  it.each([
    ['text', text('<!doctype html><script>alert(1)</script>'), /not a picture that is taken/],
    ['nothing', text(''), /not a picture that is taken/],
    ['a GIF', text('GIF89a\u0001\u0000\u0001\u0000'), /not a picture that is taken/],
    ['a half', RED_WEBP.slice(0, 60), /broken or cut off/],
    ['a picture with something behind it', new Uint8Array([...PNG, 1, 2, 3]), /broken or cut off/],
    ['a script', text('<svg viewBox="0 0 9 9"><script/></svg>'), /a script/],
    ['a large drawing', text(`<svg viewBox="0 0 9 9">${'<g/>'.repeat(20_000)}</svg>`), /more than 64 KB/],
  ])('refuses %s, and says why', async (_what, bytes, why) => {
    expect(await upload(bytes)).toMatchObject({
      status: 422,
      body: { error: { code: 'picture_refused', fields: { body: expect.stringMatching(why) } } },
    });
    expect(await rows(await hashOf(bytes))).toEqual([]);
  });

  it('refuses a body over 10 MB', async () => {
    const { status, body } = await upload(new Uint8Array(10 * 1024 * 1024 + 1));
    expect([status, body]).toEqual([413, { error: expect.objectContaining({ code: 'body_too_large' }) }]);
  });

  it.each(['A'.repeat(64), 'abc', '..%2Fx', `${'a'.repeat(64)}.webp`])(
    'refuses the name %s',
    async (name) => {
      expect((await putBytes(at(name), RED_WEBP)).status).toBe(400);
    },
  );

  it('answers 404 for an unknown site', async () => {
    expect((await putBytes(at(await hashOf(PNG), 'nosuchsite'), PNG)).status).toBe(404);
    expect(await env.PICTURES.head(`nosuchsite/${await hashOf(PNG)}`)).toBeNull();
  });

  it('asks to retry while an unused copy is being deleted', async () => {
    const bytes = text('<svg width="8" height="8"/>');
    const hash = await hashOf(bytes);
    await upload(bytes);
    await env.DB.prepare("UPDATE picture_files SET swept_at = 'now' WHERE hash = ?").bind(hash).run();
    expect(await missing([hash])).toEqual({ status: 200, body: { missing: [hash] } });
    expect((await upload(bytes)).status).toBe(503);
  });
});

describe('POST …/picture-files/missing', () => {
  it('lists each file that this site lacks once', async () => {
    const [red, none] = [await hashOf(RED_WEBP), 'b'.repeat(64)];
    await upload(RED_WEBP);
    expect(await missing([red, none, none])).toEqual({ status: 200, body: { missing: [none] } });
    expect(await missing([red], OTHER)).toEqual({ status: 200, body: { missing: [red] } });
    expect(await missing([])).toEqual({ status: 200, body: { missing: [] } });
  });

  it('lists a file whose row is there and whose bytes are not, and takes it again', async () => {
    const hash = await hashOf(RED_WEBP);
    const others = Array.from({ length: 1005 }, (_, n) => n.toString(16).padStart(64, '0'));
    await upload(RED_WEBP);
    await Promise.all(others.map((one) => env.PICTURES.put(`${SITE}/${one}`, '')));
    expect((await missing([hash])).body).toEqual({ missing: [] });
    expect((await missing([others[0] ?? '', hash])).body).toEqual({ missing: [others[0]] });
    for (const lose of [
      () => env.PICTURES.delete(`${SITE}/${hash}`),
      () => env.PICTURES.put(`${SITE}/${hash}`, RED_WEBP.slice(1)),
    ]) {
      await lose();
      expect((await missing([hash])).body).toEqual({ missing: [hash] });
      expect((await upload(RED_WEBP)).status).toBe(200);
      expect((await env.PICTURES.head(`${SITE}/${hash}`))?.size).toBe(RED_WEBP.byteLength);
      expect((await missing([hash])).body).toEqual({ missing: [] });
    }
    await env.PICTURES.delete(others.slice(0, 1000).map((one) => `${SITE}/${one}`));
    await env.PICTURES.delete(others.slice(1000).map((one) => `${SITE}/${one}`));
  });

  it('accepts up to a thousand hashes', async () => {
    const many = Array.from({ length: 1001 }, (_, n) => n.toString(16).padStart(64, '0'));
    expect((await missing(many.slice(1))).status).toBe(200);
    expect((await missing(many)).status).toBe(400);
  });

  it('keeps the files that it reports as present for another day', async () => {
    const hash = await hashOf(RED_WEBP);
    const longAgo = '2020-01-01T00:00:00.000Z';
    await env.DB.prepare('UPDATE picture_files SET unused_since = ? WHERE hash = ?')
      .bind(longAgo, hash)
      .run();
    await missing([hash]);
    const [row] = await rows(hash);
    expect(String(row?.unused_since) > longAgo).toBe(true);
  });

  it('answers 404 for an unknown site', async () => {
    expect((await missing([], 'nosuchsite')).status).toBe(404);
  });
});

describe('a picture of uploaded files', () => {
  const address = async (name: string, query = '') => {
    const response = await get(`/sites/${SITE}/assets/${name}${query}`);
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };

  it('is served with the type of its bytes, and a drawing in a sandbox', async () => {
    for (const [name, bytes, type] of [
      ['house', JPEG, 'image/jpeg'],
      ['icon', SVG, 'image/svg+xml'],
    ] as const) {
      await upload(bytes);
      await store(pictureStatements(SITE, { name, sizes: [{ width: 60, file: await hashOf(bytes) }] }));
      expect(await address(name)).toEqual({ status: 200, type, bytes });
    }
    const icon = await get(`/sites/${SITE}/assets/icon`);
    expect(icon.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    await icon.body?.cancel();
  });
});
