import { describe, expect, it } from 'vitest';
import { excerpt, openingOf } from './excerpt.ts';

describe('excerpt', () => {
  it.each([
    ['Kort.', 20, 'Kort.'],
    ['<p>Eerste zin.</p><p>Tweede&nbsp;zin.</p>', 60, 'Eerste zin. Tweede zin.'],
    ['Eerste zin is lang. Tweede zin ook.', 24, 'Eerste zin is lang.'],
    ['Een zin zonder einde die doorgaat, en door', 35, 'Een zin zonder einde die…'],
    ['Aaneengeschrevenzonderspatie', 10, 'Aaneenges…'],
  ])('shortens %j to %i letters', (text, most, said) => {
    expect(excerpt(text, most)).toBe(said);
  });

  it('is unchanged when applied to its own result', () => {
    const long = 'Een woning met een tuin en nog veel meer, zoals u ziet '.repeat(6);
    expect(excerpt(excerpt(long, 160), 160)).toBe(excerpt(long, 160));
  });
});

describe('openingOf', () => {
  it('does not repeat the short description', () => {
    expect(openingOf('Mooi licht.', '<p>Mooi licht.</p><p>Drie kamers.</p>')).toEqual({
      remark: 'Mooi licht.',
      lines: 'Drie kamers.',
    });
  });

  it('works without either', () => {
    expect(openingOf(null, 'Drie kamers.')).toEqual({ remark: '', lines: 'Drie kamers.' });
    expect(openingOf('Mooi licht.', undefined)).toEqual({ remark: 'Mooi licht.', lines: '' });
  });

  it('is unchanged when applied to its own result', () => {
    const { remark, lines } = openingOf(
      'Mooi licht.',
      `Mooi licht. ${'Drie kamers en een tuin. '.repeat(20)}`,
    );
    expect(openingOf(remark, lines)).toEqual({ remark, lines });
  });
});
