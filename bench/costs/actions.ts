import type { MeasuredAction, Used } from '#scripts/gevel/costs/used.ts';
import { recordsOf } from '../import/homes.ts';
import { used } from './measure.ts';
import { SECRET, type Stage } from './stage.ts';
import { CRON_PATH, PUBLIC_HEADER, SQL_PATH } from './workers/addresses.ts';

const SITE = 'duinzicht';
const HOMES = 300;
const CHUNK = 150;
const SUBSCRIPTIONS = 50;
/** A time on the previous day, so that queued mails are due. */
const yesterday = (time: string): string =>
  `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`;

/** Headers of a call at the public hostname. */
export const AT_PUBLIC_DOOR = { [PUBLIC_HEADER]: '1', Authorization: `Bearer ${SECRET}` };

/** Homes without picture files, which use no row. */
function homes(changed: number, version = 0): object[] {
  const records: { estate?: object }[] = [...recordsOf({ version, homes: HOMES, changed }, [[]])];
  return records.flatMap(({ estate }) =>
    estate === undefined ? [] : { estate: { ...estate, pictures: [] } },
  );
}

async function bringIn(stage: Stage, records: readonly object[]): Promise<void> {
  const at = `/sites/${SITE}/imports`;
  const { id } = await stage.call<{ id: string }>('POST', at, {}, AT_PUBLIC_DOOR);
  for (let chunk = 0; chunk * CHUNK < records.length; chunk += 1) {
    const some = records.slice(chunk * CHUNK, (chunk + 1) * CHUNK);
    const body = { records: some.map((record, line) => ({ line: chunk * CHUNK + line + 1, record })) };
    const path = `${at}/${id}/chunks/${chunk}`;
    const { refusals } = await stage.call<{ refusals: unknown[] }>('PUT', path, body, AT_PUBLIC_DOOR);
    if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify(refusals[0])}`);
  }
  await stage.call('POST', `${at}/${id}/commit`, { sync: [] }, AT_PUBLIC_DOOR);
}

export const sql = <Row>(stage: Stage, text: string, params: readonly unknown[] = []) =>
  stage.call<{ rows: Row[]; bytes: number }>('POST', SQL_PATH, { sql: text, params });

/** A minute of the cron at a time of yesterday, with the work that it queues. */
export const cron = (stage: Stage, time: string): Promise<unknown> =>
  stage.call('POST', `${CRON_PATH}?at=${yesterday(time)}`);

/** Usage of imports per home, and the bytes of one home. */
export async function measureImports(stage: Stage): Promise<{
  readonly deeds: Record<'homeNew' | 'homeSame' | 'homeChanged', Used>;
  readonly bytesAHome: number;
}> {
  const before = await sql(stage, 'SELECT 1');
  const homeNew = await used(stage, HOMES, () => bringIn(stage, homes(0)));
  // The deletion job removes staged rows.
  await sql(stage, 'DELETE FROM imports');
  const after = await sql<{ free: number }>(stage, 'SELECT 1');
  const homeSame = await used(stage, HOMES, () => bringIn(stage, homes(0)));
  // Changes all homes, to compare a changed home with an unchanged one.
  const homeChanged = await used(stage, HOMES, () => bringIn(stage, homes(HOMES)));
  return {
    deeds: { homeNew, homeSame, homeChanged },
    bytesAHome: Math.round((after.bytes - before.bytes) / HOMES),
  };
}

/** Bytes of all sizes of one picture of the demo. */
export async function measurePictureBytes(stage: Stage): Promise<number> {
  const { rows } = await sql<{ bytes: number }>(
    stage,
    'SELECT sum(bytes) / count(DISTINCT site_id || name) AS bytes FROM assets',
  );
  return Math.round(rows[0]?.bytes ?? 0);
}

async function subscribe(stage: Stage): Promise<void> {
  await sql(
    stage,
    'INSERT INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, origin, seed, created_at, ' +
      "seen_event) SELECT ?, 'bench-' || value, 'active', 'a' || value || '@b.be', 'a' || value || '@b.be', 'nl', " +
      "'{\"everything\":true}', 'https://x.test', 's', '2026', (SELECT coalesce(max(seq), 0) FROM estate_events) FROM json_each(?)",
    [SITE, JSON.stringify(Array.from({ length: SUBSCRIPTIONS }, (_, n) => n))],
  );
  await sql(stage, "INSERT INTO alert_sites (site_id, since) VALUES (?, '2026') ON CONFLICT DO NOTHING", [
    SITE,
  ]);
}

/** Usage of recurring work, and of a visitor's form. */
export async function measureActions(
  stage: Stage,
): Promise<Record<Extract<MeasuredAction, 'minute' | 'sweep' | 'digest' | 'contactRequest'>, Used>> {
  // Completes the demo's pending work first.
  for (let n = 0; n < 5; n += 1) await cron(stage, `04:0${n}`);
  const minute = await used(stage, 20, async () => {
    for (let n = 20; n < 40; n += 1) await cron(stage, `04:${n}`);
  });
  const sweep = await used(stage, 1, () => cron(stage, '04:17'));
  await subscribe(stage);
  // The next version of the offer has ten new homes; the digest of a day covers the previous day.
  await bringIn(stage, homes(0, 1));
  await sql(stage, 'UPDATE estate_events SET created_at = ?', [yesterday('00:00')]);
  const digest = await used(stage, SUBSCRIPTIONS, async () => {
    await cron(stage, '08:30');
    // Queues use the real clock, and so do the mails that they write.
    await stage.call('POST', `${CRON_PATH}?at=${new Date().toISOString()}`);
  });
  const FORMS = 10;
  const contactRequest = await used(stage, FORMS, async () => {
    for (let n = 0; n < FORMS; n += 1) {
      const body = {
        kind: 'general',
        firstname: 'An',
        lastname: 'Peeters',
        email: `an${n}@example.be`,
        message: 'Is de tuin op het zuiden?',
        locale: 'nl',
        consent: true,
      };
      await stage.call('POST', `/sites/${SITE}/contact-requests`, body, {
        'Idempotency-Key': crypto.randomUUID(),
      });
    }
    await cron(stage, '09:00');
  });
  return { minute, sweep, digest, contactRequest };
}
