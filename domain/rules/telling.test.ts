/** A hidden address is hidden in texts too, and nothing else of them goes (design, "A hidden address is hidden"). */
import { describe, expect, it } from 'vitest';
import { quietAbout } from './telling.ts';

const quiet = quietAbout({ address: { visible: false, street: { nl: 'Lange Geheimstraat' } } });

describe('a text about a home with a hidden address', () => {
  it.each([
    'Ruim.\n\nLicht.  En nieuw.\r\nDicht bij zee.\n',
    '• Living 42 m²\n• Keuken\n• Tuin',
    '<p>Ruim. Licht.</p>\n<p>Nieuw.<br>Zee</p>',
    ' ',
    '',
  ])('that does not tell where it is stays as it is: %j', (text) => {
    expect(quiet(text)).toBe(text);
  });

  it.each([
    ['a sentence', 'Ruim. In de Lange Geheimstraat. Licht.', 'Ruim. Licht.'],
    ['a line', 'Ruim\nLange Geheimstraat 4\nLicht', 'Ruim\nLicht'],
    ['a paragraph', 'Ruim.\n\nLange Geheimstraat 4.\n\nLicht.', 'Ruim.\n\nLicht.'],
    ['the end of a paragraph', 'Ruim. Lange Geheimstraat.\n\nLicht.', 'Ruim.\n\nLicht.'],
    ['the beginning of a paragraph', 'Ruim.\n\nLange Geheimstraat. Licht.', 'Ruim.\n\nLicht.'],
    ['the first line', 'Lange Geheimstraat 4\r\nLicht', 'Licht'],
    ['the last line', 'Licht\nLange Geheimstraat 4', 'Licht'],
    ['a paragraph of HTML', '<p>Lange Geheimstraat 4</p><p>Licht</p>', '<p>Licht</p>'],
    ['a line of HTML', 'Ruim<br/>Lange Geheimstraat 4<br>Licht', 'Ruim<br/>Licht'],
    [
      'the end of a paragraph of HTML',
      '<p>Ruim. Lange Geheimstraat.</p><p>Licht</p>',
      '<p>Ruim.</p><p>Licht</p>',
    ],
    ['a name that is broken over two lines', 'Ruim\nin de lange\nGeheimstraat 4\nLicht', 'Ruim\nLicht'],
    ['a name that is broken over three', 'Ruim\nde lange\n–\nGeheimstraat', ''],
    ['all', 'Lange Geheimstraat', ''],
  ])('loses only %s that does', (_what, text, left) => {
    expect(quiet(text)).toBe(left);
  });

  it('loses a street that has a full stop in its name', () => {
    const saint = quietAbout({ address: { visible: false, street: { nl: 'St. Jansstraat' } } });
    expect(saint('Ruim. In de St. Jansstraat 4. Licht.')).toBe('Ruim. Licht.');
  });
});
