import { Agent, request } from 'node:http';

interface Fetched {
  readonly status: number;
  /** Media type alone, in small letters. */
  readonly type: string;
  readonly location: string | null;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * One GET request without following redirects. It is sent to this machine with the intended Host header,
 * because not every resolver knows *.localhost.
 */
export function fetchPage(url: URL): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        headers: { Host: url.host, Accept: 'text/html,*/*' },
        timeout: 60_000,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
            location: answer.headers.location ?? null,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${url.href} did not answer in time`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}
