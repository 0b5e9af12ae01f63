import * as z from 'zod';
import {
  ErasedPersonSchema,
  FoundPersonSchema,
  PersonExportSchema,
  type PersonPlace,
  PersonSchema,
} from '../../../wire/person.ts';
import type { Bindings } from '../../env.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { journalStatement } from '../../platform/journal.ts';
import { operation } from '../../platform/operation/operation.ts';
import { tokenFor } from '../../platform/tokens.ts';
import {
  contentRows,
  forgetStatement,
  type Person,
  type PersonRow,
  personRows,
  standingBookings,
  tellRow,
} from './person-rows.ts';

/** Statements of one batch: each counts as a query of the invocation. */
const BATCH = 400;

const personOf = ({ email, site }: z.output<typeof PersonSchema>): Person => ({ email, site: site ?? null });

/** What stands for a person in the record of their erasure. Throws without a secret. */
const recordOf = ({ TOKEN_SECRET }: Bindings, email: string): string =>
  tokenFor({ siteId: EVERY_SITE, purpose: 'erasure', seed: email.toLowerCase() }, TOKEN_SECRET);

function counted(rows: readonly PersonRow[]): PersonPlace[] {
  const places = new Map<string, PersonPlace>();
  for (const { siteId, table, own } of rows) {
    const how = own ? 'own' : 'named';
    const key = `${siteId}/${table}/${how}`;
    places.set(key, { siteId, table, how, rows: (places.get(key)?.rows ?? 0) + 1 });
  }
  return [...places.values()];
}

const contentPlaces = async (env: Bindings, person: Person): Promise<PersonPlace[]> =>
  (await contentRows(env.DB, person)).map((place) => ({ ...place, how: 'content' }));

async function inBatches(db: D1Database, statements: readonly Statement[]): Promise<void> {
  for (let at = 0; at < statements.length; at += BATCH) {
    await db.batch(statements.slice(at, at + BATCH).map((one) => prepare(db, one)));
  }
}

const BODY = { name: 'Person', schema: PersonSchema } as const;
const NO_PARAMS = z.object({});

/** What a person may ask for: what is kept of them, a copy, and to be forgotten (decision 78). */
export const personOperations = [
  operation({
    id: 'findPerson',
    role: 'operate',
    method: 'post',
    path: '/persons/find',
    params: NO_PARAMS,
    body: BODY,
    answer: { kind: 'json', name: 'FoundPerson', schema: FoundPersonSchema },
    errors: ['invalid_request'],
    run: async ({ body }, { env, now }) => {
      const person = personOf(body);
      const { results } = await env.DB.prepare(
        'SELECT erased_at FROM erasures WHERE person = ? ORDER BY erased_at DESC',
      )
        .bind(recordOf(env, person.email))
        .all<{ erased_at: string }>();
      return {
        places: [...counted(await personRows(env.DB, person)), ...(await contentPlaces(env, person))],
        standing: await standingBookings(env.DB, person, now),
        erasures: results.map((erasure) => erasure.erased_at),
      };
    },
  }),
  operation({
    id: 'exportPerson',
    role: 'operate',
    method: 'post',
    path: '/persons/export',
    params: NO_PARAMS,
    body: BODY,
    answer: { kind: 'json', name: 'PersonExport', schema: PersonExportSchema },
    errors: ['invalid_request'],
    run: async ({ body }, { env }) => {
      const rows = (await personRows(env.DB, personOf(body))).filter(({ own }) => own);
      return { rows: rows.map(({ siteId, table, row }) => ({ siteId, table, row: tellRow(row) })) };
    },
  }),
  operation({
    id: 'erasePerson',
    role: 'operate',
    method: 'post',
    path: '/persons/erase',
    params: NO_PARAMS,
    body: BODY,
    answer: { kind: 'json', name: 'ErasedPerson', schema: ErasedPersonSchema },
    errors: ['invalid_request'],
    run: async ({ body }, { env, caller, now }) => {
      const person = personOf(body);
      const record = recordOf(env, person.email);
      const standing = await standingBookings(env.DB, person, now);
      if (standing.length > 0) return { erased: false, rows: 0, standing, left: [] };
      const rows = await personRows(env.DB, person);
      await inBatches(
        env.DB,
        rows.map((row) => forgetStatement(row, person.email)),
      );
      const what = record.slice(0, 16);
      const siteId = person.site ?? EVERY_SITE;
      await inBatches(env.DB, [
        {
          sql: 'INSERT INTO erasures (person, erased_at, who, rows) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          params: [record, now.toISOString(), caller.who, rows.length],
        },
        journalStatement({ siteId, who: caller.who, deed: 'person.erased', what, count: rows.length }, now),
      ]);
      return { erased: true, rows: rows.length, standing, left: await contentPlaces(env, person) };
    },
  }),
];
