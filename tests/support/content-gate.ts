import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it was received. */
export interface PassedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it was received: a picture is not text. */
  readonly body: Buffer<ArrayBuffer>;
}

/** A call that reached the content service, with its answer. */
export interface AnsweredCall extends PassedCall {
  readonly status: number;
}

/**
 * State of the connection to the content service: `open`; `closed` (503 for every call); or `answers-lost`:
 * forms arrive, but their answers are lost.
 */
export type GateState = 'open' | 'closed' | 'answers-lost';

/** A proxy between the site and the content service that can be closed. */
export interface ContentGate {
  readonly port: number;
  set(state: GateState): void;
  /** POSTs that reached the content service, oldest first. */
  readonly posts: readonly AnsweredCall[];
  /** Repeats a call, bypassing the gate; returns status and body of the answer. */
  again(call: PassedCall): Promise<{ readonly status: number; readonly body: unknown }>;
  readonly stop: () => Promise<void>;
}

/** Hop-by-hop headers (RFC 9110 §7.6.1), and headers that change when the body is written again. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
]);

async function readCall(request: IncomingMessage): Promise<PassedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !HOP.has(name) ? [[name, value] as const] : [],
  );
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks),
  };
}

const FORMS =
  /\/(?:contact-requests|friend-recommendations|subscriptions|valuations|reservation|answer-links)$/;

/** Opens a gate in front of the content service, on a local port. */
export async function openGate(contentPort: number): Promise<ContentGate> {
  let state: GateState = 'open';
  const posts: AnsweredCall[] = [];
  const pass = ({ method, path, headers, body }: PassedCall): Promise<Response> =>
    fetch(`http://127.0.0.1:${contentPort}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await readCall(request);
    if (state === 'closed') {
      response.writeHead(503).end();
      return;
    }
    const answer = await pass(call);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (call.method === 'POST') posts.push({ ...call, status: answer.status });
    if (state === 'answers-lost' && call.method === 'POST' && FORMS.test(call.path)) {
      request.socket.destroy();
      return;
    }
    response.writeHead(
      answer.status,
      Object.fromEntries([...answer.headers].filter(([name]) => !HOP.has(name))),
    );
    response.end(bytes);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next;
    },
    posts,
    async again(call) {
      const answer = await pass(call);
      return { status: answer.status, body: await answer.json() };
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
