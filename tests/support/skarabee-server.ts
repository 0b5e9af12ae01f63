/** The server of `testing/weblink.ts` on a port of loopback, with the faults of a connection. */
import { Weblink } from '#content-service/intake/feeds/kinds/skarabee/testing/weblink.ts';
import { listen, sendHuge, textOf } from './vendor-server.ts';

export interface SkarabeeServer {
  readonly address: string;
  readonly weblink: Weblink;
  /** What it answers instead; null for answers of the interface. */
  connection: 'huge' | 'redirects' | null;
  readonly stop: () => Promise<void>;
}

export async function openSkarabee(): Promise<SkarabeeServer> {
  const weblink = await Weblink.open();
  const { address, stop } = await listen(
    async (request, response) => {
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
