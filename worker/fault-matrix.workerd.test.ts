/** A sample of the fault matrix (`npm run bench faults`) inside workerd: every fault, and every kind of call with many of them. */
import { describe, expect, it } from 'vitest';
import { FAULTS, type FaultName, isTarget, TARGET_NAMES, type Target } from '#bench/faults/faults.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

/** Milliseconds that a page may take here: enough for the first, which compiles, on a machine with other work. */
const BUDGET_MS = 1_500;

const ESTATE = aHome(12);

let scenes = 0;

/** An agency with one estate behind a service that does one thing wrong, as told. */
function scene() {
  scenes += 1;
  const site = siteDocument(`fault-${scenes}`);
  const service = fakeContent(site);
  const at = `/sites/${site.id}`;
  service.on(`POST ${at}/estates`, () => Response.json({ total: { value: 1 }, results: [ESTATE] }));
  service.on(`POST ${at}/estate-filters`, { headTypes: [{ id: 3, name: { nl: 'Huis' }, count: 1 }] });
  service.on(`GET ${at}/estates/v2/12`, ESTATE);
  service.on(`GET ${at}/pages/privacy`, { id: 'privacy', title: { nl: 'Privacy' }, url: {}, sections: [] });
  let wrong: { readonly fault: FaultName; readonly target: Target } | null = null;
  const honest = service.binding;
  const binding = {
    fetch: (request: Request) => {
      const name = `${request.method} ${new URL(request.url).pathname}`;
      const answer = () => honest.fetch(request);
      return wrong === null || !isTarget(wrong.target, name) ? answer() : FAULTS[wrong.fault](answer);
    },
  } as unknown as Fetcher;
  const bench = appBench({
    screens,
    content: { ...service, binding },
    contentTimeoutMs: BUDGET_MS,
    bindings: { OPS_SECRET: 'secret' },
  });
  const ask = (path: string, init?: RequestInit) => bench.ask(`https://${site.id}.test${path}`, init);
  return {
    ask,
    purge: () => ask('/_ops/purge', { method: 'POST', headers: { Authorization: 'Bearer secret' } }),
    breaks: (fault: FaultName, target: Target) => {
      wrong = { fault, target };
    },
  };
}

/** The bomb needs a hop on which encodings are undone: `platform/content/guard.workerd.test.ts`. */
const SAMPLED = (Object.keys(FAULTS) as FaultName[]).filter((name) => name !== 'compressed bomb');
/** Each fault at one kind of call or two, by turns. */
const CELLS = SAMPLED.flatMap((fault, row) =>
  TARGET_NAMES.filter((_, column) => (row + column) % 3 === 0).map((target) => [fault, target] as const),
);

const pathOf = (target: Target): string => (target === 'page data' ? '/nl/privacy-verklaring' : '/nl/aanbod');

describe.concurrent.each(CELLS)('%s at %s', (fault, target) => {
  it('keeps a cached page available after a purge', async () => {
    const { ask, purge, breaks } = scene();
    const first = await ask(pathOf(target));
    expect(first.status).toBe(200);
    expect((await purge()).status).toBe(200);
    breaks(fault, target);
    expect((await ask(pathOf(target))).status).toBe(200);
  });

  // A hanging call hangs forever: a page without a time limit would never be answered.
  it('gives a correct answer for a page that is not cached, within the time limit', async () => {
    const { ask, breaks } = scene();
    breaks(fault, target);
    const answer = await ask(pathOf(target));
    const reported = {
      status: answer.status,
      again: answer.headers.has('Retry-After'),
      cached: !(answer.headers.get('Cache-Control') ?? '').includes('no-store'),
    };
    // Whole, without a part that failed, or 503 with a time to come back.
    expect([
      { status: 200, again: false, cached: true },
      { status: 200, again: false, cached: false },
      { status: 503, again: true, cached: false },
    ]).toContainEqual(reported);
  });
});
