import { describe, expect, it } from 'vitest';
import type { Fetch } from '../calls/http.ts';
import type { CleanElement } from './clean-svg.ts';
import { type IconLoaderOptions, iconLoader } from './icon-loader.ts';

const DRAWING = '<svg viewBox="0 0 24 24"><path d="M0 0" onclick="x()"/></svg>';

const answer =
  (status: number, type: string | null, body = DRAWING): Fetch =>
  () =>
    Promise.resolve(new Response(body, { status, headers: type === null ? {} : { 'content-type': type } }));

/** Runs the loader with these options and returns the states and calls. */
const walk = async (src: string, options: Partial<IconLoaderOptions>) => {
  const seen: string[] = ['pending'];
  const drawn: CleanElement[] = [];
  const loader = iconLoader({
    send: answer(200, 'image/svg+xml'),
    supported: () => true,
    draw: (drawing) => drawn.push(drawing),
    onState: ({ status }) => seen.push(status),
    scope: 'i-',
    ...options,
  });
  const { error } = await loader.load(src);
  return { seen: seen.join(' '), error, drawn };
};

const FAILED = 'pending loading failed';

describe('iconLoader', () => {
  it('passes from pending through loading and loaded to ready (spec 1 §4)', async () => {
    const { seen, error, drawn } = await walk('/icon.svg', {});
    expect([seen, error]).toEqual(['pending loading loaded ready', null]);
    expect(drawn[0]?.children).toEqual([{ name: 'path', attributes: [['d', 'M0 0']], children: [] }]);
  });

  it.each([
    ['image/svg+xml', 'ready'],
    ['IMAGE/SVG+XML; charset=utf-8', 'ready'],
    ['text/plain;charset=UTF-8', 'ready'],
    ['text/html', 'failed'],
    ['image/svg', 'failed'],
    ['application/xml', 'failed'],
  ])('ends in the state for its content type: %s, %s (spec 1 §8)', async (type, end) => {
    const { seen, error } = await walk('/icon.svg', { send: answer(200, type) });
    expect(seen.split(' ').at(-1)).toBe(end);
    expect(error).toBe(end === 'ready' ? null : "Content type isn't valid");
  });

  it.each([300, 404, 410, 500])('reports "Not found" for status %i (spec 1 §8)', async (status) => {
    const { seen, error } = await walk('/icon.svg', { send: answer(status, 'image/svg+xml') });
    expect([seen, error]).toEqual([FAILED, 'Not found']);
  });

  it('accepts any status up to 299 (spec 1 §8)', async () => {
    expect((await walk('/icon.svg', { send: answer(299, 'image/svg+xml') })).error).toBeNull();
  });

  it.each(['', '  '])('reports "Missing src" for "%s" and makes no request (spec 1 §8)', async (src) => {
    const send = () => Promise.reject(new Error('asked'));
    expect(await walk(src, { send })).toMatchObject({ seen: 'pending failed', error: 'Missing src' });
  });

  it('checks first whether the browser supports SVG (spec 1 §8)', async () => {
    expect(await walk('', { supported: () => false })).toMatchObject({
      seen: 'pending unsupported',
      error: 'Browser does not support SVG',
    });
  });

  it.each([
    ['a broken drawing', answer(200, 'image/svg+xml', '<svg><path></svg>')],
    ['a page', answer(200, 'text/plain', '<html></html>')],
    ['nothing', answer(200, 'text/plain', '')],
  ])('fails on %s', async (_, send) => {
    expect(await walk('/icon.svg', { send })).toMatchObject({ seen: FAILED, error: 'Not an SVG drawing' });
  });

  it('fails with the message of the network error or of the drawing function', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await walk('/icon.svg', { send })).toMatchObject({ seen: FAILED, error: 'Failed to fetch' });
    const draw = () => {
      throw new Error('no room');
    };
    expect(await walk('/icon.svg', { draw })).toMatchObject({
      seen: 'pending loading loaded failed',
      error: 'no room',
    });
  });

  it('draws the icon requested last, in whichever order the answers arrive', async () => {
    const waiting: (() => void)[] = [];
    const drawn: string[] = [];
    const loader = iconLoader({
      send: (address) =>
        new Promise((resolve) => {
          waiting.push(() =>
            resolve(
              new Response(`<svg viewBox="${address}"/>`, { headers: { 'content-type': 'image/svg+xml' } }),
            ),
          );
        }),
      supported: () => true,
      draw: ({ attributes }) => drawn.push(attributes[0]?.[1] ?? ''),
      scope: '',
    });
    const both = [loader.load('first'), loader.load('second')];
    for (const come of waiting.toReversed()) come();
    await Promise.all(both);
    expect(drawn).toEqual(['second']);
  });
});
