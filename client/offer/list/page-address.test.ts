import { describe, expect, it } from 'vitest';
import { pageOf, withPage } from './restore-list.ts';

describe('pageOf', () => {
  it.each([
    ['/nl/aanbod', 1],
    ['/nl/aanbod?page=3', 3],
    ['/nl/aanbod?city=1201&page=2', 2],
    ['/nl/aanbod?page=-1', 1],
    ['/nl/aanbod?page=abc', 1],
    ['/nl/aanbod?page=1.5', 1],
  ])('reads %s as page %i', (address, page) => {
    expect(pageOf(address)).toBe(page);
  });
});

describe('withPage', () => {
  it('replaces the page and keeps the other parameters', () => {
    expect(withPage('/nl/aanbod?city=1201&city=1300&page=2&sortType=price', 3)).toBe(
      '/nl/aanbod?city=1201&city=1300&page=3&sortType=price',
    );
  });

  it('adds a page to an address without one', () => {
    expect(withPage('/nl/ajax/estates', 2)).toBe('/nl/ajax/estates?page=2');
  });

  it('keeps encoded characters encoded', () => {
    expect(withPage('/nl/aanbod?geo_range=10km%3B51.3%3B3.2', 2)).toBe(
      '/nl/aanbod?geo_range=10km%3B51.3%3B3.2&page=2',
    );
  });
});
