import { describe, expect, it } from 'vitest';
import { type HistoryLike, recallList, rememberList } from './list-memory.ts';

const historyOf = (state: unknown): HistoryLike & { state: unknown } => {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  return history;
};

describe('memory of a list', () => {
  it('returns the stored values', () => {
    const history = historyOf(null);
    rememberList(history, { pages: 2, top: 1840 });
    expect(recallList(history)).toEqual({ pages: 2, top: 1840 });
  });

  it('remembers a scroll position in a list without further pages', () => {
    const history = historyOf(null);
    rememberList(history, { pages: 0, top: 640 });
    expect(recallList(history)).toEqual({ pages: 0, top: 640 });
  });

  it('leaves the rest of the entry’s state unchanged', () => {
    const history = historyOf({ theirs: 1 });
    rememberList(history, { pages: 1, top: 0 });
    expect(history.state).toMatchObject({ theirs: 1 });
  });

  it.each([
    ['nothing', null],
    ['text', 'x'],
    ['no page count', { gevelList: { top: 5 } }],
    ['an invalid page count', { gevelList: { pages: '3' } }],
    ['a fraction', { gevelList: { pages: 1.5, top: 0 } }],
  ])('returns null for %s', (_, state) => {
    expect(recallList(historyOf(state))).toBeNull();
  });

  it('does not throw when the browser refuses to write', () => {
    const history: HistoryLike = {
      state: null,
      replaceState: () => {
        throw new DOMException('too often', 'SecurityError');
      },
    };
    expect(() => rememberList(history, { pages: 1, top: 0 })).not.toThrow();
  });
});
