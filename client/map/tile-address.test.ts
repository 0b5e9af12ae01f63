import { expect, it } from 'vitest';
import { tileAddress } from './tile-address.ts';

it('puts column, row and zoom where the template wants them, as often as it wants them', () => {
  expect(tileAddress('https://tiles.example/{z}/{x}/{y}.png?at={z}', 8340, 5474, 14)).toBe(
    'https://tiles.example/14/8340/5474.png?at=14',
  );
});

it('leaves other braces alone', () => {
  expect(tileAddress('https://tiles.example/{style}/{z}/{x}/{y}', 1, 2, 3)).toBe(
    'https://tiles.example/{style}/3/1/2',
  );
});
