import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { fromLand } from '#domain/map/land.ts';
import { holds } from '#domain/map/polygon.ts';
import { toPlace } from '#domain/map/projection.ts';
import { siteWith } from '../testing/contexts.ts';
import { drawOutline } from './draw-outline.ts';
import { findMunicipality, onLand } from './find-municipality.ts';
import { OUTLINE_SHAPES, type OutlineRequest, outlineBase, readOutlineAddress } from './outline-address.ts';
import { type OutlineFile, readOutlines } from './outlines.ts';

const file: OutlineFile = JSON.parse(readFileSync('client/public/outlines/belgium.json', 'utf8'));
const outlines = readOutlines(file);
const site = siteWith();

const LEUVEN = { lat: 50.879, lon: 4.701 };
const KNOKKE = { lat: 51.345, lon: 3.287 };
const DURBUY = { lat: 50.353, lon: 5.456 };
const ask = (request: Partial<OutlineRequest> = {}): OutlineRequest => ({
  place: LEUVEN,
  town: 'leuven',
  locale: 'nl',
  shape: 'wide',
  mode: 'light',
  ...request,
});
const draw = (request: Partial<OutlineRequest> = {}): string =>
  drawOutline(outlines, ask(request), site.theme);
const nameAt = (lat: number, lon: number, town: string) =>
  findMunicipality(outlines, { lat, lon }, town)?.names[0] ?? null;

describe('the outlines', () => {
  it('are those of 581 municipalities, each around the position of its name', () => {
    expect(outlines.municipalities).toHaveLength(581);
    for (const { areas, spot } of outlines.municipalities) expect(holds(areas, spot)).toBe(true);
  });

  it('have names in normal spelling, in one language or in all four', () => {
    for (const { names } of file.municipalities) {
      expect([1, LOCALES.length]).toContain(names.length);
      for (const name of names) expect(name).toMatch(/^(?:'s-)?\p{Lu}[\p{L}' -]*$/u);
      for (const name of names) expect(name).not.toMatch(/\p{Lu}{2}/u);
    }
  });

  it('have a coast from De Panne to the Zwin, and a land border around the rest', () => {
    const [first, last] = [outlines.coast[0], outlines.coast.at(-1)].map((point) => {
      const [x = 0, y = 0] = point ?? [];
      return toPlace(fromLand({ x, y }));
    });
    expect(first?.lon).toBeCloseTo(2.546, 1);
    expect(last?.lat).toBeCloseTo(51.37, 1);
    for (const spot of outlines.sea)
      expect(outlines.municipalities.some(({ areas }) => holds(areas, spot))).toBe(false);
  });
});

describe('findMunicipality', () => {
  it.each([
    ['by the name of its town, in any language', 50.879, 4.701, 'Louvain', 'Leuven'],
    ['by its name when it is just outside the outline', 50.922, 4.665, 'leuven', 'Leuven'],
    ['by its position when the place has another name', 50.862, 4.69, 'Heverlee', 'Leuven'],
    ['of two with one name the one that is near', 50.63, 5.54, 'Saint-Nicolas', 'Saint-Nicolas'],
  ])('finds a place %s', (_, lat, lon, town, name) => {
    expect(nameAt(lat, lon, town)).toBe(name);
  });

  it('finds nothing within 600 m of a border without a matching name', () => {
    const [herent] = outlines.municipalities.filter(({ names }) => names[0] === 'Herent');
    const [x = 0, y = 0] = herent?.areas[0]?.[0] ?? [];
    const corner = toPlace(fromLand({ x, y }));
    expect(findMunicipality(outlines, corner, 'Wilsele')).toBeNull();
    expect(nameAt(corner.lat, corner.lon, 'Herent')).toBe('Herent');
  });
});

