import { afterEach, expect, it, vi } from 'vitest';
import { markSearched } from './mark-searched.ts';
import { wasSearched } from './was-searched.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells one page that it answers a search form', () => {
  vi.stubGlobal('sessionStorage', {
    setItem(key: string, value: string) {
      Object.assign(this, { [key]: value });
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  });
  expect(wasSearched()).toBe(false);
  markSearched();
  expect(wasSearched()).toBe(true);
  expect(wasSearched()).toBe(false);
});

it('tells nothing where the browser refuses to store', () => {
  vi.stubGlobal('sessionStorage', undefined);
  markSearched();
  expect(wasSearched()).toBe(false);
});
