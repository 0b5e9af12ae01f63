import * as z from 'zod';
import {
  ErasedPersonSchema,
  ForgetAgainSchema,
  ForgottenAgainSchema,
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
import { erasedSince, erasureStatement, erasuresOf, recordOf } from './erasures.ts';
import { forgetAgain } from './forget-again.ts';
import { forgetPerson } from './forget-person.ts';
import {
  contentRows,
  type Person,
  type PersonRow,
  personRows,
  standingBookings,
  tellRow,
} from './person-rows.ts';

/** Statements per batch: each counts as a query of the invocation. */
const BATCH = 400;

const personOf = ({ email, site }: z.output<typeof PersonSchema>): Person => ({ email, site: site ?? null });

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

/** Operations for a person's rights: access, export and erasure (decision 78). */
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
      return {
        places: [...counted(await personRows(env.DB, person)), ...(await contentPlaces(env, person))],
        standing: await standingBookings(env.DB, person, now),
        erasures: await erasuresOf(env.DB, recordOf(env, person.email)),
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
      const { rows, isStopped } = await forgetPerson(env.DB, person, now);
      if (isStopped && rows === 0) {
        return { erased: false, rows, standing: await standingBookings(env.DB, person, now), left: [] };
      }
      const what = record.slice(0, 16);
      const siteId = person.site ?? EVERY_SITE;
      await inBatches(env.DB, [
        erasureStatement({ record, who: caller.who, rows, site: person.site }, now),
        journalStatement({ siteId, who: caller.who, deed: 'person.erased', what, count: rows }, now),
      ]);
      return {
        erased: !isStopped,
        rows,
        standing: isStopped ? await standingBookings(env.DB, person, now) : standing,
        left: await contentPlaces(env, person),
      };
    },
  }),
  operation({
    id: 'forgetAgain',
    role: 'operate',
    method: 'post',
    path: '/persons/forget-again',
    params: NO_PARAMS,
    body: { name: 'ForgetAgain', schema: ForgetAgainSchema },
    answer: { kind: 'json', name: 'ForgottenAgain', schema: ForgottenAgainSchema },
    errors: ['invalid_request'],
    run: async ({ body: { since, site, after } }, { env, caller, now }) => {
      const erased = await erasedSince(env.DB, since);
      // Nobody was erased: no row needs to be read.
      if (erased.size === 0) return { persons: [], rows: 0, after: null };
      const piece = await forgetAgain(env, erased, { site: site ?? null, after: after ?? null });
      const told = [...piece.persons].map(([record, count]) => ({ what: record.slice(0, 16), count }));
      const siteId = site ?? EVERY_SITE;
      await inBatches(env.DB, [
        ...piece.statements,
        ...told.map((one) =>
          journalStatement({ siteId, who: caller.who, deed: 'person.erased', ...one }, now),
        ),
      ]);
      return { persons: told.map(({ what }) => what), rows: piece.statements.length, after: piece.after };
    },
  }),
];
