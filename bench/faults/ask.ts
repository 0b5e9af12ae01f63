import { request } from 'node:http';

/** Timeout of a request, milliseconds. */
const PATIENCE_MS = 40_000;

/** Method and headers of a request. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer; status 0 without one. */
export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  readonly retryAfter: boolean;
  readonly location: string | null;
  readonly body: string;
}

/** Requests an address of the local site with the host's name. Never throws. */
export const ask = (port: number, host: string, path: string, { method = 'GET', headers = {} }: Asked) =>
  new Promise<Answer>((resolve) => {
    const start = performance.now();
    const done = (status: number, more: Partial<Answer> = {}): void =>
      resolve({
        status,
        milliseconds: performance.now() - start,
        retryAfter: false,
        location: null,
        body: '',
        ...more,
      });
    const options = { hostname: '127.0.0.1', port, path, method, agent: false } as const;
    const sent = request({ ...options, headers: { ...headers, host: `${host}:${port}` } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', () => done(0));
      answer.on('end', () =>
        done(answer.statusCode ?? 0, {
          retryAfter: answer.headers['retry-after'] !== undefined,
          location: answer.headers.location ?? null,
          body: Buffer.concat(pieces).toString('utf8'),
        }),
      );
    });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy());
    sent.on('error', () => done(0));
    sent.end();
  });

/** Runs tasks with limited concurrency. */
export async function askAll<T>(works: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  const waiting = works.entries();
  const hand = async (): Promise<void> => {
    for (const [index, work] of waiting) results[index] = await work();
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return results;
}
