import * as z from 'zod';
import {
  ErasedPersonSchema,
  ErasuresSchema,
  ForgetAgainSchema,
  ForgottenAgainSchema,
  FoundPersonSchema,
  PersonExportSchema,
  type PersonPlace,
  PersonSchema,
  PutErasuresSchema,
} from '#wire/person.ts';
import type { Bindings } from '../../env.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { directoryOf, inEach, inOneOf } from '../../platform/db/shards.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { operation } from '../../platform/operation/operation.ts';
import { siteExists } from '../../platform/sites.ts';
import { erasePerson, standingOf } from './erase.ts';
import { addErasuresStatement, erasuresOf, listErasures, recordOf } from './erasures.ts';
import { forgetPiece } from './forget-piece.ts';
import {
  contentRows,
  isPassedOn,
  type Person,
  type PersonRow,
  passedOn,
  personRows,
  tellRow,
} from './person-rows.ts';

const personOf = ({ email, site }: z.output<typeof PersonSchema>): Person => ({ email, site: site ?? null });

/** The database of a site, of whichever it is now; the directory without one. Throws not_found. */
async function placeOf(env: Bindings, siteId: string | null): Promise<D1Database> {
  if (siteId === null) return directoryOf(env).DB;
  const found = await inOneOf(env, async ({ DB }) => ((await siteExists(DB, siteId)) ? DB : null));
  if (found === null) throw notFound('site');
  return found;
}

function counted(rows: readonly PersonRow[]): PersonPlace[] {
  const places = new Map<string, PersonPlace>();
  for (const { siteId, table, own } of rows) {
    const how = own ? 'own' : 'named';
    const key = `${siteId}/${table}/${how}`;
    places.set(key, { siteId, table, how, rows: (places.get(key)?.rows ?? 0) + 1 });
  }
  return [...places.values()];
}

const rowsOf = async (env: Bindings, person: Person): Promise<PersonRow[]> =>
  (await inEach(env, ({ DB }) => personRows(DB, person))).flat();

const contentPlaces = async (env: Bindings, person: Person): Promise<PersonPlace[]> =>
  (await inEach(env, ({ DB }) => contentRows(DB, person)))
    .flat()
    .map((place) => ({ ...place, how: 'content' }));

const BODY = { name: 'Person', schema: PersonSchema } as const;
const NO_PARAMS = z.object({});

/** Operations for a person's rights: access, export and erasure (decision 78). */
export const personOperations = [
  operation({
    id: 'findPerson',
    summary:
      'All places of an address, by table: rows of its owner, texts of others that name it, and the ' +
      'agencies’ own content; also its active bookings, and earlier erasures.',
    unraced: 'Only reads.',
    role: 'operate',
    method: 'post',
    path: '/persons/find',
    params: NO_PARAMS,
    body: BODY,
    answer: { kind: 'json', name: 'FoundPerson', schema: FoundPersonSchema },
    run: async ({ body }, { env, now }) => {
      const person = personOf(body);
      const rows = await rowsOf(env, person);
      return {
        places: [...counted(rows), ...(await contentPlaces(env, person))],
        passedOn: rows.filter(isPassedOn).map(passedOn),
        standing: await standingOf(env, person, now),
        erasures: await erasuresOf(directoryOf(env).DB, recordOf(env, person.email)),
      };
    },
  }),
  operation({
    id: 'exportPerson',
    summary: 'All rows of a person, without hashes and secrets.',
    role: 'operate',
    method: 'post',
    path: '/persons/export',
    params: NO_PARAMS,
    body: BODY,
    answer: { kind: 'json', name: 'PersonExport', schema: PersonExportSchema },
    run: async ({ body }, { env }) => {
      const rows = (await rowsOf(env, personOf(body))).filter(({ own }) => own);
      return { rows: rows.map(({ siteId, table, row }) => ({ siteId, table, row: tellRow(row) })) };
    },
  }),
  operation({
    id: 'erasePerson',
    summary:
      'Erases a person: deletes their rows, and removes their address from others’ texts. Changes nothing while ' +
      'a booking of theirs is active. The answer lists the remaining places: the agencies’ own content, and the systems of feeds that got requests.',
    role: 'operate',
    method: 'post',
    path: '/persons/erase',
    params: NO_PARAMS,
    body: BODY,
    answer: { kind: 'json', name: 'ErasedPerson', schema: ErasedPersonSchema },
    errors: ['unavailable'],
    run: async ({ body }, { env, caller, now, log }) => {
      const person = personOf(body);
      const journal = await placeOf(env, person.site);
      const { erased, ...done } = await erasePerson(env, person, {
        journal,
        who: caller.who,
        now,
        log,
      });
      return { erased, ...done, left: erased ? await contentPlaces(env, person) : [] };
    },
  }),
  operation({
    id: 'forgetAgain',
    summary:
      'After a restored backup, erases again the persons erased since, in rows written before their erasure; ' +
      'a batch of the rows per call.',
    role: 'operate',
    method: 'post',
    path: '/persons/forget-again',
    params: NO_PARAMS,
    body: { name: 'ForgetAgain', schema: ForgetAgainSchema },
    answer: { kind: 'json', name: 'ForgottenAgain', schema: ForgottenAgainSchema },
    run: async ({ body: { since, site, after } }, { env, caller, now }) => {
      const journal = await placeOf(env, site ?? null);
      const {
        persons,
        rows,
        after: next,
      } = await forgetPiece(
        env,
        { since, site: site ?? null, after: after ?? null },
        { journal, who: caller.who, now },
      );
      return { persons, rows, after: next };
    },
  }),
  operation({
    id: 'listErasures',
    summary:
      'The record of erasures, oldest first, for a backup. `after` is the `next` of the previous page.',
    role: 'operate',
    method: 'get',
    path: '/erasures',
    params: NO_PARAMS,
    query: z.object({ after: z.string().max(200).optional() }),
    answer: { kind: 'json', name: 'Erasures', schema: ErasuresSchema },
    run: ({ query: { after = '' } }, { env }) => listErasures(directoryOf(env).DB, after),
  }),
  operation({
    id: 'putErasures',
    summary: 'Adds erasures of a backup to the record; what is there stays.',
    unraced: 'Reads nothing: an INSERT that leaves what is there, in the directory.',
    role: 'operate',
    method: 'put',
    path: '/erasures',
    params: NO_PARAMS,
    body: { name: 'PutErasures', schema: PutErasuresSchema },
    answer: { kind: 'none' },
    run: async ({ body: { erasures } }, { env }) => {
      await prepare(directoryOf(env).DB, addErasuresStatement(erasures)).run();
      return null;
    },
  }),
];
