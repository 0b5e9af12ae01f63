import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** A whole answer. */
export interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface RunOptions {
  /** Requests at a time. */
  readonly atOnce: number;
  /** Headers of each request. */
  readonly headers?: () => OutgoingHttpHeaders;
  /** Sent as a POST with this body. */
  readonly body?: string | undefined;
  /** Throws if an answer is not the one to measure. */
  readonly check?: (answer: Answer) => void;
}

/** Calls one Worker over its own local socket. */
export interface Client {
  /** The answer; with a body, that of a POST. Throws unless the status is 200. */
  get(path: string, headers?: OutgoingHttpHeaders, body?: string): Promise<Answer>;
  /** The page at an address, after one redirect at most. Throws unless its status is 200. */
  follow(path: string): Promise<Answer>;
  put(path: string, body: Buffer, headers: OutgoingHttpHeaders): Promise<void>;
  /** Requests each path once; returns the milliseconds until the last answer. */
  run(paths: readonly string[], options: RunOptions): Promise<number>;
  close(): void;
}

/** @param host host name in the requests, whatever the socket. */
export const createClient = (socket: URL, host: string): Client => {
  const once = new Agent({ keepAlive: false });
  const cached = new Agent({ keepAlive: true });
  const { port } = socket;
  const call = (method: string, path: string, extra: OutgoingHttpHeaders, agent: Agent, body?: Buffer) =>
    new Promise<Answer & { status: number }>((resolve, reject) => {
      const headers = { ...extra, host: `${host}:${port}` };
      const sent = request({ hostname: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const get = async (
    path: string,
    headers: OutgoingHttpHeaders = {},
    agent = once,
    body?: string,
  ): Promise<Answer> => {
    const answer =
      body === undefined
        ? await call('GET', path, headers, agent)
        : await call('POST', path, headers, agent, Buffer.from(body));
    if (answer.status === 200) return answer;
    const more = answer.headers.location ?? answer.body.toString('utf8').slice(0, 300);
    throw new Error(`${path} answered ${answer.status}: ${more}`);
  };
  return {
    get: (path, headers, body) => get(path, headers, once, body),
    async follow(path) {
      const answer = await call('GET', path, {}, cached);
      if (answer.status === 200) return answer;
      const { pathname, search } = new URL(answer.headers.location ?? path, 'http://localhost');
      return await get(pathname + search, {}, cached);
    },
    async put(path, body, headers) {
      const { status } = await call('PUT', path, headers, once, body);
      if (status !== 204) throw new Error(`${path} could not be put: ${status}`);
    },
    async run(paths, { atOnce, headers, body, check }) {
      // Connections live for one run: workerd closes those that are idle during another Worker's run.
      const agent = new Agent({ keepAlive: true });
      const waiting = paths.values();
      const start = performance.now();
      const hand = async (): Promise<void> => {
        for (const path of waiting) {
          const answer = await get(path, headers?.(), agent, body);
          check?.(answer);
        }
      };
      try {
        await Promise.all(Array.from({ length: atOnce }, hand));
        return performance.now() - start;
      } finally {
        agent.destroy();
      }
    },
    close() {
      once.destroy();
      cached.destroy();
    },
  };
};
