// Loads the demo's agencies into a folder of local data, by normal imports: `node scripts/load-demo.ts
// --persist-to DIR`. With `--again` their existing content is removed first, including visitors' bookings. They are
// moved to today, or to `--day YYYY-MM-DD`.
import { parseArgs } from 'node:util';
import { RECORD_KINDS } from '#content-service/intake/records/index.ts';
import { type DemoContent, type LoweredHome, makeDemoContent } from '#demo/load/index.ts';
import { isDay } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type Client, createClient } from './gevel/client.ts';
import { uploadPictures } from './gevel/pictures/upload-pictures.ts';
import { optional } from './gevel/records.ts';
import { withoutPictures } from './gevel/site/without-pictures.ts';
import type { Entry } from './gevel/transfer/entry.ts';
import { sendRecords } from './gevel/transfer/send-records.ts';
import { STATE } from './lib/data.ts';
import { tellHistories } from './lib/home-histories.ts';
import { withLocalDatabase } from './lib/local-database.ts';
import { localOperatorToken } from './lib/local-operator.ts';
import { lowerPrices } from './lib/lowered-prices.ts';
import { freePort } from './lib/port.ts';
import { Complaint, fail } from './lib/progress.mjs';
import { CONTENT_ALONE, startWorkers, waitFor } from './lib/workers.ts';

const KINDS = RECORD_KINDS.map(({ name }) => name);

/** Pictures that are sent together, while others are still being made. */
const SENT_AT_ONCE = 30;

/** Prints the progress of loading; `npm start` shows the last line from time to time. */
const say = (what: string): void => void process.stdout.write(`${what}\n`);

async function remove(client: Client, siteId: string): Promise<void> {
  if ((await optional(client.get(`/sites/${siteId}/document`))) === null) return;
  // 202 as long as rows are left, then 204 (read as null).
  while ((await client.delete(`/sites/${siteId}`)) !== null);
}

async function load(client: Client, { site, pictures, records: others }: DemoContent): Promise<void> {
  const tell = (what: string): void => say(`${site.name}, ${what}`);
  await client.put(`/sites/${site.id}`, { ...withoutPictures({ ...site }), state: 'draft' });
  const records: object[] = [];
  for (let from = 0; from < pictures.length; from += SENT_AT_ONCE) {
    const made = await Promise.all(pictures.slice(from, from + SENT_AT_ONCE));
    const files = made.flatMap((picture) => picture.files);
    const sent = files.map(({ hash, bytes }) => ({ file: hash, read: async () => bytes }));
    await uploadPictures(client, site.id, sent, () => {});
    records.push(...made.map(({ record }) => record));
    tell(`${records.length} of ${pictures.length} pictures`);
  }
  records.push(...others);
  const entries = async function* (): AsyncGenerator<Entry> {
    for (const [index, value] of records.entries()) yield { file: site.id, line: index + 1, value };
  };
  const options = { sync: KINDS, strict: true, allowManyWithdrawals: true };
  const progress = (what: string, done?: number): void =>
    tell(done === undefined ? what : `${done} of ${records.length} ${what}`);
  const out = { progress, note: tell };
  const { refusals } = await sendRecords(client, site.id, entries, options, { kinds: KINDS, out });
  if (refusals.length > 0)
    throw new Complaint(`The demo is refused:\n${JSON.stringify(refusals.slice(0, 9), null, 1)}`);
  await client.put(`/sites/${site.id}`, site);
}

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'persist-to': { type: 'string', default: STATE },
      again: { type: 'boolean', default: false },
      day: { type: 'string', default: brusselsDay(new Date()) },
    },
  });
  if (!isDay(values.day)) throw new Complaint(`"${values.day}" is not a day such as 2026-11-20.`);
  say('making the pictures');
  const making = makeDemoContent({ root: `${process.cwd()}/`, day: values.day });
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const token = localOperatorToken();
  const lowered: LoweredHome[] = [];
  const sites: string[] = [];
  const workers = startWorkers({ port, inspectorPort, state: values['persist-to'], configs: CONTENT_ALONE });
  try {
    await waitFor(workers, ['localhost'], { path: '/openapi.json', token });
    const client = createClient({ origin: `http://localhost:${port}`, token });
    for (const content of making) {
      if (values.again) await remove(client, content.site.id);
      await load(client, content);
      lowered.push(...content.lowered);
      sites.push(content.site.id);
    }
  } finally {
    await workers.stop();
  }
  await withLocalDatabase(values['persist-to'], async (db) => {
    await lowerPrices(db, lowered);
    await tellHistories(db, sites);
  });
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
