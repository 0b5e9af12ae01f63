import { describe, expect, it, vi } from 'vitest';
import type { KeyValueStorage } from './favorites-storage.ts';
import { createFavoritesStore } from './favorites-store.ts';

/** A browser storage that the tabs of a test share; with `full` it refuses to write. */
const memoryStorage = (text: string | null = null) => {
  const storage = {
    text,
    full: false,
    getItem: () => storage.text,
    setItem: (_: string, value: string) => {
      if (storage.full) throw new DOMException('full', 'QuotaExceededError');
      storage.text = value;
    },
  };
  return storage satisfies KeyValueStorage;
};

const storageEvent = (key: string | null): Event => Object.assign(new Event('storage'), { key });

describe('favourites store', () => {
  it('reads the list at the start and writes the whole list at each change (spec 1 §4)', () => {
    const storage = memoryStorage('["7"]');
    const store = createFavoritesStore(storage);
    expect(store.getSnapshot().ids).toEqual(['7']);
    store.add('12');
    expect(storage.text).toBe('["7","12"]');
    store.remove('7');
    expect(storage.text).toBe('["12"]');
  });

  it('adds an id once only (spec 1 §4)', () => {
    const store = createFavoritesStore(memoryStorage('["7"]'));
    store.add('7');
    expect(store.getSnapshot().ids).toEqual(['7']);
  });

  it('toggles by id', () => {
    const store = createFavoritesStore(memoryStorage());
    store.toggle('7');
    expect(store.getSnapshot().ids).toEqual(['7']);
    store.toggle('7');
    expect(store.getSnapshot().ids).toEqual([]);
  });

  it('puts a removed id back at its former position', () => {
    const store = createFavoritesStore(memoryStorage('["1","2","3"]'));
    store.remove('2');
    store.restore('2', 1);
    expect(store.getSnapshot().ids).toEqual(['1', '2', '3']);
    store.restore('2', 0);
    expect(store.getSnapshot().ids).toEqual(['1', '2', '3']);
  });

  it('returns the same snapshot until a change, and calls each listener once per change', () => {
    const store = createFavoritesStore(memoryStorage());
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    const before = store.getSnapshot();
    store.remove('7');
    expect(store.getSnapshot()).toBe(before);
    store.add('7');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    store.add('8');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps the list in memory, and reports that, when there is no storage', () => {
    const store = createFavoritesStore(null);
    expect(store.getSnapshot().saved).toBe(true);
    store.add('7');
    store.add('8');
    expect(store.getSnapshot()).toEqual({ ids: ['7', '8'], saved: false });
  });

  it('keeps changes while the storage is full, and writes them when there is space again', () => {
    const storage = memoryStorage('["1"]');
    const store = createFavoritesStore(storage);
    storage.full = true;
    store.add('2');
    expect(store.getSnapshot()).toEqual({ ids: ['1', '2'], saved: false });
    storage.full = false;
    store.add('3');
    expect(store.getSnapshot()).toEqual({ ids: ['1', '2', '3'], saved: true });
    expect(storage.text).toBe('["1","2","3"]');
  });
});

describe('favourites in two tabs', () => {
  it('shows the changes of another tab', () => {
    const storage = memoryStorage();
    const page = new EventTarget();
    const here = createFavoritesStore(storage, page);
    createFavoritesStore(storage).add('7');
    page.dispatchEvent(storageEvent('favorites'));
    expect(here.getSnapshot().ids).toEqual(['7']);
  });

  it('does not overwrite changes of another tab whose storage event has not arrived yet', () => {
    const storage = memoryStorage();
    const here = createFavoritesStore(storage);
    createFavoritesStore(storage).add('7');
    here.add('8');
    expect(storage.text).toBe('["7","8"]');
  });

  it('becomes empty when the storage is cleared, and ignores other keys', () => {
    const storage = memoryStorage('["7"]');
    const page = new EventTarget();
    const store = createFavoritesStore(storage, page);
    storage.text = null;
    page.dispatchEvent(storageEvent('theme'));
    expect(store.getSnapshot().ids).toEqual(['7']);
    page.dispatchEvent(storageEvent(null));
    expect(store.getSnapshot().ids).toEqual([]);
  });

  it('reads the list again when the back button restores a page from the bfcache', () => {
    const storage = memoryStorage();
    const page = new EventTarget();
    const store = createFavoritesStore(storage, page);
    storage.text = '["7"]';
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(store.getSnapshot().ids).toEqual([]);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getSnapshot().ids).toEqual(['7']);
  });
});
