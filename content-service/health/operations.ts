import * as z from 'zod';
import { describeError } from '#domain/log.ts';
import { HealthSchema } from '#wire/health.ts';
import { StatusSchema, TrafficSchema } from '#wire/traffic.ts';
import { prepare } from '../platform/db/prepare.ts';
import { inEach } from '../platform/db/shards.ts';
import { operation } from '../platform/operation/operation.ts';
import { failingFeedsStatement, findStatus } from './status.ts';
import { trafficStatement } from './traffic.ts';

/** Operations for the state of the service and each agency, and for the site's traffic reports. */
export const healthOperations = [
  operation({
    id: 'getHealth',
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
      const failing = await inEach(env, ({ DB }) =>
        prepare(DB, failingFeedsStatement).first<number>('count'),
      ).catch((error: unknown) => {
        log('error', 'health.part_failed', { part: 'feeds', error: describeError(error) });
        return [];
      });
      const failingFeeds = failing.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      return { ready: Object.values(parts).every(Boolean), parts, failingFeeds };
    },
  }),
  operation({
    id: 'tellTraffic',
    role: 'read',
    method: 'post',
    path: '/traffic',
    params: z.object({}),
    body: { name: 'Traffic', schema: TrafficSchema },
    answer: { kind: 'json', name: 'TrafficTaken', schema: z.object({ sites: z.int() }) },
    errors: ['malformed_request', 'invalid_request', 'body_too_large', 'unsupported_media_type'],
    run: async ({ body }, { env, now }) => {
      const told = await inEach(env, ({ DB }) => prepare(DB, trafficStatement(body, now)).run());
      return { sites: told.reduce((sum, { meta }) => sum + meta.changes, 0) };
    },
  }),
  operation({
    id: 'getStatus',
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
