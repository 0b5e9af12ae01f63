import { median } from '../stage/statistics.ts';
import type { Verdicts } from './figures.ts';
import { openAgency, type Stage } from './stage.ts';

/** Milliseconds of a minute of the cron with a thousand feeds. */
export const MOST_MS = 100;
const TIMES = 7;
const MINUTE = 60_000;
/** Milliseconds between two rounds of a feed, the least there is. */
const EVERY = 15 * MINUTE;

const LIKE = 'feeds-like';

/** Agencies with a feed each, whose rows are all that the cron's minute sees of them. */
export async function openFeeds(stage: Stage, feeds: number): Promise<void> {
  const [there] = await stage.sql('SELECT 1 FROM sites WHERE id = ?', LIKE);
  if (there !== undefined) return;
  await openAgency(stage, LIKE);
  const numbers = JSON.stringify(Array.from({ length: feeds }, (_, n) => n));
  await stage.sql(
    "INSERT INTO sites (id, doc) SELECT 'fed-' || value, json_set(s.doc, '$.id', 'fed-' || value) FROM sites AS s, " +
      'json_each(?2) WHERE s.id = ?1',
    LIKE,
    numbers,
  );
  await stage.sql(
    "INSERT INTO feeds (site_id, name, kind, settings, every, run_at) SELECT 'fed-' || value, 'whise', 'whise', " +
      `'{"client":"13066","languages":["nl-BE"]}', ${EVERY}, 0 FROM json_each(?1)`,
    numbers,
  );
}

/** Milliseconds of a minute in which this many feeds are due; their messages wait. */
export async function minuteOf(stage: Stage, due: number, at: Date): Promise<number> {
  await stage.sql(
    "UPDATE feeds SET run_at = iif(CAST(substr(site_id, 5) AS INTEGER) < ?1, ?2, ?2 + 3600000) WHERE site_id LIKE 'fed-%'",
    due,
    at.getTime(),
  );
  const began = performance.now();
  await stage.minute(at);
  return performance.now() - began;
}

/** A minute of the cron: without a feed that is due, with those of a usual minute, and with all of them. */
export async function minuteScene(stage: Stage, feeds: number, verdicts: Verdicts): Promise<void> {
  await openFeeds(stage, feeds);
  const usual = Math.ceil((feeds * MINUTE) / EVERY);
  verdicts.say(`\na minute of the cron with ${feeds} feeds, median and most of ${TIMES}`);
  // In the evening, when no alerts and no sweep are due.
  let at = Date.parse('2026-11-27T20:31:00Z');
  // The first run compiles.
  await minuteOf(stage, 0, new Date(at));
  for (const due of [0, usual, feeds]) {
    const times: number[] = [];
    let taken = 0;
    for (let time = 0; time < TIMES; time += 1) {
      at += MINUTE;
      times.push(await minuteOf(stage, due, new Date(at)));
      taken = await stage.forget();
    }
    const line = `${due} due: ${taken} enqueued, ${median(times).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} at most`;
    verdicts.bar(median(times) <= MOST_MS, `${line} (limit ${MOST_MS})`);
  }
  at += MINUTE;
  await stage.sql("UPDATE feeds SET run_at = ? WHERE site_id LIKE 'fed-%'", at);
  let minutes = 0;
  do {
    await stage.minute(new Date(at + minutes * MINUTE));
    minutes += 1;
  } while ((await stage.forget()) > 0);
  verdicts.say(`all ${feeds} due at once: enqueued within ${minutes - 1} minutes`);
}
