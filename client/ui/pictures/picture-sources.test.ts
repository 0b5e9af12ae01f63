import { describe, expect, it } from 'vitest';
import { largestSource } from './picture-sources.ts';

const picture = (srcSet: string) => ({ src: '/a.webp', srcSet, width: 4, height: 3, alt: '' });

describe('largestSource', () => {
  it('returns the widest candidate whatever its position', () => {
    expect(largestSource(picture('/400.webp 400w, /1600.webp 1600w, /800.webp 800w'))).toBe('/1600.webp');
  });

  it.each(['', '  ', '/x.webp'])('falls back to src when the set %j names no width', (srcSet) => {
    expect(largestSource(picture(srcSet))).toBe('/a.webp');
  });
});
