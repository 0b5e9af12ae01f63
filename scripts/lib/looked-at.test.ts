import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extentOf, hashesNow, hashesSeen, unseen, writeSeen } from './looked-at.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gevel-looks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what the browser tests look at (decision 136)', () => {
  it('is each screen once after a whole run, and everything again after a change', async () => {
    const file = join(folder, 'looked-at.json');
    const now = { client: 'a', locales: 'b' };
    expect(extentOf(unseen(now, hashesSeen(file)), false).extent).toBe('whole');
    await writeSeen(now, file);
    expect(extentOf(unseen(now, hashesSeen(file)), false).extent).toBe('sample');
    const changed = unseen({ ...now, locales: 'c' }, hashesSeen(file));
    expect(changed).toEqual(['locales']);
    expect(extentOf(changed, false)).toEqual({
      extent: 'whole',
      why: expect.stringContaining('changes in locales'),
    });
  });

  it('is everything when a merge has left the file unreadable, and when requested', () => {
    const file = join(folder, 'looked-at.json');
    writeFileSync(file, '<<<<<<< ours\n{}');
    expect(unseen({ client: 'a' }, hashesSeen(file))).toEqual(['client']);
    expect(extentOf([], true).extent).toBe('whole');
  });

  it('depends on files of each part', () => {
    const hashes = Object.values(hashesNow());
    // The hash of no file is the same for every part.
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.length).toBe(5);
  });
});
