/** All faults of a content service, as data: the benchmark and the site's tests use the same table. */

/** Replaces a correct answer by a fault. */
type Misbehave = (honest: () => Promise<Response>) => Promise<Response>;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const late =
  (milliseconds: number): Misbehave =>
  async (honest) => {
    await sleep(milliseconds);
    return honest();
  };

const json = { 'Content-Type': 'application/json' };
const textBytes = new TextEncoder();

/** A body that never ends, in pieces. */
const endless = (piece: Uint8Array, every = 0): ReadableStream<Uint8Array> => {
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      if (begun && every > 0) await sleep(every);
      controller.enqueue(begun ? piece : textBytes.encode('{"never":"'));
      begun = true;
    },
  });
};

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Misbehave =>
  async () =>
    new Response(code === 204 ? null : 'out of order', { status: code, headers });

const lines = textBytes.encode('x'.repeat(65_536));

export const FAULTS = {
  'latency 1 s': late(1_000),
  'latency 3 s': late(3_000),
  // Longer than any timeout, also in tests; the runtime would detect a promise that can never settle.
  hangs: late(120_000),
  'slow body': async () => new Response(endless(textBytes.encode('x'), 200), { headers: json }),
  '500': status(500),
  '503': status(503, { 'Retry-After': '60' }),
  '429': status(429),
  reset: () => Promise.reject(new Error('connection reset')),
  truncated: async (honest) => {
    const text = await (await honest()).text();
    return new Response(text.slice(0, text.length / 2), { headers: json });
  },
  'wrong type': async () => new Response('<p>hello</p>', { headers: { 'Content-Type': 'text/html' } }),
  'wrong shape': async () => Response.json([null, 1, 'x']),
  '204': status(204),
  redirect: status(302, { Location: 'https://elsewhere.example/' }),
  'endless body': async () => new Response(endless(lines), { headers: json }),
  'compressed bomb': async () => {
    const plain = endless(lines).pipeThrough(new CompressionStream('gzip'));
    const headers = { ...json, 'Content-Encoding': 'gzip' };
    return new Response(plain, { headers, encodeBody: 'manual' });
  },
} as const satisfies Record<string, Misbehave>;
export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];

/** Kinds of calls, by method and path. */
const TARGETS = {
  site: /^GET \/sites\/by-hostname\//,
  translations: /^GET \/translations\//,
  'page data': /^GET \/sites\/[^/]+\/(?:pages|estates)\//,
  lists: /^POST \/sites\/[^/]+\/(?:estates|estate-filters)$/,
} as const;
export type Target = keyof typeof TARGETS;
export const TARGET_NAMES = Object.keys(TARGETS) as readonly Target[];

export const isTarget = (target: Target, methodAndPath: string): boolean =>
  TARGETS[target].test(methodAndPath);
