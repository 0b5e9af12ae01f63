import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale.ts';
import { fromLand } from '../../domain/map/land.ts';
import { holds } from '../../domain/map/polygon.ts';
import { toPlace } from '../../domain/map/projection.ts';
import { siteWith } from '../testing/contexts.ts';
import { drawOutline } from './draw-outline.ts';
import { findMunicipality, onLand } from './find-municipality.ts';
import { type OutlineRequest, outlineBase, readOutlineAddress } from './outline-address.ts';
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
  it('describe 581 municipalities, each containing the point of its label', () => {
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

  it('have a coastline from De Panne to the Zwin, and no municipality at the label points of the sea', () => {
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
    ['by its town name, in any language', 50.879, 4.701, 'Louvain', 'Leuven'],
    ['by its town name when the point lies outside the outline', 50.922, 4.665, 'leuven', 'Leuven'],
    [
      'by its coordinates when the town name is that of a part of the municipality',
      50.862,
      4.69,
      'Heverlee',
      'Leuven',
    ],
    ['by distance when two municipalities have the same name', 50.63, 5.54, 'Saint-Nicolas', 'Saint-Nicolas'],
  ])('finds the municipality of a place %s', (_, lat, lon, town, name) => {
    expect(nameAt(lat, lon, town)).toBe(name);
  });

  it('finds no municipality within 600 m of a border when the town name does not match one', () => {
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

  it('draws the sea at the coast, with a gradient at its end, and no sea inland', () => {
    const coast = draw({ place: KNOKKE, town: 'knokke heist' });
    expect(coast).toContain('>Noordzee</text>');
    expect(coast).toContain('url(#e)');
    expect(coast).toContain('>Nederland</text>');
    expect(draw({ place: DURBUY, town: 'durbuy' })).not.toMatch(/Noordzee|linearGradient/);
  });

  it('adds the year 2020 to the name of a municipality that has since merged', () => {
    expect(draw({ place: { lat: 50.86, lon: 5.39 }, town: 'kortessem' })).toContain('Kortessem (2020)');
  });

  it('draws a circle and fills no municipality when the municipality is uncertain', () => {
    const svg = draw({ place: { lat: 50.922, lon: 4.665 }, town: '' });
    expect(svg.includes('<circle')).toBe(nameAt(50.922, 4.665, '') === null);
    expect(svg.match(/fill-opacity=/g)).toHaveLength(1);
  });

  it('draws every municipality without an invalid number or a style attribute', () => {
    for (const { names, spot } of outlines.municipalities) {
      const place = toPlace(fromLand({ x: spot[0], y: spot[1] }));
      const svg = draw({ place, town: names[0] ?? '', shape: 'narrow', locale: 'fr' });
      expect(svg).not.toMatch(/NaN|undefined|Infinity| style=/);
    }
  });

  it.each([
    ['Leuven', LEUVEN, 'leuven'],
    ['Knokke-Heist', KNOKKE, 'knokke heist'],
    ['Durbuy', DURBUY, 'durbuy'],
  ])('compresses to less than 3,000 bytes: %s', (_, place, town) => {
    for (const shape of ['wide', 'narrow'] as const)
      expect(brotliCompressSync(draw({ place, town, shape })).byteLength).toBeLessThan(3_000);
  });
});

describe('the address of a picture', () => {
  const read = (address: string) => {
    const [, , , , locale = '', name = ''] = address.split('/');
    return readOutlineAddress(locale, decodeURIComponent(name));
  };

  it('is parsed to the values it was built from', () => {
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
  ])('is null for %s, which lies outside Belgium', (town, lat, lon) => {
    expect(outlineBase({ lat, lon }, town, 'nl', site)).toBeNull();
  });

  it.each(['x.svg', '50.87900,4.70100,leuven-huge-light.svg', '50.9,4.7,leuven-wide-light.svg', ''])(
    'is rejected: %s',
    (name) => {
      expect(readOutlineAddress('nl', name)).toBeNull();
    },
  );

  it('converts coordinates to map units and back', () => {
    const [x, y] = onLand(LEUVEN);
    const back = toPlace(fromLand({ x, y }));
    expect(back.lat).toBeCloseTo(LEUVEN.lat, 9);
  });
});
