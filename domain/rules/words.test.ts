import { describe, expect, it } from 'vitest';
import { energyLabelText } from './energy-label.ts';
import { isHttpsAddress } from './link.ts';

describe('isHttpsAddress', () => {
  it.each([
    ['https://www.auction.example/namur?x=1', true],
    ['HTTPS://auction.example', true],
    ['http://auction.example', false],
    ['//auction.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['https://someone:secret@auction.example', false],
    ['https://someone@auction.example', false],
    ['https://', false],
    ['', false],
  ])('%s: %s', (address, linked) => {
    expect(isHttpsAddress(address)).toBe(linked);
  });
});

describe('energyLabelText (spec 2 §3)', () => {
  const labels: Readonly<Record<string, string>> = { G_F: 'G tot F', A_PLUS: 'A+' };
  const labelOf = (code: string) => labels[code] ?? null;

  it.each([
    ['a pair by its label', 'G_F', 'G tot F'],
    ['a class by its label', 'a_plus', 'A+'],
    ['a class as people write it', 'A++', 'A++'],
    ['a pair without a label with a dash', 'F_E', 'F – E'],
    ['the form A_100 by its class (spec 1 §3)', 'A_PLUS_0', 'A+'],
    ['an unknown code as it is', 'PENDING', 'PENDING'],
    ['nothing as nothing', null, ''],
  ])('writes %s', (_, code, text) => {
    expect(energyLabelText(code, labelOf)).toBe(text);
  });
});
