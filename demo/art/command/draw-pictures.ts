import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { poolComplaints } from '../drawn/bounds.ts';
import { type Drawn, originalFile, readDrawn, strayFiles, writeDrawn } from '../drawn/files.ts';
import { type Original, POOL } from '../pool/pool.ts';
import { PictureComplaint } from './complaint.ts';
import { contactSheets } from './contact-sheet.ts';
import { type DrawOrder, drawAll } from './hands.ts';
import { type Order, readOrder } from './order.ts';
import { progressLine } from './progress-line.ts';

const say = (what: string): void => void process.stdout.write(`${what}\n`);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Fingerprints drawn earlier, of pictures that still exist: others leave the manifest with their file. */
const known = (drawn: Drawn): Record<string, string> =>
  Object.fromEntries(
    [...POOL.values()].flatMap(({ name }) => {
      const fingerprint = drawn[name];
      return fingerprint === undefined || !existsSync(originalFile(name)) ? [] : [[name, fingerprint]];
    }),
  );

const ordersOf = ({ originals, what }: Order, drawn: Drawn): DrawOrder[] =>
  originals.flatMap(({ name }) => {
    if (what === 'changed') return [{ name, unless: drawn[name] }];
    return what === 'missing' && drawn[name] !== undefined ? [] : [{ name }];
  });

async function draw(order: Order): Promise<void> {
  const began = Date.now();
  const drawn = known(await readDrawn());
  const orders = ordersOf(order, drawn);
  const line = progressLine(orders.length);
  let count = 0;
  // Saved after each picture, so that an interrupted run can continue with --missing or --changed.
  let noted = writeDrawn(drawn);
  await drawAll(orders, ({ name, fingerprint, redrawn }) => {
    drawn[name] = fingerprint;
    count += redrawn ? 1 : 0;
    noted = noted.then(() => writeDrawn(drawn));
    line.tick(name);
  });
  await noted;
  line.end();
  say(`Drawn ${count} of ${POOL.size} pictures in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/**
 * Deletes files that belong to no original, and prints the size of the folder. @throws PictureComplaint when
 * it is too heavy.
 */
async function tidy(): Promise<void> {
  const strays = strayFiles(POOL.keys());
  for (const file of strays) await rm(file);
  if (strays.length > 0) say(`Removed files that belong to no original of the pool: ${strays.length}`);
  const there = [...POOL.values()].filter(({ name }) => existsSync(originalFile(name)));
  const weighed = await Promise.all(
    there.map(async ({ name, size }: Original) => ({
      name,
      size,
      bytes: (await stat(originalFile(name))).size,
    })),
  );
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0);
  const heaviest = weighed.toSorted((one, other) => other.bytes - one.bytes)[0];
  say(`The pool holds ${there.length} pictures, ${megabytes(total)} in all`);
  if (heaviest) say(`The heaviest is ${heaviest.name} with ${Math.ceil(heaviest.bytes / 1000)} KB`);
  const missing = POOL.size - there.length;
  if (missing > 0) say(`${missing} are not drawn yet: npm run pictures -- --missing`);
  const complaints = poolComplaints(weighed);
  if (complaints.length > 0) throw new PictureComplaint(complaints.join('\n'));
}

/**
 * Draws the pool's originals into `demo/pictures`, or contact sheets of them (docs/pictures.md). @throws
 * PictureComplaint for invalid arguments, or when a picture is too heavy.
 */
export async function drawPictures(args: readonly string[]): Promise<void> {
  const order = readOrder(args);
  if (order.what === 'sheet') {
    for (const [motif, originals] of Map.groupBy(order.originals, (original) => original.motif)) {
      await contactSheets(`pool-${motif}`, originals, say);
    }
    return;
  }
  await draw(order);
  await tidy();
}
