import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from '#client/ui/pictures/Gallery.tsx';
import type { Picture } from '#wire/picture.ts';
import { contextIn, estateWith } from '../../testing/contexts.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { picturesOf, withLeading } from './pictures.ts';

const PLAN = { file: 'level-0', index: 0, width: 2400, height: 400, plan: true };
const PHOTO = { file: 'grondplan-by-name-alone', index: 1, width: 1600, height: 1200, plan: false };

const propertyWith = (...pictures: Picture[]) => propertyOfEstate(estateWith({ pictures }), contextIn('nl'));
const srcOf = (name: string) => `/media/800/${name}.webp`;

describe('a plan among the pictures of an estate', () => {
  it('is used on a card only when there is no other picture', () => {
    const shown = (...pictures: Picture[]) =>
      withLeading(picturesOf(propertyWith(...pictures), contextIn('nl'))).map(({ src }) => src);
    expect(shown(PLAN, PHOTO)).toEqual([PHOTO, PLAN].map(({ file }) => srcOf(file)));
    expect(shown(PLAN)).toEqual([srcOf(PLAN.file)]);
    expect(shown()).toEqual([]);
  });

  it('keeps its position in the gallery, and is not cropped there', () => {
    const pictures = picturesOf(propertyWith(PLAN, PHOTO), contextIn('nl'));
    const html = renderToStaticMarkup(<Gallery pictures={pictures} label="1 foto" plans="Plan" />);
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images.map((image) => image.includes('class="plan"'))).toEqual([true, false]);
    expect(images[0]).toContain('width="2400" height="400"');
  });

  it.each([
    ['nl', 'Grondplan'],
    ['fr', 'Plan'],
    ['en', 'Floor plan'],
    ['de', 'Grundriss'],
  ] as const)('has a default text when it has none: %s', (locale, words) => {
    const [plan, photo] = picturesOf(propertyWith(PLAN, PHOTO), contextIn(locale));
    expect([plan?.alt, photo?.alt]).toEqual([words, '']);
    const stated = { ...PLAN, alt: { [locale]: 'Niveau +1' } };
    expect(picturesOf(propertyWith(stated), contextIn(locale))[0]?.alt).toBe('Niveau +1');
  });
});
