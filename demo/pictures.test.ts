import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { poolComplaints } from './art/drawn/bounds.ts';
import { fingerprintOf, originalFile, readDrawn, strayFiles } from './art/drawn/files.ts';
import { PANORAMAS } from './art/pool/panoramas.ts';
import { PORTRAITS } from './art/pool/people.ts';
import { POOL } from './art/pool/pool.ts';

const ALL = [...POOL.values()];
const drawn = await readDrawn();

describe('the pool of originals', () => {
  it('is complete: each original has its file, and there are no other files', () => {
    expect(ALL.filter(({ name }) => !existsSync(originalFile(name))).map(({ name }) => name)).toEqual([]);
    expect(strayFiles(POOL.keys())).toEqual([]);
    expect(Object.keys(drawn).sort()).toEqual([...POOL.keys()].sort());
  });

  it('has 300 to 400 pictures besides those of the agencies', () => {
    const own = new Set<string>(Object.keys({ ...PANORAMAS, ...PORTRAITS }));
    const { length } = ALL.filter(({ motif }) => !own.has(motif));
    expect(length).toBeGreaterThanOrEqual(300);
    expect(length).toBeLessThanOrEqual(400);
  });

  it('weighs at most 24 MB in total, and each picture at most the limit of the screens that load it', () => {
    const weighed = ALL.map(({ name, size }) => ({ name, size, bytes: statSync(originalFile(name)).size }));
    expect(poolComplaints(weighed)).toEqual([]);
  });
});

// A sample, checked on every run: `npm run test:art` draws all pictures.
describe('same seed, same picture', { timeout: 60_000 }, () => {
  /** One picture in this many is drawn here. */
  const ONE_IN = 25;

  it.each(
    ALL.filter((_, index) => index % ONE_IN === 0).map((original) => [original.name, original] as const),
  )('%s has the same fingerprint as in the manifest', (name, original) => {
    // After a change on purpose, run `npm run pictures -- --changed`.
    expect(fingerprintOf(original.draw())).toBe(drawn[name]);
  });
});
