import * as z from 'zod';
import { describeError } from '#domain/log.ts';
import { HealthSchema } from '#wire/health.ts';
import { StatusSchema, TrafficSchema } from '#wire/traffic.ts';
import { EVERY_SITE } from '../platform/caller.ts';
import { prepare } from '../platform/db/prepare.ts';
import { inEach } from '../platform/db/shards.ts';
import type { Statement } from '../platform/db/statement.ts';
import { operation } from '../platform/operation/operation.ts';
import {
  lastHourStatement,
  readSeen,
  redirectUsesStatement,
  type SeenRow,
  trafficStatement,
} from './traffic.ts';

type Status = z.infer<typeof StatusSchema>;

interface CountRow {
  readonly site_id: string;
  readonly count: number;
}

const of = (sql: string): Statement => ({ sql, params: [] });

const WEEK = 7 * 24 * 60 * 60_000;

const FAILING = 'FROM shown_feeds WHERE failing = 1';
const FAILING_FEEDS = of(`SELECT count(*) AS count ${FAILING}`);

/** Status of each site, by id. */
async function findStatus(db: D1Database, now: Date): Promise<Status> {
  const [sites, seen, waiting, failed, dead, feeds, leads, reported] = await db.batch(
    [
      of(
        "SELECT s.id, s.doc ->> '$.state' AS state, (SELECT max(j.at) FROM journal AS j WHERE j.site_id = s.id " +
          "AND j.deed = 'import.committed') AS at FROM sites AS s WHERE s.removed_at IS NULL ORDER BY s.id",
      ),
      lastHourStatement(now),
      of("SELECT site_id, count(*) AS count FROM outbox WHERE state IN ('due', 'sending') GROUP BY site_id"),
      of("SELECT site_id, count(*) AS count FROM outbox WHERE state = 'failed' GROUP BY site_id"),
      of('SELECT site_id, count(*) AS count FROM dead_letters GROUP BY site_id'),
      of(`SELECT site_id, count(*) AS count ${FAILING} GROUP BY site_id`),
      {
        sql: "SELECT site_id, count(*) AS count FROM lead_calls WHERE state = 'failed' AND created_at > ? GROUP BY site_id",
        params: [new Date(now.getTime() - WEEK).toISOString()],
      },
      of('SELECT site_id, outcome FROM index_now WHERE outcome IS NOT NULL'),
    ].map((statement) => prepare(db, statement)),
  );
  const bySite = <Row extends { readonly site_id: string }>(result: D1Result | undefined) =>
    new Map(((result?.results ?? []) as Row[]).map((row) => [row.site_id, row]));
  const [traffic, due, lost] = [bySite<SeenRow>(seen), bySite<CountRow>(waiting), bySite<CountRow>(failed)];
  const [letters, failing, mailed] = [
    bySite<CountRow>(dead),
    bySite<CountRow>(feeds),
    bySite<CountRow>(leads),
  ];
  const engines = bySite<{ readonly site_id: string; readonly outcome: string }>(reported);
  const rows = (sites?.results ?? []) as { id: string; state: string; at: string | null }[];
  return {
    sites: rows.map(({ id, state, at }) => ({
      site: id,
      state,
      lastImport: at,
      ...readSeen(traffic.get(id)),
      mailsWaiting: due.get(id)?.count ?? 0,
      mailsFailed: lost.get(id)?.count ?? 0,
      feedsFailing: failing.get(id)?.count ?? 0,
      leadsMailed: mailed.get(id)?.count ?? 0,
      engines: engines.get(id)?.outcome ?? null,
      deadLetters: letters.get(id)?.count ?? 0,
    })),
    deadLetters: letters.get(EVERY_SITE)?.count ?? 0,
  };
}

/** Operations for the state of the service and each agency, and for the site's traffic reports. */
export const healthOperations = [
  operation({
    id: 'getHealth',
    summary: 'Checks the service’s database, files, cache and queue.',
    role: 'read',
    method: 'get',
    path: '/health',
    params: z.object({}),
    answer: { kind: 'json', name: 'Health', schema: HealthSchema },
    errors: [],
    run: async (_input, { env, log }) => {
      const { PICTURES, CACHE, WORK } = env;
      const asked = {
        database: () => inEach(env, ({ DB }) => DB.prepare('SELECT 1').first()),
        files: () => PICTURES.head('health'),
        cache: () => CACHE.get('health'),
        queue: () => WORK.metrics(),
      };
      const parts = Object.fromEntries(
        await Promise.all(
          Object.entries(asked).map(async ([part, ask]) => {
            try {
              await ask();
              return [part, true];
            } catch (error) {
              log('error', 'health.part_failed', { part, error: describeError(error) });
              return [part, false];
            }
          }),
        ),
      );
      // An agency's vendor that fails is no failure of the service.
      const failing = await inEach(env, ({ DB }) => prepare(DB, FAILING_FEEDS).first<number>('count')).catch(
        (error: unknown) => {
          log('error', 'health.part_failed', { part: 'feeds', error: describeError(error) });
          return [];
        },
      );
      const failingFeeds = failing.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      return { ready: Object.values(parts).every(Boolean), parts, failingFeeds };
    },
  }),
  operation({
    id: 'tellTraffic',
    summary: 'Adds an isolate’s counts of each agency since its last report.',
    unraced: 'Reads nothing: counts are added in the statement.',
    role: 'read',
    method: 'post',
    path: '/traffic',
    params: z.object({}),
    body: { name: 'Traffic', schema: TrafficSchema },
    answer: { kind: 'json', name: 'TrafficTaken', schema: z.object({ sites: z.int() }) },
    run: async ({ body }, { env, now }) => {
      const used = body.sites.some(({ redirects }) => redirects !== undefined);
      const statements = [trafficStatement(body, now), ...(used ? [redirectUsesStatement(body, now)] : [])];
      const reported = await inEach(env, ({ DB }) =>
        DB.batch(statements.map((statement) => prepare(DB, statement))),
      );
      return { sites: reported.reduce((sum, [counted]) => sum + (counted?.meta.changes ?? 0), 0) };
    },
  }),
  operation({
    id: 'getStatus',
    summary:
      'The state of each agency: its last import, requests, errors and calls of the last hour, its mails.',
    role: 'operate',
    method: 'get',
    path: '/status',
    params: z.object({}),
    answer: { kind: 'json', name: 'Status', schema: StatusSchema },
    errors: [],
    run: async (_input, { env, now }) => {
      const found = await inEach(env, ({ DB }) => findStatus(DB, now));
      return {
        sites: found.flatMap(({ sites }) => sites).toSorted((one, other) => (one.site < other.site ? -1 : 1)),
        deadLetters: found.reduce((sum, { deadLetters }) => sum + deadLetters, 0),
      };
    },
  }),
];
