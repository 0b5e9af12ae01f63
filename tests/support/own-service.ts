import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** State of an agency's own service: working; stopped; slower than any timeout; or sending invalid answers. */
type Fare = 'well' | 'stopped' | 'slow' | 'lying';

/** Delay of a slow answer, milliseconds: longer than a page waits. */
const LATE_MS = 8_000;

/** A proxy in front of a local service that can be broken. */
export interface OwnServiceDoor {
  readonly port: number;
  fares(how: Fare): void;
  readonly stop: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Opens a proxy on a free port; `answer` is the service behind it. */
export async function openDoor(answer: Answer): Promise<OwnServiceDoor> {
  let fare: Fare = 'well';
  const late = new Set<NodeJS.Timeout>();
  const ways: Readonly<Record<Fare, Answer>> = {
    well: answer,
    stopped: ({ socket }) => socket.destroy(),
    slow: (request, response) => {
      const timer = setTimeout(() => answer(request, response), LATE_MS);
      late.add(timer);
    },
    lying: (_, response) => {
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"total":"many","results":"none"}');
    },
  };
  const server = createServer((request, response) => ways[fare](request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fares(how) {
      fare = how;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const timer of late) clearTimeout(timer);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
