import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** A request to send. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  readonly timeoutMs: number;
}

/** A complete answer. */
export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Resolves subdomains of `localhost` to this machine (RFC 6761 §6.3), which not every resolver does. */
const thisMachine: LookupFunction = (_hostname, options, answer) => {
  if (options.all) answer(null, [{ address: '127.0.0.1', family: 4 }]);
  else answer(null, '127.0.0.1', 4);
};

const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

/** Sends one request and does not follow redirects, so that a token only reaches the intended host. */
export const send = ({ method, url, headers, body, timeoutMs }: Sent): Promise<Received> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call = request(
      url,
      { method, headers, timeout: timeoutMs, ...(isLocal(url.hostname) && { lookup: thisMachine }) },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const entries = Object.entries(answer.headers).map(
            ([name, value]) => [name, String(value)] as const,
          );
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    call.once('error', reject);
    call.once('timeout', () => call.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
    call.end(body ?? undefined);
  });
