import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { pictureHash } from '../platform/picture-hashes.ts';
import { assetStatements } from '../testing/assets.ts';
import { answerOf, get } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

const hashOf = (version: string) => `abcdef12${version.slice(1).padStart(8, '0')}`;
/** The hash of `villa` with its two stored sizes. */
const VILLA = pictureHash(`w1600:${hashOf('w1600')} w400:${hashOf('w400')}`);

const aPicture = async (name: string, version: `w${number}`, contentType = 'image/webp') => {
  const r2Key = `coast/${name}/${version}`;
  const bytes = new TextEncoder().encode(`${name} ${version}`);
  await env.PICTURES.put(r2Key, bytes);
  await store(
    assetStatements('coast', {
      name,
      version,
      r2Key,
      hash: hashOf(version),
      contentType,
      width: Number(version.slice(1)),
      height: 300,
      bytes: bytes.length,
    }),
  );
};

beforeAll(async () => {
  await store(siteStatements(aSite('coast')), siteStatements(aSite('other')));
  await aPicture('villa', 'w400');
  await aPicture('villa', 'w1600');
  await aPicture('page', 'w400', 'text/html');
  await aPicture('icon', 'w24', 'image/svg+xml');
  await aPicture('lost', 'w400');
  await env.PICTURES.delete('coast/lost/w400');
});

const asset = (path: string, headers?: Record<string, string>) => get(`/sites/coast/assets/${path}`, headers);

describe('GET …/assets/{name}', () => {
  it.each([
    ['the size asked for', 'villa?version=w400', 'villa w400', 'max-age=86400'],
    ['the next larger where it is missing', 'villa?version=w800', 'villa w1600', 'max-age=86400'],
    ['the largest where none is larger', 'villa?version=w2400', 'villa w1600', 'max-age=86400'],
    ['the largest when no size is asked for', 'villa', 'villa w1600', 'max-age=86400'],
    ['empty parameters like absent ones', 'villa?version=&hash=', 'villa w1600', 'max-age=86400'],
    ['the present hash in any size', `villa?version=w400&hash=${VILLA}`, 'villa w400', 'immutable'],
    ['it in capitals', `villa?version=w1600&hash=${VILLA.toUpperCase()}`, 'villa w1600', 'immutable'],
    [
      'it in a size that another stands in for',
      `villa?version=w800&hash=${VILLA}`,
      'villa w1600',
      'immutable',
    ],
    ['the hash of a size', `villa?version=w400&hash=${hashOf('w400')}`, 'villa w400', 'max-age=86400'],
    ['another hash, but not for ever', 'villa?version=w400&hash=00000000', 'villa w400', 'max-age=86400'],
  ])('answers %s', async (_what, path, text, caching) => {
    const response = await asset(path);
    expect(response.status).toBe(200);
    expect(new TextDecoder().decode(await response.arrayBuffer())).toBe(text);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Content-Length')).toBe(String(text.length));
    expect(response.headers.get('Cache-Control')).toContain(caching);
  });

  it('serves neither bytes nor 304 for a deleted picture', async () => {
    await aPicture('passing', 'w400');
    const hash = pictureHash(`w400:${hashOf('w400')}`);
    const address = `passing?version=w400&hash=${hash}`;
    const { status, headers } = await asset(address);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    await env.DB.prepare("DELETE FROM assets WHERE name = 'passing'").run();
    expect((await asset(address, { 'If-None-Match': '*' })).status).toBe(404);
  });

  it.each([
    ['its tag', `"${hashOf('w400')}"`],
    ['its tag, weak and among others', `"other", W/"${hashOf('w400')}"`],
    ['any', '*'],
  ])('answers 304 to %s', async (_what, tag) => {
    const response = await asset('villa?version=w400', { 'If-None-Match': tag });
    expect(response.status).toBe(304);
    expect(response.body).toBeNull();
    expect(response.headers.get('ETag')).toBe(`"${hashOf('w400')}"`);
  });

  it('has the request id like every answer', async () => {
    const response = await asset('villa', { 'X-Request-ID': 'req-7' });
    expect(response.headers.get('X-Request-ID')).toBe('req-7');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  });

  it('serves the picture for another ETag', async () => {
    expect((await asset('villa?version=w400', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('serves no type that a browser would execute', async () => {
    const { headers } = await asset('page');
    expect(headers.get('Content-Type')).toBe('application/octet-stream');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  });

  it('serves a drawing in a sandbox, where it can neither execute nor load anything', async () => {
    for (const query of ['', '?version=w24', '?version=w800']) {
      const response = await asset(`icon${query}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
      expect(await response.text()).toBe('icon w24');
    }
  });

  it('answers 503, not 404, for a picture that is known but cannot be read', async () => {
    expect(await answerOf(await asset('lost'))).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    });
  });

  it.each([
    ['version=800', 'version'],
    ['version=w0', 'version'],
    ['version=w99999999', 'version'],
    ['hash=xyz', 'hash'],
    ['size=3', 'size'],
  ])('names the field of ?%s', async (query, field) => {
    expect(await answerOf(await asset(`villa?${query}`))).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: expect.any(String) } } },
    });
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/assets/${id}`, headers),
    site: 'coast',
    id: 'villa',
    foreignSite: 'other',
  });
});
