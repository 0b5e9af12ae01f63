import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordsOf } from '../import/homes.ts';

const HOMES = 200;
/** One home in this many changes. */
const SHARE = 10;

interface Estate {
  readonly general: { readonly price: { readonly value: number } };
}

/** A server on loopback with a file of homes, as an agency's system writes it each night. */
export interface FileServer {
  readonly address: string;
  /** Some homes have another price from now on. */
  change(): void;
  readonly stop: () => Promise<void>;
}

const linesOf = (version: number): string =>
  [...recordsOf({ version: 0, homes: HOMES }, [[]])]
    .flatMap((record, at) => {
      const { estate } = record as { readonly estate?: Estate };
      if (estate === undefined) return [];
      const { general } = estate;
      const raised = at % SHARE === 0 ? version * 1_000 : 0;
      const price = { value: general.price.value + raised };
      return JSON.stringify({ estate: { ...estate, general: { ...general, price }, pictures: [] } });
    })
    .join('\n');

export async function openFile(): Promise<FileServer> {
  let version = 0;
  const server = createServer((request, response) => {
    const etag = `"${version}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson', ETag: etag }).end(linesOf(version));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/homes.ndjson`,
    change: () => {
      version += 1;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
