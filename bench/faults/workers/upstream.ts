/**
 * Proxy in front of the content service: it injects faults, counts calls, and clones one agency under any
 * number of names (`x1-duinzicht.localhost`), so that each measurement uses a new site.
 */
import { FAULTS, type FaultName, isTarget, type Target } from '../faults.ts';
import { CONTROL_PATH, type UpstreamOrder } from './addresses.ts';

interface Env {
  readonly CONTENT: Fetcher;
}

/** One of several calls in one request. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

let order: UpstreamOrder = { fault: null };
let counts: Record<string, number> = {};

const CLONE = /\bx\d+-([a-z-]+)/;
const original = (text: string): string => text.replace(CLONE, '$1');

/** The call with the original's name instead of the clone's. */
function toOriginal(request: Request): Request {
  const headers = new Headers(request.headers);
  const site = headers.get('X-SITE');
  if (site !== null) headers.set('X-SITE', original(site));
  if (order.database === 'throws') headers.set('X-BENCH-D1', 'throws');
  return new Request(original(request.url), { method: request.method, headers, body: request.body });
}

async function honest(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = await env.CONTENT.fetch(toOriginal(request));
  const host = /^\/sites\/by-hostname\/(x\d+-[a-z-]+)\.localhost$/.exec(pathname)?.[1];
  if (host === undefined || !answer.ok) return answer;
  return Response.json({ ...(await answer.json<object>()), id: host, hostnames: [`${host}.localhost`] });
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === CONTROL_PATH) {
      const before = counts;
      if (request.method === 'POST') {
        order = await request.json();
        counts = {};
      }
      return Response.json(before);
    }
    // Separately, so that each call gets the fault of its kind; they are answered together when the last one
    // is done.
    if (pathname === '/several') {
      const { calls } = await request.json<{ calls: readonly Call[] }>();
      const answers = calls.map(async ({ method, path, body }) => {
        const headers = new Headers(request.headers);
        headers.delete('Content-Length');
        const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
        const answer = await this.fetch(
          new Request(new URL(path, request.url), { method, headers, ...sent }),
          env,
        );
        const text = await answer.text();
        return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
      });
      return Response.json({ answers: await Promise.all(answers) });
    }
    const name = `${request.method} ${pathname}`;
    counts[name] = (counts[name] ?? 0) + 1;
    const met = order.targets?.some((target) => isTarget(target as Target, name)) ?? true;
    if (order.fault === null || !met) return honest(request, env);
    // Reads the body before throwing, like a real server.
    const { method, headers, url } = request;
    const body = request.body === null ? null : await request.arrayBuffer();
    const whole = new Request(url, { method, headers, body });
    return FAULTS[order.fault as FaultName](() => honest(whole, env));
  },
};
