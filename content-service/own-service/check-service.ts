import * as z from 'zod';
import { EstateSchema } from '#wire/estate.ts';
import { EstateFiltersSchema } from '#wire/estate-filters.ts';
import { type EstateQuery, EstateSearchAnswerSchema } from '#wire/estate-search.ts';
import type { Ability } from '#wire/own-service.ts';
import { readKeeping } from '#wire/tolerant/read.ts';
import type { ServiceAnswer, ServiceClient } from './service-client.ts';

/** Result of a tried call. */
export const ServiceFindingSchema = z.object({
  call: z.string(),
  ok: z.boolean(),
  /** Milliseconds. */
  ms: z.number(),
  /** The problem, or a summary of the answer. */
  says: z.string(),
});
type ServiceFinding = z.infer<typeof ServiceFindingSchema>;

/** Result of reading an answer by its schema; a fault is marked with `ok: false`. */
function reading(schema: z.ZodType, answer: ServiceAnswer): { readonly ok: boolean; readonly says: string } {
  if (answer.kind === 'failed') return { ok: false, says: answer.reason };
  if (answer.kind === 'none') return { ok: false, says: `answered ${answer.status}` };
  const read = readKeeping(schema, answer.value);
  if (!read.success) {
    const [first] = read.error.issues;
    return { ok: false, says: `${first?.path.join('.') ?? ''}: ${first?.message ?? 'not of its shape'}` };
  }
  const { count } = read.losses;
  return { ok: true, says: count === 0 ? 'as it should be' : `${count} members that cannot be read` };
}

/** A query for each ability, which a service without it refuses. */
const QUERIES: Readonly<Record<Ability, EstateQuery>> = {
  traits: {
    terms: { garden: ['yes'], energyLabel: ['A'] },
    range: { livingArea: { gte: 1 } },
    unknown: ['garden'],
  },
  areas: {
    geo_polygon: [
      { lat: 50.8, lon: 4.2 },
      { lat: 50.8, lon: 4.5 },
      { lat: 51, lon: 4.3 },
    ],
  },
};

/**
 * Tries the calls for pulling homes: filters, a page of homes, and the first home; and a search for each declared
 * ability. Whether it finds the right homes is checked by the contract's suite.
 */
export async function checkService(
  client: ServiceClient,
  knows: readonly Ability[],
): Promise<readonly ServiceFinding[]> {
  const findings: ServiceFinding[] = [];
  async function tried(call: string, schema: z.ZodType, ask: Promise<ServiceAnswer>): Promise<ServiceAnswer> {
    const start = Date.now();
    const answer = await ask;
    findings.push({ call, ms: Date.now() - start, ...reading(schema, answer) });
    return answer;
  }
  await tried('POST …/estate-filters', EstateFiltersSchema, client.post('/estate-filters', { query: {} }));
  const list = await tried(
    'POST …/estates',
    EstateSearchAnswerSchema,
    client.post('/estates', { query: {}, sort: [], from: 0, size: 1 }),
  );
  const read = list.kind === 'json' ? readKeeping(EstateSearchAnswerSchema, list.value) : null;
  const found = read?.success ? read.data.results[0] : undefined;
  if (found !== undefined) {
    const id = encodeURIComponent(String(found.general.id));
    await tried('GET …/estates/v2/{id}', EstateSchema, client.get(`/estates/v2/${id}`));
  }
  for (const ability of knows) {
    const query = QUERIES[ability];
    await tried(
      `POST …/estates (${ability})`,
      EstateSearchAnswerSchema,
      client.post('/estates', { query, sort: [], from: 0, size: 1 }),
    );
  }
  return findings;
}
