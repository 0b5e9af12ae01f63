import { env } from 'cloudflare:workers';

/** Moves the price history of a site some days back, as if that time had passed. */
export async function daysPass(site: string, days: number): Promise<void> {
  const earlier = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', julianday(${column}) - ${days})`;
  await env.DB.batch(
    [
      `UPDATE shown_prices SET until = ${earlier('until')} WHERE site_id = ? AND until IS NOT NULL`,
      `UPDATE shown_prices SET since = ${earlier('since')} WHERE site_id = ?`,
      `UPDATE home_histories SET since = ${earlier('since')}, steps = (
        SELECT json_group_array(json_set(step.value, '$.at', ${earlier("step.value ->> '$.at'")}))
        FROM json_each(steps) AS step) WHERE site_id = ?`,
      `UPDATE price_cuts SET cut_at = ${earlier('cut_at')} WHERE site_id = ?`,
    ].map((sql) => env.DB.prepare(sql).bind(site)),
  );
}
