import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** Most bytes of a piece of HTML, and milliseconds between two pieces. */
const PIECE = 600;
const PAUSE = 20;
/** So many elements at the start of a page's content end a piece: what stands so far is drawn before what follows. */
const ELEMENTS = 60;
const END = /<\/(?:a|dd|div|dl|form|h1|h2|li|nav|ol|p|section|span|th|ul)>/g;
/** Most bytes of a piece after those: it is below the first screen. */
const COARSE = 6000;

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isContent = false;
  let left = ELEMENTS;
  for await (const chunk of chunks) {
    const text = chunk.toString('latin1');
    const main: number = isContent ? 0 : text.indexOf('<main');
    isContent ||= main >= 0;
    const ends = isContent
      ? [...text.slice(main).matchAll(END)]
          .slice(0, left)
          .map(({ 0: tag, index }) => main + index + tag.length)
      : [];
    for (let at = 0; at < chunk.length; ) {
      const from = at;
      const end = ends.find((one) => one > from);
      at = Math.min(from + (left === 0 ? COARSE : PIECE), end ?? chunk.length);
      if (at === end) left -= 1;
      yield chunk.subarray(from, at);
      await pause(PAUSE);
    }
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
