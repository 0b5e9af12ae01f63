import type { Locale } from '#domain/locale.ts';
import { pathTo, type RouteParams, type Screen } from '#domain/routes.ts';
import { createTranslator, type Translator } from '#locales/translator.ts';

/** The demo agencies. */
export const AGENCIES = {
  duinzicht: { hostname: 'duinzicht.localhost', name: 'Duinzicht', locales: ['nl', 'fr', 'en', 'de'] },
  'huis-haard': { hostname: 'huis-haard.localhost', name: 'Huis & Haard', locales: ['nl', 'fr', 'en'] },
  ardenne: { hostname: 'ardenne.localhost', name: 'Ardenne Habitat', locales: ['fr', 'de', 'nl'] },
} as const satisfies Record<string, { hostname: string; name: string; locales: readonly Locale[] }>;

export type AgencyId = keyof typeof AGENCIES;
export const AGENCY_IDS = Object.keys(AGENCIES) as readonly AgencyId[];

/** Port of the site under test. */
export function testPort(): number {
  const port = Number(process.env.GEVEL_TEST_PORT);
  if (!Number.isInteger(port) || port <= 0)
    throw new Error('The site was not started: GEVEL_TEST_PORT is not set.');
  return port;
}

/** Address of a path on an agency's hostname. */
export const at = (agency: AgencyId, path: string, port = testPort()): string =>
  `http://${AGENCIES[agency].hostname}:${port}${path}`;

/** Address of a screen on an agency's hostname. */
export const screenAt = (
  agency: AgencyId,
  screen: Screen,
  locale: Locale,
  params: RouteParams = {},
): string => at(agency, pathTo(screen, locale, params));

/** Tests look for the same texts as the pages use. */
export const wordsOf = (locale: Locale): Translator => createTranslator(locale);
