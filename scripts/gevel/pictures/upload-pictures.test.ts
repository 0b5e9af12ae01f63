import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PictureTarget, uploadPictures } from './upload-pictures.ts';

const hashOf = (n: number) => n.toString(16).padStart(64, '0');
let folder: string;
let location: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
  location = join(folder, 'x.webp');
  await writeFile(location, 'bytes');
});
afterAll(() => rm(folder, { recursive: true }));

/** A content service that has some files, and records uploads and their parallelism. */
function target(has: ReadonlySet<string>, put: () => Promise<void> = async () => undefined) {
  const seen = { asked: [] as number[], sent: [] as string[], atOnce: 0, most: 0 };
  const made: PictureTarget = {
    post: async (path, body) => {
      expect(path).toBe('/sites/coast/picture-files/missing');
      const { hashes } = body as { hashes: string[] };
      seen.asked.push(hashes.length);
      return { missing: hashes.filter((hash) => !has.has(hash)) };
    },
    put: async (path, body) => {
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      expect(new TextDecoder().decode(body)).toBe('bytes');
      seen.sent.push(path.replace('/sites/coast/picture-files/', ''));
      await put();
      seen.atOnce -= 1;
    },
  };
  return { made, seen };
}
const sizes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    file: hashOf(n),
    read: () => readFile(location),
  }));

describe('sending pictures', () => {
  it('asks in batches which files are missing, and sends each of those once', async () => {
    const { made, seen } = target(new Set(Array.from({ length: 1490 }, (_, n) => hashOf(n))));
    const said: string[] = [];
    const all = [...sizes(1500), ...sizes(1500)];
    expect(await uploadPictures(made, 'coast', all, (what) => said.push(what))).toEqual({
      sent: 10,
      known: 1490,
    });
    expect(seen.asked).toEqual([1000, 500]);
    expect(seen.sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => hashOf(1490 + n)).toSorted());
    expect(said.at(-1)).toBe('1500 of 1500 files are stored, 10 of them new');
  });

  it('sends six files in parallel', async () => {
    const { made, seen } = target(new Set(), () => new Promise((resolve) => setTimeout(resolve, 1)));
    await uploadPictures(made, 'coast', sizes(40), () => undefined);
    expect([seen.sent.length, seen.most]).toEqual([40, 6]);
  });

  it('stops after a failure', async () => {
    const { made, seen } = target(new Set(), () => Promise.reject(new Error('refused')));
    await expect(uploadPictures(made, 'coast', sizes(40), () => undefined)).rejects.toThrow('refused');
    expect(seen.sent.length).toBeLessThanOrEqual(6);
  });

  it('makes no call without files', async () => {
    const { made, seen } = target(new Set());
    expect(await uploadPictures(made, 'coast', [], () => undefined)).toEqual({ sent: 0, known: 0 });
    expect(seen.asked).toEqual([]);
  });
});
