/** An agency's system on loopback, for tests of lead calls: it answers by path and records what it gets. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

/** A received call. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Its address. */
    receiver: string;
  }
}

const received: Received[] = [];

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Answers by the first part of the path. */
const WAYS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  taken: (response) => response.writeHead(204).end(),
  failing: (response) => response.writeHead(500).end('no'),
  gone: (response) => response.writeHead(410).end(),
  redirecting: (response) => response.writeHead(307, { Location: '/elsewhere' }).end(),
  // Never answers.
  silent: () => undefined,
  endless: (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    const more = setInterval(() => response.write('x'.repeat(4096)), 2);
    response.on('close', () => clearInterval(more));
  },
  // A beginning without an end.
  hanging: (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    response.write('x');
  },
};

/** Starts it before the tests, and stops it after them. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.method === 'GET') {
      const mine = received.filter((one) => one.path === path);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(mine));
      return;
    }
    void textOf(request).then((body) => {
      received.push({ path, headers: request.headers, body });
      const answer = WAYS[path.split('/')[1] ?? ''];
      if (answer === undefined) response.writeHead(404).end();
      else answer(response);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  provide('receiver', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
