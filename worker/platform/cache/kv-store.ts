import * as z from 'zod';
import { toKvKey } from './keys.ts';
import type { Kv } from './kv.ts';
import { lifetimeOf } from './policies.ts';
import type { Store } from './store.ts';

/** The shortest life KV accepts, in seconds. */
const KV_MIN_TTL = 60;

const EnvelopeSchema = z.object({
  madeAt: z.number(),
  version: z.string().nullable(),
  missing: z.boolean(),
  value: z.unknown(),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not written by this code
  }
};

/** Entries as JSON in KV, which deletes them when they expire. */
export const createKvStore = (kv: Kv): Store => ({
  async read(key) {
    const text = await kv.get(await toKvKey(key));
    const read = text === null ? null : EnvelopeSchema.safeParse(parse(text));
    return read?.success ? { ...read.data, value: read.data.value } : null;
  },
  async write(key, entry, policy) {
    const expirationTtl = Math.max(KV_MIN_TTL, lifetimeOf(policy));
    await kv.put(await toKvKey(key), JSON.stringify(entry), { expirationTtl });
  },
  async remove(key) {
    await kv.delete(await toKvKey(key));
  },
});

/** KV accepts one write per second and key, and answers 429 to more. */
export const isWriteLimited = (error: unknown): boolean =>
  error instanceof Error && /\b429\b/.test(error.message);
