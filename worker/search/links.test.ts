import { describe, expect, it } from 'vitest';
import { pageWindow } from './links.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, null, 9]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [5, 12, [1, 2, 3, 4, 5, 6, 7, null, 12]],
    [7, 20, [1, null, 5, 6, 7, 8, 9, null, 20]],
    [20, 20, [1, null, 18, 19, 20]],
  ])('on page %d of %d', (page, pages, numbers) => {
    expect(pageWindow(page, pages)).toEqual(numbers);
  });
});
