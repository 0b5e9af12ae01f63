import type { Context } from 'hono';
import type { AreaName } from '#domain/filter/areas.ts';
import { type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import { MAX_LIST_LENGTH } from '#domain/filter/parameter.ts';
import { readWords } from '#domain/filter/words.ts';
import { localized } from '#domain/text.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import { MAX_REFERENCE } from '#wire/estate-reference.ts';
import type { Street } from '#wire/streets.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import type { AppEnv } from '../../platform/env.ts';
import { Gone } from '../../platform/errors/app-error.ts';
import { loadDeferred, type Outcome } from '../../platform/failure/outage.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { townsIn } from './area-of.ts';

/** "Referentie 2043", "réf. 2043", "ref: A-12": with the word it is not a zip. */
const SAID = /^(?:ref(?:erentie|erence|erenz)?|réf(?:érence)?)\b[\s.:°#-]*(?=\S)/i;

/**
 * A text as the reference of a home: the reference without the word for it, and whether the word was there.
 */
export function referenceMeant(text: string): { readonly reference: string; readonly said: boolean } | null {
  const reference = text.replace(SAID, '').trim();
  // Every reference contains a digit, so that no town is looked up as one.
  if (!/\d/.test(reference) || reference.length > MAX_REFERENCE) return null;
  return { reference, said: reference !== text.trim() };
}

/** The home of a reference. */
interface MeantHome {
  /** "Referentie 2043: Villa met zeezicht". */
  readonly label: string;
  readonly href: string;
}

/** The home of a reference, if its page exists; null for none, and for a withdrawn one. */
export async function homeOf(c: Context<AppEnv>, reference: string): Promise<MeantHome | null> {
  const content = siteContent(c);
  const id = await content.estateIdByReference(reference).catch((error: unknown) => {
    if (error instanceof Gone) return null;
    throw error;
  });
  if (id === null) return null;
  const query = { terms: { 'children.general.id': [id] } };
  const { results } = await content.searchEstates({ query, from: 0, size: 1 });
  const context = viewContext(c);
  const [estate] = results;
  const card = estate === undefined ? null : toEstateCard(estate, context);
  if (card === null || card.href === null) return null;
  return { label: context.t('views.place.reference', { reference, title: card.title }), href: card.href };
}

/** "Duinstraat, Koksijde": as suggested, shown and typed. */
export const streetName = ({ name, city }: Street, { locale, site }: ViewContext): string =>
  [name, city.name].map((words) => localized(words, locale, site.defaultLocale)).join(', ');

/** Search in a street: its name as words, in its town. */
export function searchInStreet(
  filter: EstateFilter,
  { name, city }: Street,
  { locale, site }: Pick<ViewContext, 'locale' | 'site'>,
): EstateFilter {
  const street = localized(name, locale, site.defaultLocale);
  const words = readWords(`${street} ${filter.words ?? ''}`);
  return mergeFilter(filter, { city: [String(city.id)], circles: [], area: null, words });
}

/** Streets that a text may mean. */
export const loadStreets = (c: Context<AppEnv>, text: string): Promise<Outcome<readonly Street[]>> =>
  loadDeferred(c, 'streets', () => siteContent(c).streets(text));

/** Search in all towns of an area; null when there are none, or more than a search may contain. */
export function searchInArea(
  filter: EstateFilter,
  name: AreaName,
  locations: EstateFilters['locations'],
): EstateFilter | null {
  const ids = [...new Set(townsIn(name, locations).map(({ id }) => String(id)))];
  if (ids.length === 0 || ids.length > MAX_LIST_LENGTH) return null;
  return mergeFilter(filter, { city: ids, circles: [], area: null });
}
