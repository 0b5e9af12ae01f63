import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Client } from '#scripts/gevel/client.ts';
import { type Offer, pricesOf, recordsOf } from './homes.ts';
import { type RunningImport, startImport } from './import.ts';
import { makePictures, type Picture } from './pictures.ts';
import { type Service, startService } from './service.ts';
import { openSite, SITE } from './site.ts';

const AnswerSchema = z.object({
  total: z.object({ value: z.number() }),
  results: z.array(
    z.object({ general: z.object({ id: z.coerce.number(), price: z.object({ value: z.number() }) }) }),
  ),
});
const JournalSchema = z.object({ entries: z.array(z.object({ seq: z.number() })) });

/** Homes per answer: the maximum of a search. */
const PAGE = 100;
const AT_ONCE = 4;

/** Number of the last journal entry, to detect a write between two reads. */
async function lastEvent(client: Client, site: string): Promise<number> {
  const { entries } = JournalSchema.parse(await client.get(`/sites/${site}/journal`));
  return Math.max(0, ...entries.map(({ seq }) => seq));
}

async function readPages(client: Client, site: string): Promise<ReadonlyMap<number, number>> {
  const prices = new Map<number, number>();
  const page = async (from: number): Promise<number> => {
    const request = { query: {}, sort: [{ 'price.value': { order: 'asc' } }], from, size: PAGE };
    const { total, results } = AnswerSchema.parse(await client.post(`/sites/${site}/estates`, request));
    for (const { general } of results) prices.set(general.id, general.price.value);
    return total.value;
  };
  const total = await page(0);
  let next = PAGE;
  const hand = async (): Promise<void> => {
    for (let from = next; from < total; from = next) {
      next += PAGE;
      await page(from);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return prices;
}

/**
 * Id → price of all homes on offer, from the search call; a consistent snapshot, because it reads again after
 * a write.
 */
async function readOffer(client: Client, site: string): Promise<ReadonlyMap<number, number>> {
  for (;;) {
    const before = await lastEvent(client, site);
    const prices = await readPages(client, site);
    if ((await lastEvent(client, site)) === before) return prices;
  }
}

/** Whether the offer contains exactly the homes of this version. */
export function isWhole(found: ReadonlyMap<number, number>, offer: Offer): boolean {
  const wanted = pricesOf(offer);
  return found.size === wanted.size && [...wanted].every(([id, price]) => found.get(id) === price);
}

interface BenchOptions {
  readonly folder: string;
  readonly state: string;
  readonly homes: number;
}

/** Milliseconds in seconds. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** A site with its content service, the offer that it should have, and the limits met or exceeded. */
export class Bench {
  readonly homes: number;
  readonly #folder: string;
  readonly #state: string;
  readonly #missed: string[] = [];
  #bars = 0;
  #pictures: readonly Picture[] = [];
  #service: Service | null = null;

  constructor({ folder, state, homes }: BenchOptions) {
    this.homes = homes;
    this.#folder = folder;
    this.#state = state;
  }

  get service(): Service {
    if (this.#service === null) throw new Error('the content service is not started');
    return this.#service;
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  bar(met: boolean, text: string): void {
    this.#bars += 1;
    if (!met) this.#missed.push(text);
    this.say(`${met ? '✓' : '✗'} ${text}`);
  }

  /** Prints the limits that were exceeded; returns the exit code. */
  report(): number {
    this.say(`\n${this.#bars - this.#missed.length} of ${this.#bars} bars met`);
    for (const text of this.#missed) this.say(`✗ ${text}`);
    return this.#missed.length === 0 ? 0 : 1;
  }

  /** Starts the content service, and creates the site at the first start. */
  async start(options: { readonly withSite?: boolean } = {}): Promise<void> {
    this.#service = await startService(this.#state, options);
    if (this.#pictures.length > 0) return;
    this.#pictures = await makePictures();
    await openSite(this.#service.client, this.#pictures);
  }

  async stop(): Promise<void> {
    await this.#service?.stop();
    this.#service = null;
  }

  /** Starts the import of an offer. */
  async import(offer: Offer, { progress = false } = {}): Promise<RunningImport> {
    const file = join(this.#folder, 'homes.ndjson');
    const lines = function* (records: Iterable<object>): Generator<string> {
      for (const record of records) yield `${JSON.stringify(record)}\n`;
    };
    await pipeline(Readable.from(lines(recordsOf(offer, this.#pictures))), createWriteStream(file));
    const { origin, token } = this.service;
    return startImport({ origin, token, site: SITE, file }, { progress });
  }

  /** The one of these offers that the site has completely and without other homes; null for none. */
  async shown(...offers: readonly Offer[]): Promise<Offer | null> {
    const found = await readOffer(this.service.client, SITE);
    return offers.find((offer) => isWhole(found, offer)) ?? null;
  }
}
