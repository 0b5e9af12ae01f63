// A thread that draws one picture at a time: `hands.ts` sends it orders, and it answers each.
import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { toOriginal } from '../canvas/rasterise.ts';
import { mostBytes } from '../drawn/bounds.ts';
import { fingerprintOf, originalFile } from '../drawn/files.ts';
import { originalOf } from '../pool/pool.ts';
import type { DrawOrder, DrawReport } from './hands.ts';

// One thread per core: sharp's own threads would only compete.
sharp.concurrency(1);

async function draw({ name, unless }: DrawOrder): Promise<DrawReport> {
  const art = originalOf(name).draw();
  const fingerprint = fingerprintOf(art);
  const file = originalFile(name);
  if (fingerprint === unless && existsSync(file)) {
    return { name, fingerprint, bytes: (await stat(file)).size, redrawn: false };
  }
  const bytes = await toOriginal(art, mostBytes(art));
  await writeFile(file, bytes);
  return { name, fingerprint, bytes: bytes.byteLength, redrawn: true };
}

parentPort?.on('message', (order: DrawOrder) => {
  // A failure ends the thread and is rethrown where the thread was started.
  void draw(order).then((report) => parentPort?.postMessage(report));
});
