import { describe, expect, it } from 'vitest';
import { readLoosely } from '#wire/tolerant/read.ts';
import { CachedPageSchema } from '../platform/content/cached-page.ts';
import { contextIn } from '../testing/contexts.ts';
import { toHero } from './hero.ts';

const nl = contextIn('nl');
const page = (fields: object) => readLoosely(CachedPageSchema, { id: 'home', sections: [], ...fields });
const day = { file: 'coast', width: 2400, height: 1100, alt: { nl: 'De kustlijn' } };
const evening = { file: 'coast-evening', width: 2000, height: 1000, alt: { nl: 'Anders' } };

describe('toHero', () => {
  it('uses the evening picture in dark mode, with the alternative text of the day picture', () => {
    const hero = toHero(page({ hero: day, heroEvening: evening }), nl);
    expect(hero).toMatchObject({ src: '/media/800/coast.webp', height: 1100, alt: 'De kustlijn' });
    expect(hero?.dark).toMatchObject({ src: '/media/800/coast-evening.webp', width: 2000, height: 1000 });
    expect(hero?.dark?.srcSet).toContain('/media/2400/coast-evening.webp 2000w');
  });

  it.each([
    ['none', undefined],
    ['null', null],
    ['an invalid one', { file: '' }],
    ['one whose name is none', { file: '../coast' }],
  ])('shows the same picture to everybody when there is %s for the evening', (_case, heroEvening) => {
    const hero = toHero(page({ hero: day, heroEvening }), nl);
    expect(hero).toMatchObject({ src: '/media/800/coast.webp' });
    expect(hero).not.toHaveProperty('dark');
  });

  it('shows no evening picture without a day picture', () => {
    expect(toHero(page({ heroEvening: evening }), nl)).toBeNull();
  });
});
