import { describe, expect, it } from 'vitest';
import { tied } from './ties.ts';

describe('tied', () => {
  it.each([
    ['een terrein van 7.695 m² en', 'een terrein van 7.695\u00a0m² en'],
    ['op 300 m van het strand', 'op 300\u00a0m van het strand'],
    ['in 2019 met elf ramen', 'in 2019 met elf ramen'],
    ['12 maanden', '12 maanden'],
    ['samen € 96.000', 'samen €\u00a096.000'],
    ['à pied ; on atteint : « vite » !', 'à pied\u00a0; on atteint\u00a0: «\u00a0vite\u00a0»\u00a0!'],
    ['https://a.example :8080', 'https://a.example :8080'],
  ])('sets %j', (text, set) => {
    expect(tied(text)).toBe(set);
  });
});
