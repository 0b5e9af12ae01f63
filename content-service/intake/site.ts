import type { z } from 'zod';
import { type Locale, perLocale } from '#domain/locale.ts';
import { type Navigation, NavigationSchema } from '#wire/navigation.ts';
import { type Page, PageSchema } from '#wire/page.ts';
import { type Site, SiteSchema } from '#wire/site.ts';
import { readStrict } from '#wire/tolerant/read.ts';
import type { Translations } from '#wire/translations.ts';
import { AgendaSettingsSchema } from '../appointments/settings.ts';
import { writeLocalized } from '../platform/db/localized-columns.ts';
import { type Statement, upsert } from '../platform/db/statement.ts';
import { normaliseHostname } from '../platform/hostname.ts';
import type { ImportOptions } from './options.ts';
import { clear, put, type Write } from './write.ts';

/** Stores a site and its hostnames; hostnames that it no longer has are deleted. */
export const siteStatements = (site: Site): Statement[] => {
  const hostnames = site.hostnames.map(normaliseHostname);
  return [
    upsert('sites', ['id'], { id: site.id, doc: JSON.stringify(readStrict(SiteSchema, site)) }),
    {
      sql: 'DELETE FROM hostnames WHERE site_id = ? AND hostname NOT IN (SELECT value FROM json_each(?))',
      params: [site.id, JSON.stringify(hostnames)],
    },
    ...hostnames.map((hostname) => upsert('hostnames', ['hostname'], { hostname, site_id: site.id })),
  ];
};

/** Stores a menu under its name. */
export const navigationStatements = (siteId: string, navigation: Navigation): Write[] => [
  put('navigations', {
    site_id: siteId,
    name: navigation.name,
    doc: JSON.stringify(readStrict(NavigationSchema, navigation)),
  }),
];

/** Stores a page; slashes at the ends of its addresses are removed. */
export const pageStatements = (
  siteId: string,
  page: Page,
  { withdrawnAt = null }: Pick<ImportOptions, 'withdrawnAt'> = {},
): Write[] => {
  const url = perLocale((locale) => page.url?.[locale]?.replace(/^\/+|\/+$/g, ''));
  return [
    put('pages', {
      site_id: siteId,
      id: String(page.id),
      ...writeLocalized('url', url),
      withdrawn_at: withdrawnAt,
      doc: JSON.stringify(readStrict(PageSchema, page)),
    }),
  ];
};

/** Stores all texts of a language: a site's own, or (null) the shared ones. */
export const translationStatements = (
  siteId: string | null,
  locale: Locale,
  translations: Translations,
): Write[] => [
  clear('translations', { site_id: siteId ?? '', locale }),
  put(
    'translations',
    ...Object.entries(translations).map(([key, value]) => ({ site_id: siteId ?? '', locale, key, value })),
  ),
];

/** Stores an agency's agenda settings; bookings stay. */
export const agendaStatements = (siteId: string, settings: z.input<typeof AgendaSettingsSchema>): Write[] => [
  put('agendas', {
    site_id: siteId,
    doc: JSON.stringify(AgendaSettingsSchema.parse(settings)),
  }),
];
