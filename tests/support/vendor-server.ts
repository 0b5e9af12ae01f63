/** What servers that speak as a vendor share: their port, and faults that have nothing to do with its words. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

interface Listening {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Listens on a free port of loopback; `failed` answers when an answer throws. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  failed: (response: ServerResponse, error: unknown) => void,
): Promise<Listening> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => failed(response, error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The body of a request. */
export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

let photo: Promise<Buffer> | null = null;

/** Sends one photograph, the same for every home. */
export async function sendPhoto(response: ServerResponse): Promise<void> {
  photo ??= sharp({ create: { width: 1600, height: 1066, channels: 3, background: '#7a8f6a' } })
    .jpeg({ quality: 60 })
    .toBuffer();
  response.writeHead(200, { 'Content-Type': 'image/jpeg', ETag: '"1"' }).end(await photo);
}

/** Sends 50 MB of blanks, by pieces, until the reader goes away. */
export function sendHuge(response: ServerResponse, type: string): void {
  response.writeHead(200, { 'Content-Type': type });
  const piece = ' '.repeat(1024 * 1024);
  let sent = 0;
  const more = (): void => {
    sent += 1;
    if (sent > 50 || response.destroyed) response.end('{}');
    else response.write(piece, more);
  };
  more();
}
