import { CALL_STEPS } from '#domain/rules/call-steps.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Traffic } from '#wire/traffic.ts';
import type { Statement } from '../platform/db/statement.ts';

/** Length of a time slot in milliseconds; the last hour consists of these. */
const SLOT_MS = 10 * 60_000;

const TOOK = [...CALL_STEPS, null].map((_step, at) => `took_${at}`);
/** Summed columns, with the JSON path of their value in a report. */
const SUMS: Readonly<Record<string, string>> = {
  requests: '$.requests',
  errors: '$.errors',
  failed: '$.failed',
  ...Object.fromEntries(TOOK.map((column, at) => [column, `$.took[${at}]`])),
};
const COLUMNS = Object.keys(SUMS);

/** Adds an isolate's report to the current slot; unknown sites are ignored. */
export const trafficStatement = ({ sites }: Traffic, now: Date): Statement => ({
  sql:
    `INSERT INTO traffic (site_id, slot, ${COLUMNS.join(', ')}) ` +
    `SELECT s.id, ?1, ${Object.values(SUMS)
      .map((path) => `t.value ->> '${path}'`)
      .join(', ')} ` +
    "FROM json_each(?2) AS t CROSS JOIN sites AS s ON s.id = t.value ->> '$.site' WHERE s.removed_at IS NULL " +
    `ON CONFLICT (site_id, slot) DO UPDATE SET ${COLUMNS.map((one) => `${one} = ${one} + excluded.${one}`).join(', ')}`,
  params: [Math.floor(now.getTime() / SLOT_MS) * SLOT_MS, JSON.stringify(sites)],
});

/** Adds the report's uses of old addresses to the current day; those of removed redirects are ignored. */
export const redirectUsesStatement = ({ sites }: Traffic, now: Date): Statement => ({
  sql:
    'INSERT INTO redirect_uses (site_id, redirect_id, day, count) SELECT r.site_id, r.id, ?1, u.value ' +
    "FROM json_each(?2) AS t CROSS JOIN json_each(t.value, '$.redirects') AS u " +
    "CROSS JOIN redirects AS r ON r.site_id = t.value ->> '$.site' AND r.id = u.key WHERE true " +
    'ON CONFLICT (site_id, redirect_id, day) DO UPDATE SET count = count + excluded.count',
  params: [brusselsDay(now), JSON.stringify(sites.filter(({ redirects }) => redirects !== undefined))],
});

/** Totals of each site in the last hour. */
export const lastHourStatement = (now: Date): Statement => ({
  sql: `SELECT site_id, ${COLUMNS.map((one) => `sum(${one}) AS ${one}`).join(', ')} FROM traffic WHERE slot > ? GROUP BY site_id`,
  params: [now.getTime() - 60 * 60_000],
});

/** A row of `lastHourStatement`. */
export interface SeenRow {
  readonly site_id: string;
  readonly [sum: string]: string | number;
}

/** Figures of a row: number of calls, and the step that contains the 95th percentile. */
export function readSeen(row: SeenRow | undefined) {
  const sum = (column: string): number => Number(row?.[column] ?? 0);
  const took = TOOK.map(sum);
  const calls = took.reduce((all, one) => all + one, 0);
  let below = 0;
  const step = took.findIndex((count) => {
    below += count;
    return below >= calls * 0.95;
  });
  return {
    requests: sum('requests'),
    errors: sum('errors'),
    failed: sum('failed'),
    calls,
    // The duration of calls beyond the last step is unknown.
    p95: calls === 0 ? null : (CALL_STEPS[step] ?? 2 * (CALL_STEPS.at(-1) ?? 0)),
  };
}
