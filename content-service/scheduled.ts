import { describeError } from '#domain/log.ts';
import { ENGINES } from './deliver.ts';
import type { Bindings } from './env.ts';
import { databasesOf, numberOf, type WithDatabase } from './platform/db/shards.ts';
import { createLog } from './platform/log.ts';
import type { BaseManifest } from './platform/manifest.ts';
import { PARTS } from './service.ts';
import { sweep } from './sweep.ts';

const SWEEP_MINUTE = 17;

/** Parts of the cron's minute in their order, by name. */
export const CRON: readonly (readonly [part: string, run: NonNullable<BaseManifest['cron']>[string]])[] = [
  ...PARTS.flatMap(({ cron = {} }) => Object.entries(cron)),
  [
    'sweep',
    async (env, now) => {
      if (now.getUTCMinutes() !== SWEEP_MINUTE) return;
      await sweep(env.DB, now);
      for (const part of PARTS) await part.sweep?.(env, now);
    },
  ],
];

/** Runs all parts in a database; returns the failures, which are logged. */
export async function runMinute(env: WithDatabase, now: Date): Promise<unknown[]> {
  const log = createLog();
  const failures: unknown[] = [];
  for (const [part, run] of CRON) {
    try {
      await run(env, now, ENGINES);
    } catch (error) {
      log('error', 'schedule.part_failed', { part, database: numberOf(env), error: describeError(error) });
      failures.push(error);
    }
  }
  return failures;
}

/**
 * Runs all parts in the first database, and hands out the others: the limits of an invocation are enough for one
 * database. Throws at the end if a part failed, so that the platform counts it.
 */
export async function everyMinute(env: Bindings, now: Date): Promise<void> {
  const [first, ...others] = databasesOf(env);
  if (others.length > 0) {
    await env.WORK.sendBatch(
      others.map((one) => ({
        body: { kind: 'minute', database: numberOf(one), at: now.getTime() } as const,
      })),
    );
  }
  const failures = await runMinute(first, now);
  if (failures.length > 0) throw new AggregateError(failures, 'A part of the scheduled work failed.');
}
