import { describe, expect, it } from 'vitest';
import { contextIn, generalWith, type Loose, siteWith } from '../../testing/contexts.ts';
import { toEstatePage } from '../sources/first/page.ts';

const french = siteWith({ defaultLocale: 'fr' });
const pageIn = (locale: 'nl' | 'de', general: Loose, site = siteWith()) =>
  toEstatePage(generalWith(general), null, { path: '/', person: null }, contextIn(locale, site));

describe('the texts of an estate (spec 1 §3, "per language with fallback")', () => {
  it('set no language when they are in the page’s language', () => {
    expect(pageIn('nl', {})).toMatchObject({ titleLocale: null, textLocale: null });
  });

  it('take lead and description in the language of the description', () => {
    const view = pageIn('de', {
      shortDescription: { de: 'Ruhig.', nl: 'Rustig.' },
      description: { nl: 'Rustig gelegen.' },
    });
    expect(view).toMatchObject({ lead: 'Rustig.', description: ['Rustig gelegen.'], textLocale: 'nl' });
  });

  it('leave out a lead that the description’s language lacks', () => {
    const view = pageIn('de', {
      shortDescription: { de: 'Ruhig.', nl: null },
      description: { nl: 'Rustig.' },
    });
    expect(view).toMatchObject({ lead: null, description: ['Rustig.'], textLocale: 'nl' });
  });

  it('keep a lead without a description', () => {
    const view = pageIn('de', { shortDescription: { fr: 'Calme.', nl: null }, description: null });
    expect(view).toMatchObject({ lead: 'Calme.', description: [], textLocale: 'fr' });
  });

  it('fall back to the language of the site before nl', () => {
    const words = { nl: 'Rustig.', fr: 'Calme.' };
    const view = pageIn('de', { shortDescription: null, description: words }, french);
    expect(view).toMatchObject({
      title: 'Villa de style cottage',
      titleLocale: 'fr',
      description: ['Calme.'],
      textLocale: 'fr',
    });
  });

  it('name the kind instead of a title in another language where no language can be marked', () => {
    const view = pageIn('de', {}, french);
    expect(view.titleLocale).toBe('fr');
    expect([view.headTitle, view.heart.add, view.share.title]).toEqual([
      expect.stringMatching(/^Villa, /),
      expect.stringMatching(/^Villa, /),
      'Villa',
    ]);
  });

  it.each([
    ['F&eacute;licien &amp; fils&nbsp;: &#233;tage', 'Félicien & fils : étage'],
    ['Maison <b>neuve</b><br>au calme', 'Maison neuve au calme'],
    // Decoded once: what stays is what the agency wrote.
    ['Le signe &amp;eacute;', 'Le signe &eacute;'],
    ['A & B &inconnu;', 'A & B &inconnu;'],
  ])('read a title that was exported as HTML: %j', (title, plain) => {
    expect(pageIn('nl', { title: { nl: title } })).toMatchObject({ title: plain, titleLocale: null });
  });

  it('hide a title that names a hidden street in character references', () => {
    const address = { street: { nl: 'Rue Secrète' }, visible: false };
    expect(pageIn('nl', { title: { nl: 'Villa Rue Secr&egrave;te' }, address }).title).toBe('Villa');
  });

  it('set no language on a title from the vocabulary', () => {
    expect(pageIn('de', { title: null })).toMatchObject({ title: 'Villa', titleLocale: null });
  });
});
