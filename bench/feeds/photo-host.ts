import type { IncomingMessage, ServerResponse } from 'node:http';
import { kindOfPhoto, makePhotos } from './photos.ts';

const MB = 1_048_576;

/** The vendor's pictures: what was asked, and what was sent. */
export interface PhotoHost {
  readonly answer: (path: string, request: IncomingMessage, response: ServerResponse) => void;
  /** Another picture stands at this address from now on. */
  change(number: number): void;
  /** Requests by status, bytes sent, and paths of another size than 1600 px, since the last look. */
  look(): {
    readonly statuses: Readonly<Record<string, number>>;
    readonly bytes: number;
    readonly others: number;
  };
}

export async function openPhotos(): Promise<PhotoHost> {
  const bytesOf = await makePhotos();
  const versions = new Map<number, number>();
  let [statuses, bytes, others]: [Record<string, number>, number, number] = [{}, 0, 0];
  const note = (status: number, sent: number): void => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    bytes += sent;
  };

  function endless(response: ServerResponse, etag: string): void {
    response.writeHead(200, { 'Content-Type': 'image/jpeg', ETag: etag });
    note(200, 0);
    let sent = 0;
    const more = (): void => {
      if (response.destroyed || sent >= 50) {
        response.end();
        return;
      }
      sent += 1;
      bytes += MB;
      response.write(Buffer.alloc(MB, 0x20), more);
    };
    more();
  }

  return {
    answer(path, request, response) {
      const number = Number(/\/(\d+)\.jpg$/.exec(path)?.[1]) % 100_000;
      if (!path.includes('/1600/')) others += 1;
      const kind = kindOfPhoto(number);
      if (kind === 'gone') {
        note(404, 0);
        response.writeHead(404).end();
        return;
      }
      const version = versions.get(number) ?? 0;
      const etag = `"${number}-${version}"`;
      if (request.headers['if-none-match'] === etag) {
        note(304, 0);
        response.writeHead(304).end();
        return;
      }
      if (kind === 'endless') {
        endless(response, etag);
        return;
      }
      const page = Buffer.from('<!doctype html><title>Maintenance</title>');
      // Another number of the same kind has other bytes.
      const body = kind === 'page' ? page : (bytesOf(number + version * 5_000) ?? page);
      note(200, body.length);
      const type = kind === 'page' ? 'text/html' : 'image/jpeg';
      response.writeHead(200, { 'Content-Type': type, ETag: etag }).end(body);
    },
    change(number) {
      versions.set(number, (versions.get(number) ?? 0) + 1);
    },
    look() {
      const seen = { statuses, bytes, others };
      [statuses, bytes, others] = [{}, 0, 0];
      return seen;
    },
  };
}
