import { quantile } from '../stage/statistics.ts';
import { type Answer, askAll } from './ask.ts';
import { findEstate, heal } from './matrix.ts';
import { OPS_SECRET, type Stage } from './stage.ts';
import { atMost, holds, type Verdict } from './verdict.ts';
import type { CallCounts, SiteOrder } from './workers/addresses.ts';

const VISITORS = 100;

const statusesOf = (answers: readonly Answer[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
};
const timesOf = (answers: readonly Answer[]) => {
  const times = answers.map(({ milliseconds }) => milliseconds);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), most: quantile(times, 1) };
};
const summary = (name: string, answers: readonly Answer[]): string => {
  const { p50, p95, most } = timesOf(answers);
  return `${name}: ${statusesOf(answers)}; p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, most ${most.toFixed(0)} ms`;
};
const sum = (counts: CallCounts): number => Object.values(counts).reduce((total, count) => total + count, 0);

interface SceneOptions {
  readonly stage: Stage;
  readonly say: (text: string) => void;
}

/** A hundred visitors at once on a page that was never requested, of a known agency. */
export async function stampede({ stage, say }: SceneOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const fault of [null, 'latency 1 s', 'latency 3 s']) {
    const host = stage.newHost();
    await stage.ask(host, '/manifest-nl.webmanifest');
    await stage.order({ fault });
    const answers = await askAll(
      Array.from({ length: VISITORS }, () => () => stage.ask(host, '/nl/aanbod')),
      VISITORS,
    );
    const calls = await stage.order({ fault: null });
    const most = Math.max(0, ...Object.values(calls));
    const name = `stampede, ${fault ?? 'no latency'}`;
    say(`${summary(name, answers)}; ${sum(calls)} calls, ${most} of one kind`);
    verdicts.push(
      atMost(`${name}, calls of one kind`, most, 1),
      atMost(`${name}, slowest ms`, timesOf(answers).most, 5_000),
      holds(
        `${name}, all 200`,
        answers.every(({ status }) => status === 200),
      ),
    );
    await heal(stage);
  }
  return verdicts;
}

