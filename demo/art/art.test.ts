import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createArt } from './canvas/art.ts';
import { createCamera } from './canvas/camera.ts';
import { chanceFor } from './canvas/chance.ts';
import { fromLab, lit, mix, toLab } from './canvas/colour.ts';
import { SCENE_NAMES, SCENES } from './scenes/scenes.ts';

const drawn = (name: (typeof SCENE_NAMES)[number], seed: string): string => {
  const art = createArt(seed, 'golden');
  SCENES[name](art);
  return createHash('sha256').update(art.svg()).digest('hex');
};

// A street of a hundred thousand strokes takes long when other programs run at the same time.
describe('a drawing', { timeout: 60_000 }, () => {
  it.each(SCENE_NAMES)('%s is equal for the same seed, and differs for another', (name) => {
    const once = drawn(name, 'a');
    expect(drawn(name, 'a')).toBe(once);
    expect(drawn(name, 'b')).not.toBe(once);
  });

  it.each(SCENE_NAMES)('%s contains only finite numbers', (name) => {
    const art = createArt('numbers', 'snow');
    SCENES[name](art);
    expect(art.svg()).not.toMatch(/NaN|Infinity|undefined/);
  });
});

it('gives each part its own random numbers, whatever was drawn before', () => {
  const one = chanceFor('house');
  const other = chanceFor('house');
  other.next();
  expect(other.fork('door').next()).toBe(one.fork('door').next());
  expect(one.fork('door').next()).not.toBe(one.fork('window').next());
});

describe('colours', () => {
  it.each(['#000000', '#ffffff', '#a9583f', '#2f4a44'])('%s survives a round trip through OKLab', (hex) => {
    expect(fromLab(toLab(hex))).toBe(hex);
  });

  it('mixes and lightens as the eye expects', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(toLab(lit('#7d8588', 0.1))[0]).toBeCloseTo(toLab('#7d8588')[0] + 0.1, 2);
  });
});

it('clips everything behind the eye', () => {
  const camera = createCamera({ eye: [0, 1.5, 0], focal: 1000, centre: [800, 600] });
  expect(camera.point([0, 1.5, 5])).toEqual([800, 600]);
  expect(
    camera.outline([
      [-1, 0, -5],
      [1, 0, -5],
      [0, 0, -2],
    ]),
  ).toEqual([]);
  const floor = camera.outline([
    [-1, 0, -5],
    [1, 0, -5],
    [1, 0, 5],
    [-1, 0, 5],
  ]);
  expect(floor).toHaveLength(4);
  expect(floor.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});
