import type { Site } from '../../wire/site.ts';
import type { LocalizedText } from '../../wire/values.ts';
import { DEMO_LOCALES, type DemoLocale, type Words } from '../basics/words.ts';
import type { AgencyPage } from './agency.ts';
import { PRIVACY, PRIVACY_TITLE, TERMS, TERMS_TITLE } from './legal-texts.ts';

const fillIn = (text: string, site: Site): string => {
  const { email, street, zip, city } = site.settings.contact;
  return text
    .replaceAll('{name}', site.name)
    .replaceAll('{email}', email ?? '')
    .replaceAll('{address}', `${street}, ${zip} ${city}`);
};

const forSite = (words: Words, site: Site): LocalizedText =>
  Object.fromEntries(
    DEMO_LOCALES.map((locale: DemoLocale) => [
      locale,
      site.locales.includes(locale) ? fillIn(words[locale], site) : null,
    ]),
  );

const page = (
  site: Site,
  id: string,
  title: Words,
  parts: readonly (readonly [Words, Words])[],
): AgencyPage => ({
  id,
  title: forSite(title, site),
  sections: parts.map(([heading, body]) => ({
    kind: 'text',
    heading: forSite(heading, site),
    body: forSite(body, site),
  })),
});

/** Privacy statement and terms of use: pages with the ids `privacy` and `terms`, shown by their own screens. */
export const legalPages = (site: Site): AgencyPage[] => [
  page(site, 'privacy', PRIVACY_TITLE, PRIVACY),
  page(site, 'terms', TERMS_TITLE, TERMS),
];
