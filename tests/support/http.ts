import { type IncomingHttpHeaders, request } from 'node:http';
import { AGENCIES, type AgencyId, testPort } from './sites.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Call {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly port?: number;
}

/**
 * Sends one request to a hostname like a browser, without following redirects. It goes to 127.0.0.1 with the
 * Host header of the hostname, because not every resolver knows *.localhost; the path is sent unchanged.
 */
export function send(hostname: string, path: string, call: Call = {}): Promise<Answer> {
  const port = call.port ?? testPort();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: call.method ?? 'GET',
        headers: { host: `${hostname}:${port}`, ...call.headers },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const { statusCode: status = 0, headers } = incoming;
          const bytes = Buffer.concat(chunks);
          resolve({ status, headers, bytes, text: bytes.toString('utf8') });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

/** Sends one request to an agency's hostname. */
export const ask = (agency: AgencyId, path: string, call: Call = {}): Promise<Answer> =>
  send(AGENCIES[agency].hostname, path, call);

/** Like `ask`, but follows redirects on the same host; returns their number and the last answer. */
export async function askFollowing(
  agency: AgencyId,
  path: string,
  to: Pick<Call, 'port'> = {},
): Promise<Answer & { readonly redirects: number }> {
  let answer = await ask(agency, path, to);
  let redirects = 0;
  while (answer.headers.location !== undefined && answer.status < 400 && redirects < 5) {
    const { pathname, search } = new URL(answer.headers.location, `http://${AGENCIES[agency].hostname}`);
    answer = await ask(agency, pathname + search, to);
    redirects += 1;
  }
  return { ...answer, redirects };
}
