import type { Context } from 'hono';
import { areasBeginning } from '#domain/filter/areas.ts';
import { localized } from '#domain/text.ts';
import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { areaLabel, townsIn } from './area-of.ts';
import { homeOf, loadStreets, referenceMeant, streetName } from './meant.ts';

/** Highest number of streets beneath the towns. */
const MOST_STREETS = 4;
/** In a shorter text, digits are the start of a zip. */
const SHORTEST_REFERENCE = 3;

/**
 * Other meanings of a typed text than towns: before them the home of a reference, after them areas and
 * streets.
 */
interface OtherPlaces {
  readonly first: readonly PlaceSuggestion[];
  readonly last: readonly PlaceSuggestion[];
}

const place = (name: string, differs: Partial<PlaceSuggestion>): PlaceSuggestion => ({
  id: '',
  zip: '',
  name,
  alias: null,
  text: name,
  href: null,
  ...differs,
});

async function loadHome(c: Context<AppEnv>, text: string): Promise<readonly PlaceSuggestion[]> {
  const meant = referenceMeant(text);
  if (meant === null || meant.reference.length < SHORTEST_REFERENCE) return [];
  const home = valueOr(await loadDeferred(c, 'reference', () => homeOf(c, meant.reference)), null);
  return home === null ? [] : [place(home.label, { text, href: home.href })];
}

async function loadAreas(c: Context<AppEnv>, text: string): Promise<readonly PlaceSuggestion[]> {
  const names = areasBeginning(text);
  if (names.length === 0) return [];
  const options = valueOr(
    await loadDeferred(c, 'filter-options', () => siteContent(c).filterOptions()),
    null,
  );
  return names
    .filter((name) => townsIn(name, options?.locations ?? []).length > 0)
    .map((name) => place(areaLabel(name, viewContext(c)), {}));
}

async function suggestStreets(c: Context<AppEnv>, text: string): Promise<readonly PlaceSuggestion[]> {
  const { site } = viewContext(c);
  const context = viewContext(c);
  const written = (words: Parameters<typeof localized>[0]): string =>
    localized(words, context.locale, site.defaultLocale);
  return valueOr(await loadStreets(c, text), [])
    .slice(0, MOST_STREETS)
    .map((street) =>
      place(written(street.name), { alias: written(street.city.name), text: streetName(street, context) }),
    );
}

/** Loads the other meanings of a typed text; those that could not be loaded are left out. */
export async function loadOtherPlaces(c: Context<AppEnv>, text: string): Promise<OtherPlaces> {
  if (text.trim() === '') return { first: [], last: [] };
  const [home, areas, streets] = await Promise.all([
    loadHome(c, text),
    loadAreas(c, text),
    suggestStreets(c, text),
  ]);
  return { first: home, last: [...areas, ...streets] };
}
