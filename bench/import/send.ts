/**
 * One import like `npm run gevel -- import SITE FILE --sync`, in a separate process so that it can be killed
 * and its memory measured: `node bench/import/send.ts ORIGIN SITE FILE`. Prints its measurements as JSON.
 */
import { RECORD_KINDS } from '#content-service/intake/records/index.ts';
import { type Client, createClient } from '#scripts/gevel/client.ts';
import { createOutput } from '#scripts/gevel/output.ts';
import { readEntries } from '#scripts/gevel/transfer/read-entries.ts';
import { sendRecords } from '#scripts/gevel/transfer/send-records.ts';
import { COMMITTING, type Taken } from './import.ts';

const [origin = '', site = '', file = ''] = process.argv.slice(2);
const token = process.env.GEVEL_TOKEN ?? '';

let retries = 0;
let commitMs = 0;
const out = createOutput(process.stderr);
const say = (what: string): void => {
  retries += 1;
  out.note(what);
};
const calls = createClient({ origin, token, say });
const client: Client = {
  ...calls,
  async post(path, body, options) {
    if (!path.endsWith('/commit')) return calls.post(path, body, options);
    process.stdout.write(`${COMMITTING}\n`);
    const began = performance.now();
    const answer = await calls.post(path, body, options);
    commitMs = performance.now() - began;
    return answer;
  },
};

const began = performance.now();
const { summary, refusals } = await sendRecords(
  client,
  site,
  () => readEntries(file, {}),
  { sync: 'kinds that come', strict: true, allowManyWithdrawals: true },
  { kinds: RECORD_KINDS.map(({ name }) => name), out },
);
const allMs = performance.now() - began;
out.end();
const taken: Taken = {
  stagingMs: allMs - commitMs,
  commitMs,
  startMs: began,
  // Node reports kilobytes on Linux and macOS.
  peakMb: process.resourceUsage().maxRSS / 1024,
  retries,
  summary,
  refused: refusals.length,
  firstRefusal: refusals[0]?.reason ?? null,
};
process.stdout.write(`${JSON.stringify(taken)}\n`);
