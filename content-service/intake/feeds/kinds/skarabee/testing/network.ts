import { vi } from 'vitest';
import { JPEG } from '#content-service/testing/pictures.ts';
import type { Weblink } from './weblink.ts';

/** What tests call the interface by: the room calls https only. */
export const ADDRESS = 'https://weblink.skarabee.example/v41/weblink.asmx';
const PICTURES = 'pictures.skarabee.example';

/** Settings of a feed that asks it. */
export const SETTINGS = { address: ADDRESS, pictureHosts: [PICTURES] };

/** Lets the room's calls reach this vendor instead of the network, without the pace between two. */
export function stubNetwork(vendorOf: () => Weblink): void {
  vi.stubGlobal('scheduler', { wait: () => Promise.resolve() });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { href, host } = new URL(input);
    if (host === PICTURES)
      return new Response(Uint8Array.from(JPEG), { headers: { 'Content-Type': 'image/jpeg' } });
    if (href !== ADDRESS) throw new TypeError(`nobody is at ${href}`);
    const headers = new Headers(init.headers);
    const {
      status,
      headers: own,
      body,
    } = await vendorOf().answer({
      authorization: headers.get('Authorization') ?? '',
      body: typeof init.body === 'string' ? init.body : '',
    });
    return new Response(body, { status, headers: own });
  });
}
