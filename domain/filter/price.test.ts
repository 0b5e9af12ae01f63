import { expect, it } from 'vitest';
import { readPrice, unreadPrices } from './price.ts';

it.each([
  ['400000', 400_000],
  ['400.000', 400_000],
  ['400,000', 400_000],
  ["400'000", 400_000],
  ['400’000', 400_000],
  ['400 000', 400_000],
  ['400\u00a0000', 400_000],
  ['400\u202f000', 400_000],
  ['400.000,00', 400_000],
  ['400,000.00', 400_000],
  ["400'000.00", 400_000],
  ['400000,00', 400_000],
  ['400000.50', 400_000],
  ['400.000,-', 400_000],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['€ 400.000', 400_000],
  ['400.000 €', 400_000],
  ['400000eur', 400_000],
  ['EUR 400000', 400_000],
  ['400.000 euro', 400_000],
  ['400000 euros', 400_000],
  ['400k', 400_000],
  ['400 K', 400_000],
  ['€400k', 400_000],
  ['400k€', 400_000],
  ['62,5k', 62_500],
  ['400 duizend', 400_000],
  ['400 mille', 400_000],
  ['400 thousand euro', 400_000],
  ['400 Tsd.', 400_000],
  ['0,4 mio', 400_000],
  ['0.4 mio.', 400_000],
  ['0,4 mln', 400_000],
  ['1,25 miljoen', 1_250_000],
  ['1.2 million', 1_200_000],
  ['2 millions', 2_000_000],
  ['1,2 Millionen', 1_200_000],
  ['1M', 1_000_000],
  ['４００.０００', 400_000],
  ['850', 850],
  ['1.250', 1250],
  ['1,5', 1],
])('%j is read as %s euros (spec 1 §5)', (text, euros) => {
  expect(readPrice(text)).toBe(euros);
});

it.each([
  '',
  '0',
  '€ 0',
  '0k',
  '400.00.000',
  '400.000.00',
  '1.250k',
  '400 x',
  'veel',
  '-400',
  '4e5',
  '9'.repeat(13),
  '400-500',
])('%j is not a price', (text) => {
  expect(readPrice(text)).toBeNull();
});

it.each([
  ['price-max=veel', { 'price-max': 'veel' }],
  ['price-min=1.250k&price-max=400k', { 'price-min': '1.250k' }],
  ['price-min=&price-max=0', {}],
  ['price-min=%E2%82%AC&price-max=400.000', {}],
  ['other=veel', {}],
  [`price-min=${'x'.repeat(99)}`, { 'price-min': 'x'.repeat(40) }],
])('reports the unreadable prices of %s: %j', (query, unread) => {
  expect(unreadPrices(new URLSearchParams(query))).toEqual(unread);
});

it('takes linear time for a long text', () => {
  for (const text of [
    '1'.repeat(100_000),
    '1 '.repeat(50_000),
    'e'.repeat(100_000),
    `${' '.repeat(100_000)}x`,
  ])
    expect(readPrice(text)).toBeNull();
});
