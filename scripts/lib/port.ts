import { createServer } from 'node:net';
import { Complaint } from './progress.mjs';

/** Default port of `npm start`. */
export const DEFAULT_PORT = 8787;

/** Reads `--port 9000`, `--port=9000` or PORT; an invalid port is a `Complaint`. */
export function wantedPort(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const at = args.indexOf('--port');
  const text =
    (at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--port='))?.slice('--port='.length)) ??
    env.PORT;
  if (text === undefined || text === '') {
    if (at >= 0) throw new Complaint('--port needs a number, such as --port 9000.');
    return DEFAULT_PORT;
  }
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Complaint(`"${text}" is not a port: it must be a number from 1 to 65535.`);
  }
  return port;
}

function canListen(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null));
    });
  });
}

/** Whether nothing on this machine listens on the port. */
export const isFree = async (port: number): Promise<boolean> => (await canListen(port, '127.0.0.1')) !== null;

/** Below the range from which systems choose ports: wrangler takes several of those in the meantime. */
const RANGE = { from: 20_000, count: 10_000 } as const;

/** A free port that the system does not give to other programs by itself. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = await canListen(RANGE.from + Math.floor(Math.random() * RANGE.count), '127.0.0.1');
    if (port !== null) return port;
  }
  throw new Complaint('No free port could be found on 127.0.0.1.');
}
