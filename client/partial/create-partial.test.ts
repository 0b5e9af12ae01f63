import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementWith, type FakePage, pageWith, saidIn } from '../testing/page.ts';
import { createPartial } from './create-partial.ts';
import { type FetchedPage, type fetchPage, PageError } from './fetch-page.ts';
import type { Way } from './way.ts';

interface Call {
  readonly address: string;
  readonly signal: AbortSignal;
  readonly body: URLSearchParams | null | undefined;
  readonly answer: (fresh: FakePage, address?: string) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Lets pending promises continue. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let shown: FakePage;
let calls: Call[];
let log: string[];

/** Fetches whose answers the test triggers, even after an abort. */
const read: typeof fetchPage = (address, signal, options): Promise<FetchedPage> =>
  new Promise((resolve, reject) => {
    calls.push({
      address,
      signal,
      body: options?.body,
      answer: ({ page }, reached = address) => {
        resolve({ page, address: reached });
        return settle();
      },
      fail: () => {
        reject(new PageError(0, 'offline'));
        return settle();
      },
    });
  });

const callAt = (index: number): Call => {
  const call = calls[index];
  if (call === undefined) throw new Error(`There was no request ${index}.`);
  return call;
};

const status = elementWith();
const busy = elementWith();
const wayWith = (more: Partial<Way> = {}): Way => ({
  busy: busy as unknown as HTMLElement,
  regions: ['results'],
  words: () => 'said',
  left: (address) => log.push(`left ${address}`),
  failed: (address) => log.push(`failed ${address}`),
  ...more,
});

const open = (signal = new AbortController().signal) =>
  createPartial({
    parts: { start: () => undefined, stop: () => undefined, wake: () => Promise.resolve() },
    signal,
    status: status as unknown as Element,
    read,
  });

beforeEach(() => {
  shown = pageWith({ results: ['drawn'] });
  calls = [];
  log = [];
  Object.assign(status, { textContent: '' });
  Object.assign(busy, { ariaBusy: null });
  vi.stubGlobal('document', shown.page);
  vi.stubGlobal('location', {
    pathname: '/nl/aanbod',
    search: '?type=1',
    assign: (address: string) => log.push(`opened ${address}`),
  });
  vi.spyOn(console, 'error').mockImplementation((words) => log.push(`console: ${words}`));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page shown in place', () => {
  it('does not load a page that the server has rendered (spec 1 §3)', () => {
    const address = '/nl/aanbod?type=1';
    expect(open().state()).toEqual({ node: address, shown: address, isLoading: false, error: null });
    expect(busy.ariaBusy).toBeNull();
  });

  it('is busy until the regions are replaced', async () => {
    const { load, state } = open();
    void load({ way: wayWith(), address: '/nl/aanbod?type=2' });
    expect(busy.ariaBusy).toBe('true');
    expect(state()).toMatchObject({ node: '/nl/aanbod?type=2', shown: '/nl/aanbod?type=1', isLoading: true });
    await callAt(0).answer(pageWith({ results: ['found'] }));
    expect(saidIn(shown, 'results')).toEqual(['found']);
    expect(busy.ariaBusy).toBe('false');
    expect(state()).toMatchObject({ node: '/nl/aanbod?type=2', isLoading: false, error: null });
  });

  it('shows the address that `enter` sets', async () => {
    const { load, state } = open();
    const enter = (address: string) =>
      Object.assign(location, { search: address.slice(address.indexOf('?')) });
    void load({ way: wayWith({ enter }), address: '/nl/aanbod?type=2' });
    expect(state().shown).toBe('/nl/aanbod?type=1');
    await callAt(0).answer(pageWith({ results: ['found'] }));
    expect(state().shown).toBe('/nl/aanbod?type=2');
  });

  it('runs the steps in order: address, saving the focus, regions, `take`, focus, status text, `done`', async () => {
    const note = (what: string) => () => {
      log.push(`${what}: ${saidIn(shown, 'results')}${status.textContent}`);
    };
    const way = wayWith({
      enter: (address) => log.push(`enter ${address}`),
      node: () => '/as/the/form/says',
      focus: () => {
        note('noted')();
        return note('focus');
      },
      take: note('take'),
      done: note('done'),
    });
    const { load, state } = open();
    void load({ way, address: '/asked' });
    await callAt(0).answer(pageWith({ results: ['found'] }), '/reached');
    expect(log).toEqual(['enter /reached', 'noted: drawn', 'take: found', 'focus: found', 'done: foundsaid']);
    expect(state().node).toBe('/as/the/form/says');
  });

  it('empties the live region first, so that a screen reader reads the same text again', () => {
    status.textContent = 'said';
    void open().load({ way: wayWith(), address: '/a' });
    expect(status.textContent).toBe('');
  });
});

describe('late answers', () => {
  it('aborts the earlier request when a later one is made', () => {
    const { load } = open();
    void load({ way: wayWith(), address: '/a' });
    expect(callAt(0).signal.aborted).toBe(false);
    void load({ way: wayWith(), address: '/b' });
    expect(callAt(0).signal.aborted).toBe(true);
    expect(callAt(1).signal.aborted).toBe(false);
  });

  it.each([
    ['before', [0, 1]],
    ['after', [1, 0]],
  ] as const)('never shows a slow answer that comes %s that of a newer request', async (_when, order) => {
    const { load, state } = open();
    void load({ way: wayWith(), address: '/a' });
    void load({ way: wayWith(), address: '/b' });
    for (const index of order) await callAt(index).answer(pageWith({ results: [`answer ${index}`] }));
    expect(saidIn(shown, 'results')).toEqual(['answer 1']);
    expect(state()).toMatchObject({ node: '/b', isLoading: false });
    expect(log).toEqual([]);
  });

  it('stays busy and reports nothing when a superseded request fails', async () => {
    const { load, state } = open();
    void load({ way: wayWith(), address: '/a' });
    void load({ way: wayWith(), address: '/b' });
    await callAt(0).fail();
    expect(state()).toMatchObject({ node: '/b', isLoading: true, error: null });
    expect(busy.ariaBusy).toBe('true');
    expect(log).toEqual([]);
  });

  it('ends the busy state of a superseded request with another `busy` element', () => {
    const other = elementWith();
    const { load } = open();
    void load({ way: wayWith({ busy: other as unknown as HTMLElement }), address: '/a' });
    void load({ way: wayWith(), address: '/b' });
    expect([other.ariaBusy, busy.ariaBusy]).toEqual(['false', 'true']);
  });

  it('makes no other request while a form is being sent, because it may have arrived', async () => {
    const { load } = open();
    void load({ way: wayWith(), address: '/send', body: new URLSearchParams({ name: 'Mia' }) });
    void load({ way: wayWith(), address: '/b' });
    expect(calls.map(({ address, body }) => [address, body?.toString()])).toEqual([['/send', 'name=Mia']]);
    expect(callAt(0).signal.aborted).toBe(false);
    await callAt(0).answer(pageWith({ results: ['refused'] }));
    void load({ way: wayWith(), address: '/b' });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['giveUp is called', (leave: () => void) => leave()],
    ['its element is removed', (_: () => void, controller: AbortController) => controller.abort()],
  ] as const)('shows nothing after %s', async (_what, end) => {
    const controller = new AbortController();
    const { load, giveUp } = open(controller.signal);
    void load({ way: wayWith(), address: '/a' });
    end(giveUp, controller);
    await callAt(0).answer(pageWith({ results: ['found'] }));
    expect(callAt(0).signal.aborted).toBe(true);
    expect(saidIn(shown, 'results')).toEqual(['drawn']);
    expect(busy.ariaBusy).toBe('false');
  });
});

describe('pages that the browser must open', () => {
  it.each([
    ['another build', pageWith({ results: ['found'] }, '/assets/entry-two.js'), {}],
    ['another screen', pageWith({ times: ['found'] }), {}],
    ['a screen that `fits` rejects', pageWith({ results: ['found'] }), { fits: () => false }],
  ] as const)('hands over a page of %s with its final address', async (_what, fresh, more) => {
    const { load, state } = open();
    const way = wayWith({ ...more, enter: () => log.push('enter') });
    void load({ way, address: '/asked' });
    await callAt(0).answer(fresh, '/reached');
    expect(log).toEqual(['left /reached']);
    expect(saidIn(shown, 'results')).toEqual(['drawn']);
    expect(state().isLoading).toBe(false);
  });
});

describe('without handlers for `left` and `failed`', () => {
  const silent = wayWith({ left: undefined, failed: undefined });

  it('opens a page of another build at its final address', async () => {
    void open().load({ way: silent, address: '/asked' });
    await callAt(0).answer(pageWith({ results: ['found'] }, '/assets/entry-two.js'), '/reached');
    expect(log).toEqual(['opened /reached']);
  });

  it('opens a page that could not be fetched', async () => {
    void open().load({ way: silent, address: '/asked' });
    await callAt(0).fail();
    expect(log).toEqual(['console: "/asked" could not be fetched.', 'opened /asked']);
  });
});

describe('pages that fail to load', () => {
  it('are reported once in the log and on the page, and can be requested again', async () => {
    const { load, state } = open();
    void load({ way: wayWith(), address: '/a' });
    await callAt(0).fail();
    expect(log).toEqual(['console: "/a" could not be fetched.', 'failed /a']);
    expect(state()).toMatchObject({ node: '/a', isLoading: false, shown: '/nl/aanbod?type=1' });
    expect(state().error).toBeInstanceOf(PageError);
    expect(busy.ariaBusy).toBe('false');
    void load({ way: wayWith(), address: '/a' });
    expect(state().error).toBeNull();
  });

  it('include pages for which `take` throws', async () => {
    const { load } = open();
    const way = wayWith({
      take: () => {
        throw new Error('broken');
      },
    });
    void load({ way, address: '/a' });
    await callAt(0).answer(pageWith({ results: ['found'] }));
    expect(log).toEqual(['console: "/a" could not be fetched.', 'failed /a']);
  });
});
