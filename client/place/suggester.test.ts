import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import { asSuggestions, createSuggester } from './suggester.ts';

const BRUGGE: PlaceSuggestion = { id: '8', zip: '8000', name: 'Brugge', alias: null, text: null, href: null };
const LUIK: PlaceSuggestion = { id: '4', zip: '4000', name: 'Liège', alias: 'Luik', text: null, href: null };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A fake site whose answers the test controls. */
const scene = () => {
  const asked: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  const shown: [text: string, ids: string[]][] = [];
  const suggester = createSuggester(
    '/nl/ajax/search-city',
    (found, text) => shown.push([text, found.map(({ id }) => id)]),
    (address) => {
      asked.push(address);
      return new Promise((resolve) => answers.push(resolve));
    },
  );
  const answer = async (index: number, body: unknown, status = 200): Promise<void> => {
    answers[index]?.(Response.json(body, { status }));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { suggester, asked, shown, answer };
};

describe('createSuggester', () => {
  it('makes one request after a pause in typing', async () => {
    const { suggester, asked, shown, answer } = scene();
    suggester.ask('b');
    await vi.advanceTimersByTimeAsync(100);
    suggester.ask('bru & co');
    await vi.advanceTimersByTimeAsync(119);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/nl/ajax/search-city?q=bru+%26+co']);
    await answer(0, [BRUGGE]);
    expect(shown).toEqual([['bru & co', ['8']]]);
  });

  it('drops a stale answer', async () => {
    const { suggester, shown, answer } = scene();
    suggester.ask('b');
    await vi.advanceTimersByTimeAsync(120);
    suggester.ask('lu');
    await vi.advanceTimersByTimeAsync(120);
    await answer(1, [LUIK]);
    await answer(0, [BRUGGE]);
    expect(shown).toEqual([['lu', ['4']]]);
  });

  it('shows nothing after a cancellation', async () => {
    const { suggester, asked, shown, answer } = scene();
    suggester.ask('b');
    await vi.advanceTimersByTimeAsync(120);
    suggester.cancel();
    await answer(0, [BRUGGE]);
    suggester.ask('c');
    suggester.cancel();
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('logs a failure and asks again for the next text', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { suggester, shown, answer } = scene();
    suggester.ask('b');
    await vi.advanceTimersByTimeAsync(120);
    await answer(0, { error: { code: 'unavailable' } }, 503);
    expect(logged).toHaveBeenCalledOnce();
    suggester.ask('br');
    await vi.advanceTimersByTimeAsync(120);
    await answer(1, [BRUGGE]);
    expect(shown).toEqual([['br', ['8']]]);
  });
});

describe('asSuggestions', () => {
  it('accepts a list of places', () => {
    expect(asSuggestions([BRUGGE, LUIK])).toEqual([BRUGGE, LUIK]);
    expect(asSuggestions([])).toEqual([]);
  });

  it.each([null, {}, 'x', [null], [{ id: 8, zip: '8000', name: 'Brugge', alias: null }], [{ id: '8' }]])(
    'refuses %j',
    (value) => {
      expect(() => asSuggestions(value)).toThrow('no list of places');
    },
  );
});