describe('drawOutline', () => {
  it('names the municipality and its neighbours in the language of the page', () => {
    expect(draw({ locale: 'de' })).toContain('>Löwen</text>');
    expect(draw({ locale: 'fr' })).toContain('>Louvain</text>');
    expect(draw()).toContain('>Herent</text>');
  });

  it('uses the agency’s colours, light and dark', () => {
    const [light, dark] = [draw(), draw({ mode: 'dark' })];
    expect(light).toContain(`fill="${site.theme.accent[0]}" fill-opacity`);
    expect(dark).toContain(`fill="${site.theme.accent[1]}" fill-opacity`);
    expect(dark).toContain(`height="430" fill="${site.theme.paper[1]}"`);
  });

  it('shows the sea at the coast, which fades where the outlines end, and none inland', () => {
    const coast = draw({ place: KNOKKE, town: 'knokke heist' });
    expect(coast).toContain('>Noordzee</text>');
    expect(coast).toContain('url(#e)');
    expect(coast).toContain('>Nederland</text>');
    expect(draw({ place: DURBUY, town: 'durbuy' })).not.toMatch(/Noordzee|linearGradient/);
  });

  it('marks a merged municipality with the year of its outline, 2020', () => {
    expect(draw({ place: { lat: 50.86, lon: 5.39 }, town: 'kortessem' })).toContain('Kortessem (2020)');
  });

  it('draws a circle and highlights nothing when the municipality is uncertain', () => {
    const svg = draw({ place: { lat: 50.922, lon: 4.665 }, town: '' });
    expect(svg.includes('<circle')).toBe(nameAt(50.922, 4.665, '') === null);
    expect(svg.match(/fill-opacity=/g)).toHaveLength(1);
  });

  it('contains no markup from names and no invalid numbers', () => {
    for (const { names, spot } of outlines.municipalities) {
      const place = toPlace(fromLand({ x: spot[0], y: spot[1] }));
      const svg = draw({ place, town: names[0] ?? '', shape: 'narrow', locale: 'fr' });
      expect(svg).not.toMatch(/NaN|undefined|Infinity| style=/);
    }
  });

  it.each([
    ['wide', { left: 168, top: 0, right: 692, bottom: 370 }],
    ['narrow', { left: 124, top: 0, right: 404, bottom: 280 }],
    ['tall', { left: 128, top: 128, right: 392, bottom: 592 }],
  ] as const)('names every municipality, and nothing that a small box would cut: %s', (shape, box) => {
    for (const { names, spot } of outlines.municipalities) {
      const [town = ''] = names;
      const svg = draw({ place: toPlace(fromLand({ x: spot[0], y: spot[1] })), town, shape });
      expect(svg).toContain('font-weight="600"');
      for (const [, x, y, size, text = ''] of svg.matchAll(
        /<text x="(\d+)" y="(\d+)" font-size="(\d+)"[^>]*>([^<]+)</g,
      )) {
        const half = (text.replaceAll(/&#\d+;/g, '’').length * Number(size) * 0.56) / 2;
        expect(Number(x) - half, text).toBeGreaterThan(box.left);
        expect(Number(x) + half, text).toBeLessThan(box.right);
        expect(Number(y) - Number(size), text).toBeGreaterThan(box.top);
        expect(Number(y), text).toBeLessThan(box.bottom);
      }
    }
  });

  it.each([
    ['Leuven', LEUVEN, 'leuven'],
    ['Knokke-Heist', KNOKKE, 'knokke heist'],
    ['Durbuy', DURBUY, 'durbuy'],
  ])('compresses to less than 3,000 bytes: %s', (_, place, town) => {
    for (const shape of OUTLINE_SHAPES)
      expect(brotliCompressSync(draw({ place, town, shape })).byteLength).toBeLessThan(3_000);
  });
});

describe('the address of a picture', () => {
  const read = (address: string) => {
    const [, , , , locale = '', name = ''] = address.split('/');
    return readOutlineAddress(locale, decodeURIComponent(name));
  };

  it('is parsed back to its values', () => {
    const base = outlineBase(LEUVEN, 'Sint-Joris-Winge / œ', 'fr', site);
    expect(read(`${base}-narrow-dark.svg`)).toEqual({
      place: LEUVEN,
      town: 'sint joris winge oe',
      locale: 'fr',
      shape: 'narrow',
      mode: 'dark',
    });
  });

  it('changes with the agency’s colours', () => {
    const other = siteWith({ theme: { ...site.theme, accent: ['#aa0000', '#ff8888'] } });
    expect(outlineBase(LEUVEN, 'Leuven', 'nl', other)).not.toBe(outlineBase(LEUVEN, 'Leuven', 'nl', site));
  });

  it.each([
    ['Rijsel', 50.63, 3.06],
    ['Andorra', 42.506, 1.522],
  ])('finds nothing for %s, which has no outlines', (town, lat, lon) => {
    expect(outlineBase({ lat, lon }, town, 'nl', site)).toBeNull();
  });

  it.each(['x.svg', '50.87900,4.70100,leuven-huge-light.svg', '50.9,4.7,leuven-wide-light.svg', ''])(
    'is rejected: %s',
    (name) => {
      expect(readOutlineAddress('nl', name)).toBeNull();
    },
  );

  it('converts positions to and from the projection of the outlines', () => {
    const [x, y] = onLand(LEUVEN);
    const back = toPlace(fromLand({ x, y }));
    expect(back.lat).toBeCloseTo(LEUVEN.lat, 9);
  });
});
