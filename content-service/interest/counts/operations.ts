import * as z from 'zod';
import { HOME_KINDS } from '#domain/interest/measures.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type Interest, InterestSchema } from '#wire/interest.ts';
import { InterestWeeksSchema } from '#wire/interest-weeks.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { inEach } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { countsInterest } from '../../platform/home-days.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../../platform/operation/params.ts';
import { shownWeeks } from './shown-weeks.ts';

/**
 * Bytes of a row from which on reports go into the next one: a new row costs its deletion as well, and a row may have two
 * million. A report comes on top of them.
 */
const FULL_ROW = 1_000_000;
/** A report of all that an isolate may count, each home and search of a site of its own, has some 160,000 bytes. */
const MOST_BYTES = 262_144;

/**
 * Adds what a report says of a day to its isolate's last row, or to a new one when that is full, for those of its sites that
 * are in this database and count. A report that is stored already, or about a day that is closed, changes nothing: this
 * statement decides it. An isolate sends a report only after the one before it arrived.
 */
const reportStatement = (
  { isolate, seq }: Interest,
  { day, sites }: Interest['days'][number],
): Statement => ({
  sql:
    'INSERT INTO interest_reports (day, isolate, part, seq, homes, counts) ' +
    // Beside the one max() stand the columns of its row (SQLite, "Bare columns in an aggregate query").
    'WITH last AS (SELECT ifnull(max(part), 0) AS part, ifnull(length(CAST(counts AS BLOB)), 0) AS bytes, ifnull(seq, -1) AS seq ' +
    'FROM interest_reports WHERE day = ?1 AND isolate = ?2) ' +
    'SELECT ?1, ?2, last.part + (last.bytes >= ?5), ?3, ' +
    "sum(json_array_length(t.value, '$.homes') + ifnull(json_array_length(t.value, '$.searches'), 0)), " +
    'json_group_array(json(t.value)) ' +
    `FROM last CROSS JOIN json_each(?4) AS t CROSS JOIN sites AS s ON s.id = t.value ->> '$.site' AND ${countsInterest('s')} ` +
    'WHERE ?3 > last.seq AND NOT EXISTS (SELECT 1 FROM interest_days WHERE day = ?1) HAVING count(*) > 0 ' +
    'ON CONFLICT DO UPDATE SET seq = excluded.seq, homes = homes + excluded.homes, ' +
    "counts = substr(counts, 1, length(counts) - 1) || ',' || substr(excluded.counts, 2)",
  params: [day, isolate, seq, JSON.stringify(sites), FULL_ROW],
});

const day = z.iso.date();

/** Operations for what is counted of homes: the reports of the site's isolates, and the closed weeks. */
export const interestOperations = [
  operation({
    id: 'tellInterest',
    summary: 'Adds what an isolate counted of homes since its last report; a repeated report counts once.',
    unraced: 'Reads nothing: the statement decides whether the report is new and its day open.',
    role: 'read',
    method: 'post',
    path: '/interest',
    params: z.object({}),
    body: { name: 'Interest', schema: InterestSchema },
    maxBodyBytes: MOST_BYTES,
    answer: { kind: 'json', name: 'InterestTaken', schema: z.object({ rows: z.int() }) },
    run: async ({ body }, { env, now }) => {
      const today = brusselsDay(now);
      const open = body.days.filter(({ day }) => day === today || day === addDays(today, -1));
      if (open.length === 0) return { rows: 0 };
      const statements = open.map((day) => reportStatement(body, day));
      const stored = await inEach(env, ({ DB }) =>
        DB.batch(statements.map((statement) => prepare(DB, statement))),
      );
      return { rows: stored.flat().reduce((sum, { meta }) => sum + meta.changes, 0) };
    },
  }),
  operation({
    id: 'getInterestWeeks',
    summary: 'The interest in the homes of a site, or in one of them, by closed weeks; no number below five.',
    role: 'write',
    method: 'get',
    path: '/sites/{siteId}/interest/weeks',
    params: SiteParams,
    query: z.strictObject({
      home: SlugSchema.optional(),
      kind: z.enum(HOME_KINDS).default('estate'),
      from: day.optional(),
      to: day.optional(),
    }),
    answer: { kind: 'json', name: 'InterestWeeks', schema: InterestWeeksSchema },
    run: ({ params, query }, { env, now }) => shownWeeks(env.DB, params.siteId, query, now),
  }),
];
