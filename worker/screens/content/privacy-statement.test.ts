import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { contextIn, siteWith } from '../../testing/contexts.ts';
import { retentionSection } from './legal-sections.ts';
import { privacyStatement } from './privacy-statement.ts';

const legal = {
  name: 'Voorbeeld bv',
  companyNumber: '0000.000.000',
  thirdPartyAccount: 'BE00 0000 0000 0000',
};
const contact = {
  street: 'Lippenslaan 1',
  zip: '8300',
  city: 'Knokke-Heist',
  email: 'privacy@agency.example',
  phone: '050 55 12 80',
};
const site = siteWith({ name: 'Duinzicht', settings: { features: ['alerts', 'agenda'], legal, contact } });

describe.each(LOCALES)('the product’s privacy statement in %s (GDPR, art. 13)', (locale) => {
  const context = contextIn(locale, site);
  const { title, sections } = privacyStatement(context);
  const text = JSON.stringify(sections);

  it('states the controller, the purposes, the retention and the visitor’s rights', () => {
    expect(title).toBe(context.t('views.nav.privacy'));
    expect(sections).toHaveLength(4);
    expect(sections[2]).toEqual(retentionSection(context));
    for (const said of [
      'Duinzicht',
      'Voorbeeld bv',
      '0000.000.000',
      'Lippenslaan 1, 8300 Knokke-Heist',
      '35, 1000',
    ])
      expect(text).toContain(said);
    expect(text).toContain('mailto:privacy@agency.example');
    expect(text).toContain('tel:+3250551280');
  });

  it('leaves no placeholder, and contains no bank account', () => {
    expect(text).not.toMatch(/{{|}}|BE00/);
  });
});

it('leaves out features that the agency does not offer, and data that it has not entered', () => {
  const none = { street: null, zip: ' ', city: null, email: 'no address', phone: '12' };
  const bare = siteWith({ settings: { features: [], legal: {}, contact: none } });
  const context = contextIn('en', bare);
  const text = JSON.stringify(privacyStatement(context).sections);
  expect(text).not.toContain(context.t('privacy.rights.alerts'));
  expect(text).not.toContain(context.t('privacy.rights.viewing'));
  expect(text).not.toContain(context.t('privacy.address'));
});
