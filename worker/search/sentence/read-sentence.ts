import type { Context } from 'hono';
import { SAY, SAY_PARAMETER } from '#domain/filter/say.ts';
import { fold } from '#domain/fold.ts';
import type { Localized } from '#domain/locale.ts';
import { type KnownPlace, type PlaceIndex, placeIndex } from '#domain/sentence/places.ts';
import type { SentenceContext } from '#domain/sentence/sentence.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { RentalFilters } from '#wire/rental-unit.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred } from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';

/** The sentence of a form; null without one, and for an empty field. */
export const typedSentence = (params: URLSearchParams): string | null =>
  SAY.read(params.get(SAY_PARAMETER) ?? '');

const texts = (...localized: readonly (Localized | null | undefined)[]): readonly string[] => [
  ...new Set(localized.flatMap((one) => Object.values(one ?? {})).filter((text) => typeof text === 'string')),
];

const toKnown = ({ id, name, alias, zip, lat, lon }: EstateFilters['locations'][number]): KnownPlace => ({
  id: String(id),
  names: texts(name, alias),
  zip: zip === null || zip === undefined ? null : String(zip),
  lat: lat ?? null,
  lon: lon ?? null,
});

/** Made once for each answer of the content service, which is shared while it is fresh. */
const homesIndex = onceEach(
  (options: EstateFilters): PlaceIndex => placeIndex(options.locations.map(toKnown)),
);
/** Towns of stays have no zip: that of the town of the same name in the offer says in which area they are. */
const staysIndex = onceEach((options: RentalFilters) =>
  onceEach((homes: Pick<EstateFilters, 'locations'>): PlaceIndex => {
    const zips = new Map(
      homes.locations
        .map(toKnown)
        .flatMap(({ names, zip }) => names.map((name) => [fold(name), zip] as const)),
    );
    return placeIndex(
      options.cities.map(({ id, name }) => {
        const names = texts(name);
        const zip = names.map((one) => zips.get(fold(one)) ?? null).find((one) => one !== null) ?? null;
        return { id: String(id), names, zip, lat: null, lon: null };
      }),
    );
  }),
);
const NO_HOMES: Pick<EstateFilters, 'locations'> = { locations: [] };

/** What sentences about homes are read with; null when the places of the offer could not be loaded. */
export async function homesContext(c: Context<AppEnv>): Promise<SentenceContext | null> {
  const options = await loadDeferred(c, 'filter-options', () => siteContent(c).filterOptions());
  return options.ok ? { index: homesIndex(options.value), today: viewContext(c).today } : null;
}

/** What sentences about stays are read with; null without stays, and when their places could not be loaded. */
export async function staysContext(c: Context<AppEnv>): Promise<SentenceContext | null> {
  if (!c.get('site').settings.features.includes('rentals')) return null;
  const content = siteContent(c);
  const [options, homes] = await Promise.all([
    loadDeferred(c, 'rental-options', () => content.rentalOptions()),
    loadDeferred(c, 'filter-options', () => content.filterOptions()),
  ]);
  if (!options.ok) return null;
  return { index: staysIndex(options.value)(homes.ok ? homes.value : NO_HOMES), today: viewContext(c).today };
}
