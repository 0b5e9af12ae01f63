import { describe, expect, it } from 'vitest';
import { appBench } from '../../testing/app-bench.ts';
import { encodeText } from './base64url.ts';
import { pictureResponse } from './picture-response.ts';
import { qrHref } from './qr-address.ts';
import { qrDrawing } from './qr-path.ts';

const webp = (text = 'bytes') =>
  new Response(text, { headers: { 'Content-Type': 'image/webp', ETag: '"e1"' } });

/** Bytes as text; `text()` on a picture makes the runtime warn. */
const read = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer());

describe('/media/{width}/{name}.webp', () => {
  it('streams the asset in its width, with a lifetime of a day, and caches it at the edge', async () => {
    const { ask, content, sites } = appBench();
    const path = `/sites/${sites.a.id}/assets/villa-1`;
    content.on(`GET ${path}`, () => webp());
    for (let visit = 0; visit < 2; visit++) {
      const response = await ask('/media/800/villa-1.webp');
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/webp');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
      expect(await read(response)).toBe('bytes');
    }
    expect(content.calls.filter((call) => call.includes('assets'))).toEqual([`GET ${path}?version=w800`]);
  });

  it.each([
    [
      'that the content service knows',
      'abcdef12',
      'public, max-age=31536000, immutable',
      'public, max-age=31536000, immutable',
    ],
    ['that is outdated', '00000000', 'public, max-age=86400', 'public, max-age=86400'],
    ['that is none', 'junk', 'public, max-age=31536000, immutable', 'public, max-age=86400'],
  ])('with a hash in its address %s', async (_what, hash, said, sent) => {
    const { ask, content, sites } = appBench();
    const path = `/sites/${sites.a.id}/assets/villa-1`;
    content.on(
      `GET ${path}`,
      () =>
        new Response('x', { headers: { 'Content-Type': 'image/webp', ETag: '"e"', 'Cache-Control': said } }),
    );
    for (let visit = 0; visit < 2; visit++) {
      const response = await ask(`/media/800/villa-1.webp?v=${hash}&junk=${visit}`);
      expect(response.headers.get('Cache-Control')).toBe(sent);
      await response.body?.cancel();
    }
    expect(content.calls.filter((call) => call.includes('assets'))).toHaveLength(1);
  });

  const purged = async ({ ask, sites }: ReturnType<typeof appBench>) => {
    const purge = { method: 'POST', headers: { Authorization: 'Bearer secret' } };
    expect((await ask(`https://${sites.a.id}.test/_ops/purge`, purge)).status).toBe(200);
  };

  it('after a purge shows a replaced picture, and is not found when it was removed', async () => {
    const bench = appBench({ bindings: { OPS_SECRET: 'secret' } });
    const { ask, content, sites } = bench;
    const path = `GET /sites/${sites.a.id}/assets/x`;
    content.on(path, () => webp('first'));
    await ask('/media/400/x.webp');
    content.on(path, () => webp('second'));
    expect(await read(await ask('/media/400/x.webp'))).toBe('first');
    await purged(bench);
    expect(await read(await ask('/media/400/x.webp'))).toBe('second');
    content.on(path, () => new Response('', { status: 404 }));
    await purged(bench);
    expect((await ask('/media/400/x.webp')).status).toBe(404);
    content.breaks('lost');
    expect((await ask('/media/400/x.webp')).status).toBe(503);
  });

  it.each(['lost', 'error', 'hangs'] as const)(
    'is still served after a purge while the service is %s',
    async (how) => {
      const bench = appBench({ bindings: { OPS_SECRET: 'secret' }, contentTimeoutMs: 1_000 });
      const { ask, content, sites } = bench;
      content.on(`GET /sites/${sites.a.id}/assets/x`, () => webp('first'));
      await ask('/nl/aanbod');
      await ask('/media/400/x.webp');
      await purged(bench);
      content.breaks(how);
      expect(await read(await ask('/media/400/x.webp'))).toBe('first');
    },
  );

  it('answers 304 when the browser’s copy is current', async () => {
    const { ask, content, sites } = appBench();
    content.on(`GET /sites/${sites.a.id}/assets/x`, () => webp());
    expect((await ask('/media/400/x.webp', { headers: { 'If-None-Match': '"e1"' } })).status).toBe(304);
  });

  it('never shows one site’s picture on another', async () => {
    const { ask, content, sites } = appBench();
    content.on(`GET /sites/${sites.a.id}/assets/x`, () => webp('of a'));
    content.on(`GET /sites/${sites.b.id}/assets/x`, () => webp('of b'));
    expect(await read(await ask('/media/400/x.webp'))).toBe('of a');
    expect(await read(await ask(`https://${sites.b.id}.test/media/400/x.webp`))).toBe('of b');
  });

  it.each([
    '/media/500/x.webp',
    '/media/0400/x.webp',
    '/media/400/x.png',
    '/media/400/x.svg.webp',
    '/media/400/..%2fx.webp',
    `/media/400/${'x'.repeat(10_000)}.webp`,
    '/media/400/',
    '/media',
  ])('%.30s is not found, without a call', async (path) => {
    const { ask, content } = appBench();
    expect((await ask(path)).status).toBe(404);
    expect(content.calls.filter((call) => call.includes('assets'))).toEqual([]);
  });

  it('does not cache a failure', async () => {
    const { ask, content, sites } = appBench();
    expect((await ask('/media/400/x.webp')).status).toBe(404);
    content.on(`GET /sites/${sites.a.id}/assets/x`, () => new Response('no', { status: 500 }));
    const failed = await ask('/media/400/x.webp');
    expect([failed.status, failed.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    content.on(`GET /sites/${sites.a.id}/assets/x`, () => webp());
    expect((await ask('/media/400/x.webp')).status).toBe(200);
  });

  it.each(['image/svg+xml', 'text/html', ''])('refuses the content type "%s"', async (type) => {
    const { ask, content, sites } = appBench();
    content.on(
      `GET /sites/${sites.a.id}/assets/x`,
      () => new Response('<svg/>', { headers: { 'Content-Type': type } }),
    );
    expect((await ask('/media/400/x.webp')).status).toBe(404);
  });
});

describe('/media/social/{name}.jpg', () => {
  const cut = () => new Response('cut', { headers: { 'Content-Type': 'image/jpeg' } });

  it('serves the JPEG for mails and link previews', async () => {
    const { ask, content, sites } = appBench();
    content.on(`GET /sites/${sites.a.id}/assets/villa-1`, (_request: Request, url: URL) =>
      url.searchParams.get('version') === 'social' ? cut() : webp(),
    );
    const response = await ask('/media/social/villa-1.jpg');
    expect([response.headers.get('Content-Type'), await read(response)]).toEqual(['image/jpeg', 'cut']);
  });

  it('falls back to a small version, because wide ones may have a format that few programs support', async () => {
    const { ask, content, sites } = appBench();
    content.on(`GET /sites/${sites.a.id}/assets/villa-1`, (_request: Request, url: URL) =>
      url.searchParams.get('version') === 'social' ? new Response('', { status: 404 }) : webp(),
    );
    const response = await ask('/media/social/villa-1.jpg');
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(content.calls.at(-1)).toContain('version=w800');
  });
});

describe('/media/proxy/{width}/{address}', () => {
  const jpeg = () =>
    new Response('jpeg', { headers: { 'Content-Type': 'image/jpeg; x=y', 'Set-Cookie': 'a=b' } });
  const at = (address: string) => `/media/proxy/1600/${encodeText(address)}`;

  function proxy(answer: (url: URL) => Response | Promise<Response>) {
    const asked: Request[] = [];
    const bench = appBench({
      bindings: { MEDIA_HOSTS: 'cdn.example  Other.Example' },
      fetchPicture: async (request) => {
        asked.push(request);
        return answer(new URL(request.url));
      },
    });
    return { ...bench, asked };
  }

  it('forwards a picture of an allowed host, without any other headers', async () => {
    const { ask, asked } = proxy(jpeg);
    const headers = { Cookie: 'secret=1', Authorization: 'Bearer x' };
    const response = await ask(at('https://cdn.example/a.jpg'), { headers });
    expect(await read(response)).toBe('jpeg');
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.has('Set-Cookie')).toBe(false);
    expect([...(asked[0]?.headers.keys() ?? [])]).toEqual(['accept']);
    await ask(at('https://cdn.example/a.jpg'));
    expect(asked.length).toBe(1);
  });

  it('forwards pictures of hosts that this agency allows, but not of other agencies’ hosts', async () => {
    const { ask, asked, content, sites } = proxy(jpeg);
    const settings = { ...sites.a.settings, pictureHosts: ['Pictures.Agency.example', `${sites.a.id}.test`] };
    content.on(`GET /sites/by-hostname/${sites.a.id}.test`, { ...sites.a, settings });
    const own = at('https://pictures.agency.example/a.jpg');
    expect((await ask(own)).status).toBe(200);
    expect((await ask(`https://${sites.b.id}.test${own}`)).status).toBe(404);
    expect((await ask(at(`https://${sites.a.id}.test/nl/`))).status).toBe(404);
    expect(asked.map(({ url }) => new URL(url).hostname)).toEqual(['pictures.agency.example']);
  });

  it.each([
    'https://evil.example/a.jpg',
    'https://sub.cdn.example/a.jpg',
    'https://cdn.example.evil.example/',
    'http://cdn.example/a.jpg',
  ])('makes no request for %s', async (address) => {
    const { ask, asked } = proxy(jpeg);
    expect((await ask(at(address))).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('follows a redirect to an allowed host only', async () => {
    const to = (location: string) => new Response(null, { status: 302, headers: { Location: location } });
    const good = proxy((url) => (url.host === 'cdn.example' ? to('https://other.example/b.jpg') : jpeg()));
    expect((await good.ask(at('https://cdn.example/a.jpg'))).status).toBe(200);
    const bad = proxy(() => to('https://169.254.169.254/meta'));
    expect((await bad.ask(at('https://cdn.example/a.jpg'))).status).toBe(404);
    expect(bad.asked.length).toBe(1);
    const endless = proxy(() => to('/again'));
    expect((await endless.ask(at('https://cdn.example/a.jpg'))).status).toBe(404);
    expect(endless.asked.length).toBe(4);
  });

  it.each([
    ['a lost connection', () => Promise.reject(new Error('lost')), 503],
    ['a failing host', () => new Response('x', { status: 502 }), 503],
    ['a missing picture', () => new Response('x', { status: 404 }), 404],
    [
      'a drawing that can run scripts',
      () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }),
      404,
    ],
  ] as const)('%s is not forwarded', async (_name, answer, status) => {
    const { ask } = proxy(answer);
    expect((await ask(at('https://cdn.example/a.jpg'))).status).toBe(status);
  });
});

describe('size of a picture', () => {
  it('is limited by its Content-Length and by its real length', async () => {
    const type = { 'Content-Type': 'image/png' };
    const said = new Response('x', { headers: { ...type, 'Content-Length': '11' } });
    await expect(pictureResponse(said, 'day', 10)).rejects.toThrow('no picture');
    const large = (headers: object = {}) =>
      new Response('x'.repeat(11), { headers: { ...type, ...headers } });
    await expect(pictureResponse(large(), 'day', 10)).rejects.toThrow('too large');
    const streamed = await pictureResponse(large({ ETag: '"e"' }), 'day', 10);
    await expect(streamed.arrayBuffer()).rejects.toThrow('more than 10 bytes');
  });
});

describe('/media/icon/{name}.svg (spec 1 §8, icon loader)', () => {
  const svg = (type = 'image/svg+xml', body = '<svg xmlns="http://www.w3.org/2000/svg"/>') =>
    new Response(body, { headers: { 'Content-Type': type } });

  it.each(['image/svg+xml', 'text/plain; charset=utf-8'])(
    'serves a drawing sent as %s with a sandbox policy',
    async (type) => {
      const { ask, content, sites } = appBench();
      content.on(`GET /sites/${sites.a.id}/assets/lift`, () => svg(type));
      const response = await ask('/media/icon/lift.svg');
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await read(response)).toContain('<svg');
    },
  );

  it.each([
    ['a page', () => svg('text/html', '<script>1</script>'), 404],
    ['a drawing of over 64 KB', () => svg('image/svg+xml', ' '.repeat(64 * 1024 + 1)), 413],
  ])('refuses %s', async (_, answer, status) => {
    const { ask, content, sites } = appBench();
    content.on(`GET /sites/${sites.a.id}/assets/odd`, answer);
    expect((await ask('/media/icon/odd.svg')).status).toBe(status);
  });

  it.each(['/media/icon/lift.png', '/media/icon/..%2flift.svg', '/media/icon/'])(
    '%s is not found, without a call',
    async (path) => {
      const { ask, content } = appBench();
      expect((await ask(path)).status).toBe(404);
      expect(content.calls.filter((call) => call.includes('assets'))).toEqual([]);
    },
  );
});

describe('/media/qr/{address}.svg', () => {
  const PATH = '/nl/aanbod/214/huis-te-koop-gent';

  it('draws the address of an estate’s page on this site, with long caching and without a call', async () => {
    const { ask, content, sites } = appBench();
    const response = await ask(qrHref(PATH));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    const drawing = qrDrawing(`https://${sites.a.hostnames[0]}${PATH}`);
    const svg = await read(response);
    expect(svg).toContain(`viewBox="0 0 ${drawing?.size} ${drawing?.size}"`);
    expect(svg).toContain(`d="${drawing?.path}"`);
    expect(content.calls.filter((call) => !call.includes('by-hostname'))).toEqual([]);
  });

  it.each([
    ['another host', '//evil.example/nl/aanbod/214'],
    ['a whole address', 'https://evil.example/nl/aanbod/214'],
    ['another screen', '/nl/contact'],
    ['a page of the agency’s own', '/nl/over-ons'],
    ['nothing', ''],
    ['a longer path than addresses have', `/nl/aanbod/214/${'x'.repeat(1_990)}`],
  ])('is not found for %s', async (_what, path) => {
    expect((await appBench().ask(qrHref(path))).status).toBe(404);
  });

  it.each([
    ['no base64url', '%%%.svg'],
    ['another type', 'abc.png'],
    ['no UTF-8', 'gICA.svg'],
    ['a longer name than any', `${'a'.repeat(10_000)}.svg`],
  ])('is not found for %s', async (_what, file) => {
    expect((await appBench().ask(`/media/qr/${file}`)).status).toBe(404);
  });

  it('supports the longest path that an address may have', async () => {
    const path = `/nl/aanbod/214/${'x'.repeat(1_985)}`;
    expect((await appBench().ask(qrHref(path))).status).toBe(200);
  });
});
