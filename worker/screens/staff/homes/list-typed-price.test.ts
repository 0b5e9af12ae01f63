import { expect, it } from 'vitest';
import { typedPrice } from './list-typed-price.ts';

it.each([
  ['395000', 395_000],
  ['€ 395.000', 395_000],
  ['395 000 €', 395_000],
  ['395\u00A0000', 395_000],
  ['395,000', 395_000],
  ['1.250.000', 1_250_000],
  ['395.000,-', 395_000],
  ['1.250,50', 1250.5],
  ['950.5', 950.5],
])('reads %s', (text, euros) => expect(typedPrice(text)).toBe(euros));

it.each([
  '',
  '0',
  '-395000',
  '39.50.000',
  '395k',
  '1e6',
  'op aanvraag',
  '395..000',
  '9'.repeat(11),
  '395.0000',
])('does not guess at %s', (text) => expect(typedPrice(text)).toBeNull());
