import { type Site, SiteSchema } from '#wire/site.ts';
import { aSite, type SiteChanges } from '#wire/testing/site.ts';

/** The agency of the tests as the site reads it, in French, Dutch and English, without optional parts. */
export const siteDocument = (id: string, { settings, ...changes }: SiteChanges = {}): Site =>
  SiteSchema.parse(
    aSite(id, {
      locales: ['nl', 'fr', 'en'],
      defaultLocale: 'fr',
      settings: { features: [], contact: { email: `info@${id}.test` }, ...settings },
      ...changes,
    }),
  );
