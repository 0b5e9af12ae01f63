import type { MapContext, Mapped } from '#content-service/intake/feeds/kind.ts';
import { RECORD_SCHEMAS } from '#content-service/intake/records/index.ts';
import { readStrictly } from '#content-service/intake/strict/index.ts';
import type { Estate } from '#wire/estate.ts';
import { mapZabun } from '../map.ts';
import { homesIn } from '../recorded.ts';
import { aHome, OPTIONS } from './homes.ts';

const CONTEXT: MapContext = { settings: {}, locales: ['nl', 'fr'] };

/** What the mapping makes of a home, with these members laid over it, as it comes from the list. */
export function mappedOf(more: Readonly<Record<string, unknown>> = {}): Mapped {
  const [one] = homesIn({ properties: [aHome(1, more)], options: OPTIONS });
  if (one === undefined) throw new Error('no home');
  // As it comes from a message of the queue.
  return JSON.parse(JSON.stringify(mapZabun(one.home, CONTEXT)));
}

/** The estate of a home that the vendor publishes. Throws for any other outcome. */
export function estateOf(more: Readonly<Record<string, unknown>> = {}): Estate {
  const one = mappedOf(more);
  if (one.kind !== 'home') throw new Error(`no home: ${JSON.stringify(one)}`);
  return one.record.estate as unknown as Estate;
}

/** What a mapping says that has no place. */
export const unmappedOf = (more: Readonly<Record<string, unknown>> = {}): readonly string[] => {
  const one = mappedOf(more);
  return one.kind === 'home'
    ? one.unmapped.map(({ what, name, value }) => `${what} | ${name} | ${value}`)
    : [];
};

/** Refusals of a mapped home's record by the strict schemas, with the number that the room gives it. */
export function refusalsOf(one: Mapped): readonly string[] {
  if (one.kind !== 'home' || one.record.estate === undefined) return [];
  const { estate } = one.record;
  const general = { ...(estate.general as object), id: 900_000_000_001 };
  const read = readStrictly('estate', RECORD_SCHEMAS.estate, { estate: { ...estate, general } });
  return (read.refusals ?? []).map(({ field, value, reason }) => `${field} | ${value} | ${reason}`);
}
