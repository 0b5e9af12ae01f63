/**
 * Stands before the content service: it misbehaves as it is told, counts calls, and makes of one agency as
 * many as are asked for (`x1-duinzicht.localhost`), so that each measurement has a site that is new.
 */
import { FAULTS, type FaultName, isTarget, type Target } from '../faults.ts';
import { CONTROL_PATH, type UpstreamOrder } from './addresses.ts';

interface Env {
  readonly CONTENT: Fetcher;
}

/** One of several calls that come as one. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

let order: UpstreamOrder = { fault: null };
let counts: Record<string, number> = {};

const CLONE = /\bx\d+-([a-z-]+)/;
const original = (text: string): string => text.replace(CLONE, '$1');

/** The call with the original's name in the clone's place. */
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
    // One by one, so that each kind of call meets its own fault; they are answered when the last of them is.
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
    // The body is read before anything is thrown, as a real server's would be.
    const { method, headers, url } = request;
    const body = request.body === null ? null : await request.arrayBuffer();
    const whole = new Request(url, { method, headers, body });
    return FAULTS[order.fault as FaultName](() => honest(whole, env));
  },
};
