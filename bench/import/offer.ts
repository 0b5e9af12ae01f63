import * as z from 'zod';
import type { Client } from '#scripts/gevel/client.ts';
import { type Offer, pricesOf } from './homes.ts';

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
async function lastDeed(client: Client, site: string): Promise<number> {
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
export async function readOffer(client: Client, site: string): Promise<ReadonlyMap<number, number>> {
  for (;;) {
    const before = await lastDeed(client, site);
    const prices = await readPages(client, site);
    if ((await lastDeed(client, site)) === before) return prices;
  }
}

/** Whether the offer contains exactly the homes of this version. */
export function isWhole(found: ReadonlyMap<number, number>, offer: Offer): boolean {
  const wanted = pricesOf(offer);
  return found.size === wanted.size && [...wanted].every(([id, price]) => found.get(id) === price);
}
