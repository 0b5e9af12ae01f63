import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes of a piece of HTML, and milliseconds between two pieces. */
const PIECE = 600;
const PAUSE = 20;

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += PIECE) {
      yield chunk.subarray(at, at + PIECE);
      await pause(PAUSE);
    }
}

/** A local proxy to the site, on another port, that sends HTML in small pieces, like a slow line. */
export async function slowLine(sitePort: number): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((asked, answered) => {
    const headers = {
      ...asked.headers,
      host: (asked.headers.host ?? '').replace(/:\d+$/, `:${sitePort}`),
      'accept-encoding': 'identity',
    };
    const { url: path, method } = asked;
    const upstream = request({ port: sitePort, path, method, headers }, (answer) => {
      // The page was left meanwhile.
      if (answered.destroyed) return void answer.destroy();
      const { 'content-length': _, ...rest } = answer.headers;
      answered.writeHead(answer.statusCode ?? 502, rest);
      const isPage = rest['content-type']?.startsWith('text/html') === true;
      const done = (error: Error | null | undefined) => error && answered.destroy();
      if (isPage) pipeline(answer, inPieces, answered, done);
      else pipeline(answer, answered, done);
    });
    upstream.on('error', () => answered.destroy());
    asked.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
