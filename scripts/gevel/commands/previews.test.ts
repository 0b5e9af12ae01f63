import { expect, it } from 'vitest';
import { addressAt } from './previews.ts';

it.each([
  ['http://content.localhost:9300', 'http://kaai--abc.preview.localhost:9300'],
  ['https://content.example.com', 'https://kaai--abc.preview.localhost'],
])('the address of a preview made at %s is one that a browser opens', (origin, address) => {
  expect(addressAt(origin, 'https://kaai--abc.preview.localhost')).toBe(address);
});
