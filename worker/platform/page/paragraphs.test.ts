import { describe, expect, it } from 'vitest';
import { excerpt, paragraphsOf } from './paragraphs.ts';

describe('paragraphsOf', () => {
  it.each([
    ['Een.\n\nTwee\nregels.', ['Een.', 'Twee regels.']],
    ['Een.\r\n \r\nTwee.', ['Een.', 'Twee.']],
    ['  \n\n ', []],
    ['5 < 6 &amp; 7 &#233; &#0; &nope;', ['5 < 6 & 7 é &nope;']],
  ])('%j', (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });

  it('cuts at the end of a word', () => {
    expect(excerpt('een twee drie, vier', 16)).toBe('een twee drie…');
    expect(excerpt('kort', 16)).toBe('kort');
  });
});
