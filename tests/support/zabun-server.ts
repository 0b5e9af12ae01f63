/** The server of `testing/vendor.ts` of Zabun on a port of loopback, with pictures, which notes how fast it is asked. */
import { ADDRESS, ZabunVendor } from '#content-service/intake/feeds/kinds/zabun/testing/vendor.ts';
import { listen, sendPhoto, textOf } from './vendor-server.ts';

export interface ZabunServer {
  readonly address: string;
  readonly vendor: ZabunVendor;
  /** The most calls that came within a second. */
  readonly pace: () => number;
  readonly stop: () => Promise<void>;
}

export async function openZabun(): Promise<ZabunServer> {
  const vendor = new ZabunVendor();
  const times: number[] = [];
  const { address, stop } = await listen(
    async (request, response) => {
      const url = new URL(request.url ?? '/', ADDRESS);
      if (url.pathname.startsWith('/pictures/')) return sendPhoto(response);
      times.push(Date.now());
      const body = await textOf(request);
      const headers = new Headers(
        Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        ),
      );
      const { method = 'GET' } = request;
      const answer = await vendor.answer(url, { method, headers, ...(body === '' ? {} : { body }) });
      response
        .writeHead(answer.status, Object.fromEntries(answer.headers))
        .end(Buffer.from(await answer.arrayBuffer()));
    },
    (response, error) => {
      response.writeHead(500).end(String(error));
    },
  );
  const pace = (): number =>
    Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length));
  return { address, vendor, pace, stop };
}
