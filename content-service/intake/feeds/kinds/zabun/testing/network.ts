import { vi } from 'vitest';
import { JPEG } from '#content-service/testing/pictures.ts';
import { ADDRESS, type ZabunVendor } from './vendor.ts';

/** Lets the room's calls reach this vendor instead of the network, without the pace between two. */
export function stubNetwork(vendorOf: () => ZabunVendor): void {
  vi.stubGlobal('scheduler', { wait: () => Promise.resolve() });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input);
    if (url.host === 'files.zabun.be')
      return new Response(Uint8Array.from(JPEG), { headers: { 'Content-Type': 'image/jpeg' } });
    if (url.origin !== ADDRESS) throw new TypeError(`nobody is at ${url.href}`);
    return vendorOf().answer(url, init);
  });
}
