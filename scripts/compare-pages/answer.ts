import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** One request, the same for both revisions. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Hostname of the agency, without a port, so that both revisions write the same origin. */
  readonly hostname: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | null;
}

/** Answer of a revision. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Highest time for an answer on a loaded machine, milliseconds. */
const TIMEOUT = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a call to a port of this machine; redirects are not followed. */
export function send(port: number, { method, hostname, path, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...headers, Host: hostname },
        timeout: TIMEOUT,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${hostname}${path} did not answer in time`)));
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}
