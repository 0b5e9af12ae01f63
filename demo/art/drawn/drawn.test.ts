import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../basics/rng.ts';
import { rasterise } from '../canvas/rasterise.ts';
import { type MotifName, type Original, originalOf, POOL } from '../pool/pool.ts';
import { fingerprintOf, originalFile, readDrawn } from './files.ts';

const ALL = [...POOL.values()];
const drawn = await readDrawn();

/** One picture of a motif, the same each time. */
function sampleOf(motif: MotifName): Original {
  const originals = ALL.filter((original) => original.motif === motif);
  const original = originals[hashText(motif) % originals.length];
  if (original === undefined) throw new RangeError(`no picture of ${motif}`);
  return original;
}

describe('same seed, same picture', { timeout: 60_000 }, () => {
  it.each([...POOL.keys()])('%s has the same fingerprint as in the manifest', (name) => {
    // After a change on purpose, run `npm run pictures -- --changed`.
    expect(fingerprintOf(originalOf(name).draw())).toBe(drawn[name]);
  });

  it('draws different pictures for different seeds', () => {
    expect(new Set(Object.values(drawn)).size).toBe(POOL.size);
  });
});

/** Mean difference of two pictures of equal size, in steps of 255. */
function difference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  let sum = 0;
  for (const [at, value] of one.entries()) sum += Math.abs(value - (other[at] ?? 0));
  return sum / one.length;
}

const kept = ({ name }: Original) => sharp(originalFile(name)).removeAlpha().raw().toBuffer();

describe('the stored files equal the drawings, pixel by pixel', { timeout: 120_000 }, () => {
  /** AVIF compression costs 1.2 to 1.9 steps, mostly of the grain; another picture differs by 35 to 70 steps. */
  const LOSS = 4;

  it.each(['bathroom', 'cellar', 'kitchen', 'plan-flat'] as const)('%s', async (motif) => {
    const original = sampleOf(motif);
    const pixels = await (await rasterise(original.draw())).raw().toBuffer();
    expect(difference(pixels, await kept(original)), original.name).toBeLessThan(LOSS);
    // Another seed of the same motif is another picture, and this comparison detects it.
    const other = ALL.find(({ motif: same, name }) => same === motif && name !== original.name);
    expect(other && difference(pixels, await kept(other))).toBeGreaterThan(4 * LOSS);
  });
});
