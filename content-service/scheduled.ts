import { isNight } from '#domain/agenda/remind-at.ts';
import { describeError } from '#domain/log.ts';
import { advanceRuns } from './alerts/advance-runs.ts';
import { remind } from './appointments/reminder/remind.ts';
import { releaseStatement as releaseAppointments } from './appointments/statements.ts';
import { handOutCalendars } from './calendars/hand-out.ts';
import type { Bindings } from './env.ts';
import { runDueFeeds } from './intake/feeds/due-feeds.ts';
import { askDueLists } from './intake/learning/ask-list.ts';
import { fetchDuePictures } from './intake/learning/fetch-pictures.ts';
import { resumeMoves } from './intake/moves/resume-moves.ts';
import { endLostClaims } from './intake/sites/claim-hostnames.ts';
import { removeLeftOver } from './intake/sites/remove-site.ts';
import { leadDeliveryOf } from './leads/deliver-leads.ts';
import { deliverDueLeads } from './leads.ts';
import { deliveryOf } from './mail/deliver.ts';
import { countDue, putOffStatement } from './mail/outbox.ts';
import { deliverDue } from './mails.ts';
import { sweepPictureFiles, sweepPictures } from './pictures/sweep-files.ts';
import { tellChanged } from './platform/changed-sites.ts';
import { prepare } from './platform/db/prepare.ts';
import { databasesOf, numberOf, type WithDatabase } from './platform/db/shards.ts';
import { createLog } from './platform/log.ts';
import { lapseStays, remindOfStays } from './rentals/stays/lapse.ts';
import { releaseStatement as releaseStays } from './rentals/stays/stays.ts';
import { sweep } from './sweep.ts';

/** Mails per invocation: at most five of its thousand statements each. */
export const MOST_MAILS = 180;
/** Lead calls per invocation, three at a time, at most ten seconds each: a minute or two. */
const MOST_LEADS = 30;
/** Further concurrent invocations that send, when much is due. */
const MOST_HELPERS = 20;
const SWEEP_MINUTE = 17;

async function deliver(env: WithDatabase, now: Date): Promise<void> {
  await prepare(env.DB, putOffStatement(now)).run();
  const batches = Math.ceil((await countDue(env.DB, now)) / MOST_MAILS);
  const helpers = Math.min(Math.max(batches - 1, 0), MOST_HELPERS);
  if (helpers > 0) {
    const body = { kind: 'deliver', database: numberOf(env) } as const;
    await env.WORK.sendBatch(Array.from({ length: helpers }, () => ({ body })));
  }
  if (batches > 0) await deliverDue(deliveryOf(env), MOST_MAILS);
}

/** Parts of the cron's minute; a failing part does not stop the others. */
const PARTS: Readonly<Record<string, (env: WithDatabase, now: Date) => Promise<void>>> = {
  alerts: (env, now) => advanceRuns(env.DB, env.WORK, now),
  // Expired holds; no mail is sent, since their addresses are unconfirmed.
  held: async ({ DB }, now) => {
    await DB.batch([releaseAppointments(now), releaseStays(now)].map((one) => prepare(DB, one)));
  },
  // Before the mail, which replaces calls that failed for good.
  leads: async (env) => {
    await deliverDueLeads(leadDeliveryOf(env), MOST_LEADS);
  },
  // Before the mail, which reports it.
  stays: async ({ DB }, now) => {
    await lapseStays(DB, now);
    if (!isNight(now)) await remindOfStays(DB, now);
  },
  services: askDueLists,
  feeds: runDueFeeds,
  addressedPictures: fetchDuePictures,
  calendars: (env, now) => handOutCalendars(env.DB, env.WORK, now),
  reminders: (env, now) => remind(env.DB, now),
  mail: deliver,
  // Content versions of changes whose call ended before writing them.
  versions: async (env) => {
    await tellChanged(env, createLog());
  },
  removals: (env, now) => removeLeftOver(env, now),
  moves: resumeMoves,
  hostnames: async (env, now) => {
    if (numberOf(env) === 0) await endLostClaims(env, now);
  },
  pictures: sweepPictureFiles,
  sweep: async (env, now) => {
    if (now.getUTCMinutes() !== SWEEP_MINUTE) return;
    await sweep(env.DB, now);
    await sweepPictures(env, now);
  },
};

/** Runs all parts in a database; returns the failures, which are logged. */
export async function runMinute(env: WithDatabase, now: Date): Promise<unknown[]> {
  const log = createLog();
  const failures: unknown[] = [];
  for (const [part, work] of Object.entries(PARTS)) {
    try {
      await work(env, now);
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
