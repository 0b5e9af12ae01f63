import { expect, it } from 'vitest';
import { tileAddress } from './tile-address.ts';

it('replaces each placeholder for column, row and zoom, also repeated ones', () => {
  expect(tileAddress('https://tiles.example/{z}/{x}/{y}.png?at={z}', 8340, 5474, 14)).toBe(
    'https://tiles.example/14/8340/5474.png?at=14',
  );
});

it('keeps other braces', () => {
  expect(tileAddress('https://tiles.example/{style}/{z}/{x}/{y}', 1, 2, 3)).toBe(
    'https://tiles.example/{style}/3/1/2',
  );
});
