import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../../../scripts/lib/port.ts';

/** A submission as it arrived at the content service. */
export interface Arrival {
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  readonly status: number;
}

/** Stands between a site and its content service, and notes every POST with a key. */
export interface ContentProxy {
  readonly port: number;
  readonly arrivals: readonly Arrival[];
  readonly stop: () => Promise<void>;
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Passes a request on to a port of this machine, and its answer back; gives the status. */
function passOn(
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  port: number,
): Promise<number> {
  const { method, url, headers } = incoming;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      const status = response.statusCode ?? 502;
      answer.writeHead(status, response.headers);
      response.pipe(answer);
      response.once('end', () => resolve(status));
      response.once('error', reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

/** Starts one on a free port, before the content service on another. */
export async function startContentProxy(contentPort: number): Promise<ContentProxy> {
  const arrivals: Arrival[] = [];
  const port = await freePort();
  const serve = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await bytesOf(incoming);
    const status = await passOn(incoming, body, answer, contentPort);
    const key = incoming.headers['idempotency-key'];
    if (typeof key === 'string') {
      arrivals.push({ path: incoming.url ?? '', key, body: JSON.parse(body.toString()), status });
    }
  };
  const server = createServer((incoming, answer) => {
    serve(incoming, answer).catch((error: unknown) =>
      answer.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    arrivals,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
