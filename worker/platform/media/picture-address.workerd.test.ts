import { describe, expect, it } from 'vitest';
import { PictureSchema } from '#wire/picture.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { encodeText } from './base64url.ts';
import { pictureView } from './picture-address.ts';
import { decodeAddress } from './proxy-address.ts';

const view = (fields: object, hero = false) =>
  pictureView(
    readLoosely(PictureSchema, fields),
    { locale: 'fr', allowsHost: (host) => (host === 'cdn.example' ? 'passed' : null) },
    { hero },
  );

describe('pictures of the content service', () => {
  it('have the fixed widths, up to the original’s', () => {
    expect(
      view({ file: 'villa-1', width: 2400, height: 1600, alt: { nl: 'Voorgevel', fr: 'Façade' } }),
    ).toEqual({
      src: '/media/800/villa-1.webp',
      srcSet:
        '/media/400/villa-1.webp 400w, /media/800/villa-1.webp 800w, /media/1200/villa-1.webp 1200w, ' +
        '/media/1600/villa-1.webp 1600w',
      width: 2400,
      height: 1600,
      alt: 'Façade',
    });
  });

  it('use their own widths when a usual one is missing: each file once', () => {
    const widths = [400, 800, 1600];
    expect(view({ file: 'x', width: 1600, height: 1200, widths })?.srcSet).toBe(
      '/media/400/x.webp 400w, /media/800/x.webp 800w, /media/1600/x.webp 1600w',
    );
    expect(view({ file: 'x', width: 700, height: 500, widths: [700] })?.srcSet).toBe(
      '/media/800/x.webp 700w',
    );
    expect(view({ file: 'x', width: 900, height: 500, widths: [] })?.srcSet).toContain(' 400w, ');
  });

  it('set the language of their text when it differs from the page’s (WCAG 3.1.2)', () => {
    expect(view({ file: 'x', alt: { nl: 'Voorgevel' } })).toMatchObject({ alt: 'Voorgevel', lang: 'nl' });
    expect(view({ file: 'x' })).not.toHaveProperty('lang');
  });

  it.each([
    [true, true],
    [false, undefined],
    [null, undefined],
  ])('are plans when the wire says so: %s', (plan, shown) => {
    // Whatever their names suggest.
    expect(view({ file: 'grondplan', plan })?.plan).toBe(shown);
  });

  it('also have 2400 px for full width when the original is wider than 1600', () => {
    expect(view({ file: 'x', width: 2400, height: 1600 }, true)?.srcSet).toContain(
      '/media/2400/x.webp 2400w',
    );
    expect(view({ file: 'x', width: 1600, height: 900 }, true)?.srcSet).not.toContain('2400');
  });

  it.each([
    [1200, '/media/400/x.webp 400w, /media/800/x.webp 800w, /media/1200/x.webp 1200w'],
    [1000, '/media/400/x.webp 400w, /media/800/x.webp 800w, /media/1200/x.webp 1000w'],
    [800, '/media/400/x.webp 400w, /media/800/x.webp 800w'],
    [300, '/media/400/x.webp 300w'],
  ])('of %d px never state a larger width', (width, srcSet) => {
    expect(view({ file: 'x', width, height: 200 })?.srcSet).toBe(srcSet);
  });

  it.each([{}, { width: -1, height: -1 }, { width: 0, height: 600 }, { width: null, height: 1e9 }])(
    'without a size (%j) use the ratio 3:2',
    (size) => {
      expect(view({ file: 'x', ...size })).toMatchObject({ width: 1600, height: 1067, alt: '' });
    },
  );

  it.each([
    '../x',
    'a/b',
    'x.webp',
    'x'.repeat(65),
    'é',
    ' ',
    'http://a.example/x.jpg',
    'javascript:alert(1)',
    'data:image/png,x',
  ])('named %.20s are left out', (file) => {
    expect(view({ file })).toBeNull();
  });
});

describe('pictures of other hosts', () => {
  const file = 'https://cdn.example/a b.jpg?x=é';

  it('use the proxy, with the thumbnail as the small version', () => {
    const picture = view({ file, thumbnail: 'https://cdn.example/t.jpg', width: 1200, height: 800 });
    expect(picture?.src).toMatch(/^\/media\/proxy\/400\/[\w-]+$/);
    expect(picture?.srcSet).toMatch(/^\/media\/proxy\/400\/[\w-]+ 400w, \/media\/proxy\/1600\/[\w-]+ 1200w$/);
    expect(view({ file })?.srcSet).toMatch(/^\/media\/proxy\/1600\/[\w-]+ 1600w$/);
  });

  it('are left out when their host is not allowed, also when only another address of theirs is', () => {
    const other = 'https://other.example/x.jpg';
    expect(view({ file: other })).toBeNull();
    expect(view({ file: other, thumbnail: 'https://cdn.example/t.jpg' })).toBeNull();
    expect(view({ file, thumbnail: other, width: 1200, height: 800 })?.srcSet).not.toContain('/400/');
  });

  it('their address is decoded unchanged', () => {
    expect(decodeAddress(encodeText(file))?.href).toBe(new URL(file).href);
  });

  it.each([
    'http://cdn.example/x.jpg',
    'https://user:pw@cdn.example/x.jpg',
    'https://cdn.example:8443/x.jpg',
    'file:///etc/passwd',
    'not an address',
    `https://cdn.example/${'x'.repeat(2_000)}`,
  ])('%.40s is not the address of a picture', (address) => {
    expect(decodeAddress(encodeText(address))).toBeNull();
    expect(view({ file: address })).toBeNull();
  });

  it.each(['', '!', 'a+b', 'x'.repeat(5_000), '_w'])('%.10j is not an encoded address', (encoded) => {
    expect(decodeAddress(encoded)).toBeNull();
  });
});