/** Pages that were cached and purged, and a service that hangs. */
export async function purgeThenHang({ stage, say }: SceneOptions): Promise<Verdict[]> {
  const host = stage.newHost();
  const pages = ['/nl', '/fr', '/nl/aanbod', await findEstate(stage), '/nl/favorieten'];
  for (const page of pages) await stage.ask(host, page);
  await stage.ask(host, '/_ops/purge', {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_SECRET}` },
  });
  await stage.order({ fault: 'hangs' });
  const works = Array.from(
    { length: 60 },
    (_, index) => () => stage.ask(host, pages[index % pages.length] ?? '/nl'),
  );
  const answers = await askAll(works, 5);
  const calls = await stage.order({ fault: null });
  const hosts = Object.entries(calls).find(([name]) => name.includes('by-hostname'))?.[1] ?? 0;
  say(`${summary('purge, then hang', answers)}; ${sum(calls)} calls, ${hosts} for the hostname`);
  await heal(stage);
  return [
    atMost('purge, then hang, p95 ms', timesOf(answers).p95, 1_500),
    holds(
      'purge, then hang, all 200',
      answers.every(({ status }) => status === 200),
    ),
    atMost('purge, then hang, calls for the hostname', hosts, 6),
  ];
}

/** Invented addresses: each costs at most one limited call, and no write to KV. */
export async function junk({ stage, say }: SceneOptions): Promise<Verdict[]> {
  const host = stage.newHost();
  for (const page of ['/nl', '/nl/aanbod']) await stage.ask(host, page);
  const kinds: Readonly<Record<string, (n: number) => readonly [string, string]>> = {
    hosts: (n) => [`nobody-${n}.localhost`, '/nl'],
    addresses: (n) => [host, `/nl/wp-admin/${n}`],
    estates: (n) => [host, `/nl/aanbod/${900_000_000 + n}`],
    collections: (n) => [host, `/nl/selectie/invented-${n}`],
    parameters: (n) => [host, `/nl/aanbod?gad_source=${n}&_gl=${n}&srsltid=${n}&invented${n}=1`],
    languages: (n) => [host, `/zz/${n}`],
  };
  // Requests each once, because the other content of an error page is loaded then.
  for (const [invent] of Object.values(kinds).map((make) => [make]))
    await stage.ask(...(invent?.(0) ?? [host, '/']));
  const verdicts: Verdict[] = [];
  for (const [kind, invent] of Object.entries(kinds)) {
    await stage.order({ fault: null });
    await stage.orderSite({ throws: [] });
    const count = 40;
    const answers = await askAll(
      Array.from({ length: count }, (_, n) => () => stage.ask(...invent(n + 1))),
      8,
    );
    const calls = sum(await stage.order({ fault: null }));
    const writes = await stage.orderSite({ throws: [] });
    say(
      `${summary(`junk ${kind}`, answers)}; ${calls} calls, ${writes.kv} KV and ${writes.cache} cache writes`,
    );
    verdicts.push(
      atMost(`junk ${kind}, KV writes`, writes.kv, 0),
      atMost(`junk ${kind}, calls`, calls, kind === 'parameters' || kind === 'languages' ? 0 : count),
    );
  }
  return verdicts;
}

/**
 * Many visitors, pages that were never requested, and a service that hangs: after the first ones, answers
 * come at once.
 */
export async function flood({ stage, say }: SceneOptions): Promise<Verdict[]> {
  const host = stage.newHost();
  await stage.ask(host, '/manifest-nl.webmanifest');
  await stage.order({ fault: 'hangs' });
  const first = await askAll(
    Array.from({ length: 10 }, (_, n) => () => stage.ask(host, `/nl/aanbod?city=${n + 1}`)),
    10,
  );
  say(summary('flood, the first ten', first));
  const works = Array.from({ length: 200 }, (_, n) => () => stage.ask(host, `/nl/aanbod?city=${n + 100}`));
  const answers = await askAll(works, 10);
  const calls = sum(await stage.order({ fault: null }));
  say(`${summary('flood, the next two hundred', answers)}; ${calls} calls in all`);
  await heal(stage);
  // The visitor whose request probes the service waits for it.
  return [
    atMost('flood, first answers, slowest ms', timesOf(first).most, 5_000),
    atMost('flood, p95 ms once the breaker is open', timesOf(answers).p95, 300),
    holds(
      'flood, every 503 names a time',
      answers.every(({ status, retryAfter }) => status !== 503 || retryAfter),
    ),
    holds(
      'flood, no fault of ours',
      answers.every(({ status }) => status === 200 || status === 503),
    ),
  ];
}

/** Bindings of the platform that throw: pages work, or report an error. */
export async function brokenBindings({ stage, say }: SceneOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const check = async (name: string, allowed: readonly number[], broken: SiteOrder['throws'], d1 = false) => {
    for (const known of [true, false]) {
      const host = stage.newHost();
      if (known) for (const page of ['/nl', '/nl/aanbod']) await stage.ask(host, page);
      await stage.orderSite({ throws: broken });
      await stage.order(d1 ? { fault: null, database: 'throws' } : { fault: null });
      const answers = await askAll(
        ['/nl', '/nl/aanbod', '/nl/contact'].map((page) => () => stage.ask(host, page)),
        1,
      );
      const calls = sum(await stage.order({ fault: null }));
      await stage.orderSite({ throws: [] });
      const which = `${name}, ${known ? 'known' : 'cold'}`;
      say(`${summary(which, answers)}; ${calls} calls`);
      verdicts.push(
        holds(
          `${which}, told truly`,
          answers.every(({ status }) => allowed.includes(status)),
        ),
        atMost(`${which}, slowest ms`, timesOf(answers).most, 5_000),
      );
    }
  };
  await check('KV throws', [200], ['kv']);
  await check('Cache API throws', [200], ['cache']);
  await check('KV, Cache API and queue throw', [200], ['kv', 'cache', 'queue']);
  await check('D1 throws', [200, 503], [], true);
  await heal(stage);
  return verdicts;
}
