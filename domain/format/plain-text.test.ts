import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['leaves words as they are', 'Zonnig & ruim: 3 < 4', 'Zonnig & ruim: 3 < 4'],
    ['drops markup', '<p class="x">Ruime <b>woning</b></p>', 'Ruime woning\n\n'],
    ['makes line ends of breaks', 'één<br/>twee', 'één\ntwee'],
    ['parts cells', '<tr><td>3</td><td>2</td></tr>', ' 3 2 \n\n'],
    ['parts paragraphs that are not closed', '<p>Living<p>Keuken', 'Living\n\nKeuken'],
    ['drops scripts with their content', 'a<script>alert(1)</script>b', 'ab'],
    [
      'drops styles in capitals, and what a script writes',
      'a<STYLE x>p{}</style >b<script>"<style>"</script>c',
      'abc',
    ],
    ['leaves what an unclosed script may be', 'a<script>b<br>c', 'ab\nc'],
    ['reads entities', '120&nbsp;m&sup2; &amp; tuin&#33; &#x20AC;', '120 m² & tuin! €'],
    [
      'reads all names, in their own case',
      'l&rsquo;&Eacute;cole, f&ecirc;te, c&oelig;ur, 20&deg;C',
      'l’École, fête, cœur, 20°C',
    ],
    ['reads only whole references', 'bed & breakfast; R&D; a&b', 'bed & breakfast; R&D; a&b'],
    ['leaves unknown entities', '&constructor; &foo;', '&constructor; &foo;'],
    ['makes no control characters', '&#0;&#7;&#xd800;&NewLine;', '    '],
  ])('%s', (_, html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
