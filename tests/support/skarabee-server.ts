/** The server of `testing/weblink.ts` on a port of loopback, with pictures and the faults of a connection. */
import { readFile } from 'node:fs/promises';
import { Weblink } from '#content-service/intake/feeds/kinds/skarabee/testing/weblink.ts';
import { listen, sendHuge, sendPhoto, textOf } from './vendor-server.ts';

const FILE = new URL(
  '../../content-service/intake/feeds/kinds/skarabee/testing/weblink.wsdl',
  import.meta.url,
);

export interface SkarabeeServer {
  readonly address: string;
  readonly weblink: Weblink;
  /** What it answers instead; null for answers of the interface. */
  connection: 'huge' | 'redirects' | null;
  readonly stop: () => Promise<void>;
}

export async function openSkarabee(): Promise<SkarabeeServer> {
  const weblink = await Weblink.open(await readFile(FILE, 'utf8'));
  const { address, stop } = await listen(
    async (request, response) => {
      if (request.url?.startsWith('/pictures/')) return sendPhoto(response);
      const body = await textOf(request);
      if (server.connection === 'huge') return sendHuge(response, 'application/soap+xml');
      if (server.connection === 'redirects') {
        response.writeHead(307, { Location: `${address}/elsewhere` }).end();
        return;
      }
      const answer = await weblink.answer({ authorization: request.headers.authorization ?? '', body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    },
    (response, error) => {
      response.writeHead(500).end(String(error));
    },
  );
  const server: SkarabeeServer = { address, weblink, connection: null, stop };
  return server;
}
