import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPage, PageError } from './fetch-page.ts';

/** The part of XMLHttpRequest that is used; the test plays the network. */
class FakeRequest {
  static latest: FakeRequest;
  responseType = '';
  timeout = 0;
  status = 0;
  responseXML: object | null = null;
  responseURL = '';
  opened: readonly string[] = [];
  sent: unknown;
  onload = (_event: { readonly type: string }): void => undefined;
  onerror = (_event: { readonly type: string }): void => undefined;
  ontimeout = (_event: { readonly type: string }): void => undefined;
  onabort = (_event: { readonly type: string }): void => undefined;
  constructor() {
    FakeRequest.latest = this;
  }
  open(...how: readonly string[]): void {
    this.opened = how;
  }
  readonly headers: (readonly [string, string])[] = [];
  setRequestHeader(name: string, value: string): void {
    this.headers.push([name, value]);
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort({ type: 'abort' });
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const never = (): AbortSignal => new AbortController().signal;

it('returns a page as a document, with its address after redirects', async () => {
  const reading = fetchPage('/nl/offer?type=', never());
  const request = FakeRequest.latest;
  expect([request.opened, request.responseType]).toEqual([['GET', '/nl/offer?type='], 'document']);
  const page = {};
  Object.assign(request, { responseXML: page, responseURL: 'https://agency.test/nl/aanbod?type=1#x' });
  request.onload({ type: 'load' });
  const fetched = await reading;
  expect(fetched.page).toBe(page);
  expect(fetched.address).toBe('/nl/aanbod?type=1');
});

it('sends a form by POST', () => {
  const body = new URLSearchParams({ name: 'Mia' });
  fetchPage('/nl/book', never(), { body }).catch(() => undefined);
  expect([FakeRequest.latest.opened, FakeRequest.latest.sent]).toEqual([['POST', '/nl/book'], body]);
});

it('bypasses caches only on request (RFC 9111 §5.2.1.4)', () => {
  fetchPage('/nl/vakantie/7', never(), { anew: true }).catch(() => undefined);
  expect(FakeRequest.latest.headers).toContainEqual(['Cache-Control', 'no-cache']);
  fetchPage('/nl/vakantie/7', never()).catch(() => undefined);
  expect(FakeRequest.latest.headers).toEqual([['Accept', 'text/html']]);
});

it.each([
  ['no answer', 'onerror', 0],
  ['a slow one', 'ontimeout', 0],
  ['no page', 'onload', 502],
] as const)('rejects with the status and the cause where there is %s', async (_what, event, code) => {
  const reading = fetchPage('/nl/aanbod', never());
  FakeRequest.latest.status = code;
  FakeRequest.latest[event]({ type: event.slice(2) });
  await expect(reading).rejects.toThrow(PageError);
  await expect(reading).rejects.toMatchObject({ status: code, message: `No page came (${event.slice(2)}).` });
});

it('ends the request when its signal aborts it', async () => {
  const controller = new AbortController();
  const reading = fetchPage('/nl/aanbod', controller.signal);
  controller.abort();
  await expect(reading).rejects.toThrow(PageError);
});
