import { describe, expect, it } from 'vitest';
import { contextIn, generalWith, type Loose, siteWith } from '../../testing/contexts.ts';
import { toEstatePage } from '../sources/first/page.ts';

const french = siteWith({ defaultLocale: 'fr' });
const pageIn = (locale: 'nl' | 'de', general: Loose, site = siteWith()) =>
  toEstatePage(generalWith(general), null, { path: '/', person: null }, contextIn(locale, site));

describe('the words of an estate (spec 1 §3, "per language with fallback")', () => {
  it('names no language where the words are in the page’s own', () => {
    expect(pageIn('nl', {})).toMatchObject({ titleLocale: null, textLocale: null });
  });

  it('takes lead and description in the language of the description', () => {
    const view = pageIn('de', {
      shortDescription: { de: 'Ruhig.', nl: 'Rustig.' },
      description: { nl: 'Rustig gelegen.' },
    });
    expect(view).toMatchObject({ lead: 'Rustig.', description: ['Rustig gelegen.'], textLocale: 'nl' });
  });

  it('leaves out a lead that the description’s language lacks', () => {
    const view = pageIn('de', {
      shortDescription: { de: 'Ruhig.', nl: null },
      description: { nl: 'Rustig.' },
    });
    expect(view).toMatchObject({ lead: null, description: ['Rustig.'], textLocale: 'nl' });
  });

  it('keeps a lead without a description', () => {
    const view = pageIn('de', { shortDescription: { fr: 'Calme.', nl: null }, description: null });
    expect(view).toMatchObject({ lead: 'Calme.', description: [], textLocale: 'fr' });
  });

  it('falls back to the language of the site before nl', () => {
    const words = { nl: 'Rustig.', fr: 'Calme.' };
    const view = pageIn('de', { shortDescription: null, description: words }, french);
    expect(view).toMatchObject({
      title: 'Villa de style cottage',
      titleLocale: 'fr',
      description: ['Calme.'],
      textLocale: 'fr',
    });
  });

  it('names no language of a title from the vocabulary', () => {
    expect(pageIn('de', { title: null })).toMatchObject({ title: 'Villa', titleLocale: null });
  });
});
