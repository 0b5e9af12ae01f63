import { describe, expect, it } from 'vitest';
import { contextIn, siteWith } from '#worker/testing/contexts.ts';
import { toAgent, toWebSite } from './agent.ts';

describe('the agency in structured data', () => {
  it('contains the data of its footer', () => {
    const site = siteWith({ settings: { contact: { street: 'Lippenslaan 287' } } });
    expect(toAgent(contextIn('nl', site), 'https://duinzicht.example/media/800/x.webp')).toMatchObject({
      '@type': 'RealEstateAgent',
      '@id': 'https://duinzicht.example/#agency',
      name: 'Duinzicht',
      telephone: '050 55 12 80',
      address: { streetAddress: 'Lippenslaan 287', postalCode: '8300', addressLocality: 'Knokke-Heist' },
      image: 'https://duinzicht.example/media/800/x.webp',
    });
  });

  it('leaves out missing data', () => {
    const contact = { phone: null, email: null, street: null, zip: null, city: null };
    const agent = toAgent(contextIn('nl', siteWith({ settings: { contact } })), null);
    for (const name of ['telephone', 'email', 'address', 'image']) expect(agent).not.toHaveProperty(name);
  });

  it('has the same id as the publisher of the site', () => {
    expect(toWebSite(contextIn('fr'))).toMatchObject({
      url: 'https://duinzicht.example/fr',
      inLanguage: 'fr',
      publisher: { '@id': 'https://duinzicht.example/#agency' },
    });
  });
});
