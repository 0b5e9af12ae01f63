/**
 * `npm run bench signin`: whether the time of an answer tells if an address belongs to an agency's staff. 200 known and
 * 200 unknown addresses ask for a sign-in link in one run, in random order. Exits with 1 when one answer tells better
 * than an AUC of 0.6. `-- --count 100` asks for fewer, `--seed 7` in another order.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newSite } from '#scripts/gevel/site/new-site.ts';
import { ensureMigrated } from '#scripts/lib/data.ts';
import { fail } from '#scripts/lib/progress.mjs';
import { type Service, startService } from '../import/service.ts';
import { rngFor } from '../stage/random.ts';
import { median } from '../stage/statistics.ts';
import { distinguishability } from './auc.ts';

/** Most that one answer may tell: of 200 and 200 without any difference, one run in some 3,000 shows more by chance. */
const MOST = 0.6;
/** Most known addresses: the site mails 200 links an hour (decision 116), and beyond it nothing differs. */
const MOST_COUNT = 200;
const SITE = 'bench-signin';

const METHOD = [
  'The content service in wrangler dev with data of its own in a temporary folder; D1 and queues are the local',
  'simulations. One call at a time asks for a link, from its sending to the last byte, known and unknown addresses of',
  'equal length in random order. The site’s Worker in front of it does the same for both and would add noise.',
];

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function openAgency({ client }: Service, known: readonly string[]): Promise<void> {
  const { document } = newSite({
    id: SITE,
    name: 'Bench',
    hostnames: [`${SITE}.localhost`],
    languages: 'nl',
    defaultLanguage: 'nl',
    source: 'first',
    like: null,
  });
  const settings = { ...document.settings, features: [...document.settings.features, 'staff'] };
  await client.put(`/sites/${SITE}`, { ...document, settings, state: 'live' });
  for (const [n, email] of known.entries()) {
    await client.post(`/sites/${SITE}/staff`, { name: `Person ${n}`, email, sees: 'own' });
  }
}

/** Milliseconds of a request for a link. */
async function timed({ origin, token }: Service, email: string): Promise<number> {
  const body = JSON.stringify({ email, browser: 'b'.repeat(43), sender: null, locale: 'nl' });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const start = performance.now();
  const response = await fetch(`${origin}/sites/${SITE}/staff/sign-ins`, { method: 'POST', headers, body });
  await response.text();
  const ms = performance.now() - start;
  if (response.status !== 200) throw new Error(`a request for a link was answered ${response.status}`);
  return ms;
}

async function measure(service: Service, count: number, seed: number): Promise<number> {
  const named = (kind: string) =>
    Array.from({ length: count }, (_, n) => `${kind}.${n + 1000}@bench.example`);
  const [known, unknown] = [named('somebody'), named('stranger')];
  await openAgency(service, known);
  for (let n = 0; n < 40; n++) await timed(service, `warm-up.${n}@bench.example`);
  const random = rngFor(String(seed)).next;
  const order = [...known, ...unknown]
    .map((email) => ({ email, at: random() }))
    .toSorted((a, b) => a.at - b.at);
  const took = new Map<string, number>();
  for (const { email } of order) took.set(email, await timed(service, email));
  const of = (emails: readonly string[]) => emails.map((email) => took.get(email) ?? Number.NaN);
  const share = distinguishability(of(known), of(unknown));
  say(`known   ${median(of(known)).toFixed(1)} ms (median of ${count})`);
  say(`unknown ${median(of(unknown)).toFixed(1)} ms (median of ${count})`);
  say(`${share <= MOST ? '✓' : '✗'} AUC ${share.toFixed(3)}, at most ${MOST}`);
  return share <= MOST ? 0 : 1;
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isInteger(count) || count < 1 || count > MOST_COUNT)
    throw new Error(`--count ${values.count} is not a number from 1 to ${MOST_COUNT}`);
  if (!Number.isInteger(seed)) throw new Error(`--seed ${values.seed} is not a number`);
  const folder = await mkdtemp(join(tmpdir(), 'gevel-bench-signin-'));
  const state = join(folder, 'state');
  let service: Service | null = null;
  try {
    await ensureMigrated(state);
    for (const line of METHOD) say(line);
    service = await startService(state);
    return await measure(service, count, seed);
  } finally {
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).then((code) => process.exit(code), fail);
