import { describe, expect, it } from 'vitest';
import { readWords } from './words.ts';

describe('words of an address', () => {
  it.each([
    ['  tuin   zeezicht ', 'tuin zeezicht'],
    ['Résidence d’été', 'Résidence d’été'],
    ['"tuin" OR *zee*', 'tuin OR zee'],
    ['R-2043/b', 'R-2043/b'],
    ['B&B', 'B&B'],
    ["l'étage", "l'étage"],
    ['-tuin-', 'tuin'],
    ['\u0000\u202e', null],
    ['"*', null],
    ['', null],
  ])('%j is read as %j', (text, words) => {
    expect(readWords(text)).toBe(words);
    expect(readWords(words ?? '')).toBe(words);
  });

  it('are cut after a whole word when too long', () => {
    expect(readWords(`${'tuin '.repeat(30)}`)).toBe('tuin '.repeat(16).trim());
    expect(readWords('x'.repeat(81))).toBeNull();
  });
});
