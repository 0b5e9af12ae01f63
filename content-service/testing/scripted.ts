/**
 * A scripted server on loopback, for tests: it answers each path, with its query or without, as set by a test, and counts
 * its requests.
 * Used as an agency's own content service and its picture host.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

/** The answer of a path; an unset path is 404. */
export interface Scripted {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, unless `base64` has bytes or `text` something else. */
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
  /**
   * Delay in milliseconds; `never` keeps the connection open without an answer, `endless` never stops
   * sending.
   */
  readonly way?: 'never' | 'endless' | 'cut' | { readonly after: number };
  /** Answered with 304 when If-None-Match is the ETag. */
  readonly etag?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Its address. */
    scripted: string;
  }
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const answers = new Map<string, Scripted>();
const asked: Asked[] = [];

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

function answer(request: IncomingMessage, response: ServerResponse, as: Scripted): void {
  const { way, etag } = as;
  if (way === 'never') return;
  if (typeof way === 'object') {
    const { way: _way, ...then } = as;
    setTimeout(() => answer(request, response, then), way.after);
    return;
  }
  const type = as.text === undefined ? 'application/json' : 'text/html';
  const headers = { 'Content-Type': type, ...(etag === undefined ? {} : { ETag: etag }), ...as.headers };
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ETag: etag }).end();
    return;
  }
  if (way === 'endless') {
    response.writeHead(as.status ?? 200, headers);
    const more = setInterval(() => response.write('x'.repeat(512 * 1024)), 1);
    response.on('close', () => clearInterval(more));
    return;
  }
  const body =
    as.base64 === undefined ? (as.text ?? JSON.stringify(as.json ?? null)) : Buffer.from(as.base64, 'base64');
  if (way === 'cut') {
    response.writeHead(200, { ...headers, 'Content-Length': String(body.length + 1000) });
    response.write(body, () => response.destroy());
    return;
  }
  response.writeHead(as.status ?? 200, headers).end(body);
}

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
  const body = await bodyOf(request);
  if (path === '/__tell') {
    for (const [to, as] of Object.entries(JSON.parse(body) as Record<string, Scripted | null>)) {
      if (as === null) answers.delete(to);
      else answers.set(to, as);
    }
    response.end('{}');
    return;
  }
  if (path === '/__asked') {
    response.end(JSON.stringify(asked.filter((one) => one.path.startsWith(body))));
    return;
  }
  const { method = 'GET', headers } = request;
  asked.push({ method, path, headers, body });
  answer(
    request,
    response,
    answers.get(decodeURIComponent(request.url ?? '')) ??
      answers.get(path) ?? { status: 404, json: { error: { code: 'not_found', message: '' } } },
  );
}

/** Starts it before the tests, and stops it after them. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  provide('scripted', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
