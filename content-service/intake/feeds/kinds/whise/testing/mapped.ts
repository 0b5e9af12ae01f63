import type { Mapped } from '#content-service/intake/feeds/kind.ts';
import { RECORD_SCHEMAS } from '#content-service/intake/records/index.ts';
import { readStrictly } from '#content-service/intake/strict/index.ts';
import type { Estate } from '#wire/estate.ts';
import { mapWhise } from '../map.ts';

/** What the mapping makes of a home for a site in Dutch and French. */
export const mapped = (home: unknown): Mapped => mapWhise(home, { settings: {}, locales: ['nl', 'fr'] });

/** Refusals of a mapped home's record by the strict schemas, with the number that the room gives it. */
export function refusalsOf(one: Mapped): readonly string[] {
  if (one.kind !== 'home' || one.record.estate === undefined) return [];
  const { estate } = one.record;
  const general = { ...(estate.general as object), id: 7_000_000_001 };
  const read = readStrictly('estate', RECORD_SCHEMAS.estate, { estate: { ...estate, general } });
  return (read.refusals ?? []).map(({ field, value, reason }) => `${field} | ${value} | ${reason}`);
}

/** The estate of a home that the vendor publishes. Throws for any other outcome. */
export function estateOf(home: unknown): Estate {
  const one = mapped(home);
  if (one.kind !== 'home') throw new Error(`no home: ${JSON.stringify(one)}`);
  return one.record.estate as unknown as Estate;
}
