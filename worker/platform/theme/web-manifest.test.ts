import { describe, expect, it } from 'vitest';
import { createTranslator } from '#locales/translator.ts';
import { siteWith } from '../../testing/contexts.ts';
import { webManifest } from './web-manifest.ts';

const manifest = (name: string) =>
  webManifest(siteWith({ name }), createTranslator('fr'), '/assets/icon-x.svg');

describe('webManifest', () => {
  it('opens in the visitor’s language, in the agency’s colours', () => {
    const site = siteWith({ name: 'Duinzicht' });
    expect(manifest('Duinzicht')).toMatchObject({
      name: 'Duinzicht',
      short_name: 'Duinzicht',
      lang: 'fr',
      start_url: '/fr',
      background_color: site.theme.paper[0],
      icons: [{ src: '/assets/icon-x.svg', sizes: 'any' }, { type: 'image/png' }],
      shortcuts: [{ url: '/fr/offre' }, { url: '/fr/favoris' }],
    });
  });

  it.each([
    ['Ardenne Habitat', 'Ardenne'],
    ['Huis & Haard', 'Huis & Haard'],
    ['Immobiliënkantoor', 'Immobiliënka'],
  ])('shortens %s to whole words if possible', (name, short) => {
    expect(manifest(name).short_name).toBe(short);
  });
});
