import { describe, expect, it } from 'vitest';
import { counted, fill } from './text.ts';

describe('fill', () => {
  it('fills in values and writes numbers with "." between thousands (spec 1 §9)', () => {
    expect(fill('{{shown}} van {{ total }} woningen', { shown: 15, total: 1234 })).toBe(
      '15 van 1.234 woningen',
    );
  });

  it('removes a placeholder without a value', () => {
    expect(fill('a{{b}}c', {})).toBe('ac');
  });

  it('does not replace placeholders inside a value', () => {
    expect(fill('{{a}}', { a: '{{b}}', b: 'x' })).toBe('{{b}}');
  });
});

describe('counted', () => {
  const text = { one: '{{n}} bien', other: '{{n}} biens' };
  it.each([
    ['fr', 0, '0 bien'],
    ['fr', 2, '2 biens'],
    ['nl', 0, '0 biens'],
    ['nl', 1, '1 bien'],
  ] as const)('follows the plural rules of %s for %i', (locale, n, sentence) => {
    expect(counted(text, n, locale)).toBe(sentence);
  });
});
