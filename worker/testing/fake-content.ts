import { ErrorAnswerSchema } from '#wire/error.ts';
import { SeveralRequestSchema } from '#wire/several.ts';
import type { Site } from '#wire/site.ts';

type Answer = (request: Request, url: URL) => Response | Promise<Response>;

/** A fake content service: the test sets its answers and can make it fail or hang. */
export interface FakeContent {
  readonly binding: Fetcher;
  /** Calls so far: `GET /path?query`. */
  readonly calls: string[];
  readonly requests: Request[];
  /** Sets the answer of a path (without query). */
  on(methodAndPath: string, answer: Answer | object): void;
  /** Makes every call fail in this way until `works()`. */
  breaks(how: 'lost' | 'error' | 'hangs'): void;
  works(): void;
}

const notFound = (): Response =>
  Response.json(ErrorAnswerSchema.parse({ error: { code: 'not_found', message: 'nothing here' } }), {
    status: 404,
  });

const FAILURES = {
  lost: () => Promise.reject(new Error('connection lost')),
  error: () => Promise.resolve(new Response('out of order', { status: 500 })),
  hangs: () => new Promise<Response>(() => undefined),
} as const;

/** A fake service with these sites, found by hostname, with empty menus and no site texts. */
export function fakeContent(...sites: readonly Site[]): FakeContent {
  const answers = new Map<string, Answer>();
  const calls: string[] = [];
  const requests: Request[] = [];
  let failure: keyof typeof FAILURES | null = null;

  const fake: Omit<FakeContent, 'binding'> = {
    calls,
    requests,
    on(methodAndPath, answer) {
      answers.set(
        methodAndPath,
        typeof answer === 'function' ? (answer as Answer) : () => Response.json(answer),
      );
    },
    breaks(how) {
      failure = how;
    },
    works() {
      failure = null;
    },
  };
  for (const site of sites) {
    for (const hostname of site.hostnames)
      fake.on(`GET /sites/by-hostname/${hostname}`, { knowsTraits: true, knowsAreas: true, ...site });
    for (const name of ['main', 'footer'])
      fake.on(`GET /sites/${site.id}/navigation/${name}`, { name, items: [] });
  }
  for (const locale of ['nl', 'fr', 'en', 'de']) fake.on(`GET /translations/${locale}`, {});

  /** Answers a batch of calls, for sites with `several` in their document. */
  async function several(request: Request): Promise<Response> {
    const { calls: made } = SeveralRequestSchema.parse(await request.json());
    const answers = made.map(async ({ method, path, locale, body }) => {
      const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
      const one = await answer(
        new Request(new URL(path, request.url), {
          method,
          headers: locale ? { 'ACCEPT-LANGUAGE': locale } : {},
          ...sent,
        }),
      );
      const text = await one.text();
      return { status: one.status, body: text === '' ? null : JSON.parse(text) };
    });
    return Response.json({ answers: await Promise.all(answers) });
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/several' && failure === null) return several(request);
    calls.push(`${request.method} ${url.pathname}${url.search}`);
    requests.push(request.clone());
    if (failure !== null) return FAILURES[failure]();
    return (answers.get(`${request.method} ${url.pathname}`) ?? notFound)(request, url);
  }
  // The only method of a service binding that the site uses.
  const binding = { fetch: answer } as unknown as Fetcher;
  return { ...fake, binding };
}
