import { describe, expect, it } from 'vitest';
import { mosaicOf, mosaicTile } from './mosaic.ts';
import { sizesOf } from './tiles.ts';

const WIDE = { width: 1500, height: 1000 };
const UPRIGHT = { width: 900, height: 1200 };
const LONG = { width: 4000, height: 1000 };

const nameOf = (pictures: readonly (typeof WIDE)[], index: number): string => {
  const tile = mosaicTile(pictures, index);
  return typeof tile === 'string' ? tile : tile.name;
};

describe('mosaicOf', () => {
  it.each([
    ['one', [WIDE], 'alone'],
    ['a panorama', [LONG], 'alone'],
    ['a portrait', [UPRIGHT], 'upright'],
    ['two', [WIDE, UPRIGHT], 'pair'],
    ['two portraits', [UPRIGHT, UPRIGHT], 'pair'],
    ['three', [WIDE, WIDE, WIDE], 'three'],
    ['four', [WIDE, UPRIGHT, WIDE, WIDE], 'row'],
    ['nine', Array.from({ length: 9 }, () => WIDE), 'row'],
    ['nine with a portrait first', [UPRIGHT, ...Array.from({ length: 8 }, () => WIDE)], 'led'],
  ] as const)('%s', (_what, pictures, mosaic) => {
    expect(mosaicOf(pictures)).toBe(mosaic);
  });
});

describe('mosaicTile', () => {
  it('gives the large picture the full width, and the others their share of the row below', () => {
    const five = [WIDE, WIDE, UPRIGHT, WIDE, WIDE, WIDE];
    expect(five.map((_, index) => nameOf(five, index))).toEqual([
      'row 1 0.78 false',
      'row 0.286 0.22 false',
      'row 0.143 0.22 false',
      'row 0.286 0.22 false',
      'row 0.286 0.22 false',
      'row 0.286 0.22 false',
    ]);
  });

  it.each([
    ['one picture', [WIDE]],
    ['one portrait', [UPRIGHT]],
  ] as const)('shows %s uncropped on every screen', (_what, pictures) => {
    const [picture] = pictures;
    const sizes = sizesOf(mosaicTile(pictures, 0), picture);
    expect(sizes).not.toContain('max(');
  });

  it('shows a portrait whole in the strip of a phone, and fills its tile elsewhere', () => {
    const pictures = [WIDE, UPRIGHT, WIDE, WIDE];
    const sizes = sizesOf(mosaicTile(pictures, 1), UPRIGHT);
    expect(sizes).toMatch(/^\(min-width: 68rem\) calc\(0\.92 \* max\(0\.2 \* /);
    expect(sizes).toMatch(/, calc\(0\.92 \* min\(100vw, 0\.75 \* clamp\([^)]*\)\)\)$/);
  });

  it('shows a panorama whole only as the large picture', () => {
    const pictures = [LONG, WIDE, WIDE, WIDE];
    expect(sizesOf(mosaicTile(pictures, 0), LONG)).not.toContain('max(');
    expect(sizesOf(mosaicTile([WIDE, LONG, WIDE, WIDE], 1), LONG)).toContain('max(');
  });
});
