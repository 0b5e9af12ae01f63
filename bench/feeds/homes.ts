import type { WhiseHome } from '#tests/support/whise-homes.ts';
import { WHISE_CLIENT, type WhiseServer } from '#tests/support/whise-server.ts';
import {
  MOST_CPU_MS,
  MOST_QUERIES,
  MOST_SUBREQUESTS,
  markdown,
  type Round,
  roundOf,
  secondsOf,
  type Verdicts,
  writtenAboutHomes,
} from './figures.ts';
import { type Done, openAgency, type Stage } from './stage.ts';

const SITE = 'many-homes';
/** Megabytes of an isolate that a round may use; Cloudflare gives it 128. */
const MOST_MB = 64;
/** Milliseconds between two measurements of the heap. */
const LOOK = 250;

interface Measured extends Round {
  readonly calls: number;
  /** Megabytes of the isolate: the most that was seen, and the least of a quarter of the round that used most. */
  readonly heapMb: number;
  readonly liveMb: number;
}

const feed = `/sites/${SITE}/feeds/whise`;

/** Runs a round, whole if said so, without the pictures that it wants. */
async function round(
  stage: Stage,
  vendor: WhiseServer,
  { whole }: { readonly whole: boolean },
  begin: () => Promise<unknown> = () => stage.call('POST', `${feed}/run`),
): Promise<Measured> {
  if (whole) await stage.sql('UPDATE feeds SET whole_at = NULL WHERE site_id = ?', SITE);
  vendor.asked.length = 0;
  await begin();
  const pieces: Done[] = [];
  const seen: number[] = [];
  seen.push(await stage.heap());
  let isRunning = true;
  const watch = (async () => {
    while (isRunning) {
      seen.push(await stage.heap());
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  })();
  for (let one = await stage.next({ only: 'feed-round' }); one !== null; ) {
    pieces.push(one);
    one = await stage.next({ only: 'feed-round' });
  }
  isRunning = false;
  await watch;
  const [stored] = await stage.sql<{ outcome: string; reason: string | null }>(
    'SELECT outcome, reason FROM feeds WHERE site_id = ?',
    SITE,
  );
  if (stored?.outcome !== 'ok') throw new Error(`the round ended ${JSON.stringify(stored)}`);
  const quarter = Math.ceil(seen.length / 4);
  const quarters = [0, 1, 2, 3].map((at) => seen.slice(at * quarter, (at + 1) * quarter));
  // The least of several is what was left right after a collection.
  const liveMb = Math.max(...quarters.filter(({ length }) => length > 0).map((some) => Math.min(...some)));
  return { ...roundOf(pieces), calls: vendor.asked.length, heapMb: Math.max(...seen), liveMb };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function tell(verdicts: Verdicts, name: string, of: Measured): void {
  verdicts.say(
    `${name}: ${of.calls} calls, ${of.pieces} pieces, ${whole(of.statements)} statements (${whole(of.mostStatements)} in one piece), ` +
      `${whole(of.rows)} rows read, ${whole(of.written)} written, ${(of.cpuMs / 1000).toFixed(1)} s of CPU ` +
      `(${(of.mostCpuMs / 1000).toFixed(1)} in one piece), ${(of.milliseconds / 1000).toFixed(1)} s, ` +
      `heap ${of.heapMb.toFixed(0)} MB with garbage, ${of.liveMb.toFixed(0)} MB in use, ${of.messages} further messages`,
  );
  const [sql, rows] = of.mostRead;
  verdicts.say(`  read most in one piece, ${whole(rows)} rows, by: ${sql.slice(0, 120)}`);
  const tables = Object.entries(of.writtenTo).toSorted(([, one], [, other]) => other - one);
  verdicts.say(
    `  written by table: ${tables.map(([table, rows]) => `${table} ${whole(rows)}`).join(', ') || 'nothing'}`,
  );
}

/** Records of homes as stored, to tell which ones changed. */
const recordsOf = async (stage: Stage): Promise<ReadonlyMap<string, string>> => {
  const rows = await stage.sql<{ id: string; hash: string }>(
    "SELECT id, hash FROM records WHERE site_id = ? AND kind = 'estate'",
    SITE,
  );
  return new Map(rows.map(({ id, hash }) => [id, hash]));
};

/** Changes the reference, which every home shows, of this many homes spread over the list. */
function change(vendor: WhiseServer, homes: readonly WhiseHome[], count: number, times: number): void {
  for (let at = 0; at < count; at += 1) {
    const home = homes[Math.floor((at * homes.length) / count)];
    if (home !== undefined) vendor.change(home.id, { referenceNumber: `W-${home.id}-${times}` });
  }
}

/** Rounds of many homes: the first, one of which nothing changed, and ones of which few did. */
export async function homesScene(
  stage: Stage,
  vendor: WhiseServer,
  { homes, changed }: { readonly homes: readonly WhiseHome[]; readonly changed: number },
  verdicts: Verdicts,
): Promise<void> {
  vendor.has(homes);
  await openAgency(stage, SITE);
  await stage.call('PUT', '/feed-accounts/whise', vendor.account);
  const first = await round(stage, vendor, { whole: false }, () =>
    stage.call('PUT', feed, { kind: 'whise', settings: { client: WHISE_CLIENT } }),
  );
  tell(verdicts, `\nfirst round of ${homes.length} homes`, first);
  const same = await round(stage, vendor, { whole: true });
  tell(verdicts, 'whole list, nothing changed', same);
  const before = await recordsOf(stage);
  change(vendor, homes, changed, 1);
  const few = await round(stage, vendor, { whole: true });
  tell(verdicts, `whole list, ${changed} changed`, few);
  const after = await recordsOf(stage);
  change(vendor, homes, changed, 2);
  const usual = await round(stage, vendor, { whole: false });
  tell(verdicts, `changes only, ${changed} changed`, usual);
  const idle = await round(stage, vendor, { whole: false });
  tell(verdicts, `changes only, the same ${changed} again in the overlap`, idle);

  verdicts.say();
  const heads = [
    'A round',
    'Calls',
    'Messages',
    'Statements, most in one message',
    'Rows read',
    'Rows written',
    'CPU with the database',
    'Time',
    'Heap in use',
  ];
  const rows: readonly (readonly [string, Measured])[] = [
    ['the first', first],
    ['the whole list, nothing changed', same],
    [`the whole list, ${changed} changed`, few],
    [`changes only, ${changed} changed`, usual],
    [`changes only, the same ${changed} named again`, idle],
  ];
  const table = rows.map(([name, of]) => [
    name,
    of.calls,
    of.pieces,
    of.mostStatements,
    of.rows,
    of.written,
    secondsOf(of.cpuMs),
    secondsOf(of.milliseconds),
    `${of.liveMb.toFixed(0)} MB`,
  ]);
  for (const line of markdown(heads, table)) verdicts.say(line);

  const differing = [...after].filter(([id, hash]) => before.get(id) !== hash).length;
  verdicts.bar(
    differing === changed,
    `${differing} of ${after.size} records differ (${changed} homes changed)`,
  );
  for (const [name, of] of [
    ['whole list', same],
    ['changes only', idle],
  ] as const)
    verdicts.bar(
      writtenAboutHomes(of) === 0,
      `no row written about a home that has not changed, ${name} (${writtenAboutHomes(of)})`,
    );
  const rounds = [first, same, few, usual, idle];
  const most = (of: (one: Measured) => number): number => Math.max(...rounds.map(of));
  verdicts.bar(
    most(({ heapMb }) => heapMb) <= MOST_MB,
    `${most(({ heapMb }) => heapMb).toFixed(0)} MB of heap at most (limit ${MOST_MB})`,
  );
  verdicts.bar(
    most(({ mostStatements }) => mostStatements) <= MOST_QUERIES,
    `${most(({ mostStatements }) => mostStatements)} statements at most in one piece (D1 allows ${MOST_QUERIES})`,
  );
  verdicts.bar(
    most(({ mostCpuMs }) => mostCpuMs) <= MOST_CPU_MS,
    `${(most(({ mostCpuMs }) => mostCpuMs) / 1000).toFixed(1)} s of CPU at most in one piece, the database's with it (limit 30)`,
  );
  verdicts.bar(
    most(({ mostStatements }) => mostStatements) + 200 <= MOST_SUBREQUESTS,
    `fewer subrequests in one piece than ${MOST_SUBREQUESTS}`,
  );
  verdicts.bar(
    rounds.every(({ failed }) => failed.length === 0),
    `no piece failed ${rounds.flatMap(({ failed }) => failed).join(' ')}`.trim(),
  );
}
