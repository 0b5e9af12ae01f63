import type { z } from 'zod';
import { type Locale, perLocale } from '../../domain/locale.ts';
import { type Navigation, NavigationSchema } from '../../wire/navigation.ts';
import { type Page, PageSchema } from '../../wire/page.ts';
import { type Site, SiteSchema } from '../../wire/site.ts';
import { readStrict } from '../../wire/tolerant/read.ts';
import type { Translations } from '../../wire/translations.ts';
import { AgendaSettingsSchema } from '../appointments/settings.ts';
import { writeLocalized } from '../platform/db/localized-columns.ts';
import { type Statement, upsert } from '../platform/db/statement.ts';
import { normaliseHostname } from '../platform/hostname.ts';
import type { ImportOptions } from './options.ts';
import { clear, put, type Write } from './write.ts';

/** A site and its hostnames; hostnames it no longer names are given up. */
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

/** A menu under its name. */
export const navigationStatements = (siteId: string, navigation: Navigation): Write[] => [
  put('navigations', {
    site_id: siteId,
    name: navigation.name,
    doc: JSON.stringify(readStrict(NavigationSchema, navigation)),
  }),
];

/** A page; its addresses lose slashes at the ends. */
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

/** All texts of one language: a site's own, or (null) those that every site shares. */
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

/** How an agency shows its estates; what is booked stays. */
export const agendaStatements = (siteId: string, settings: z.input<typeof AgendaSettingsSchema>): Write[] => [
  put('agendas', {
    site_id: siteId,
    doc: JSON.stringify(AgendaSettingsSchema.parse(settings)),
  }),
];
