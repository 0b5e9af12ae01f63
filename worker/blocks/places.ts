import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { formatNumber } from '#domain/format/number.ts';
import { pathTo } from '#domain/routes.ts';
import { sameId } from '#domain/rules/source.ts';
import type { PlacesBlockView } from '#domain/views/section.ts';
import { foreign } from '#domain/worded.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { inLang, wordedIn } from '../platform/page/worded.ts';
import type { BlockData, SectionOf } from './block-data.ts';
import { blockWords } from './words.ts';

/** Number of estates in a place without filters; absent when unknown. */
function estatesIn(
  cityId: string | number,
  options: EstateFilters | null,
  { t }: ViewContext,
): string | null {
  const count = options?.locations.find(({ id }) => sameId(id, cityId))?.count;
  if (count === undefined) return null;
  const noun = t.count('views.noun.any', count);
  return t('views.offer.counted', { n: formatNumber(count, t), noun });
}

/** Places as links into the offer, each with its number of estates; null when there are none. */
export function placesBlock(
  section: SectionOf<'places'>,
  { options }: BlockData,
  context: ViewContext,
): PlacesBlockView | null {
  const hint = wordedIn(section.hint, context);
  const hintLang = foreign(hint, context.locale);
  const places = section.places.flatMap(({ label, cityId }) => {
    const name = wordedIn(label, context);
    if (name.text === '') return [];
    const query = filterQuery({ ...EMPTY_FILTER, city: [String(cityId)] });
    const href = `${pathTo('offer', context.locale)}${query}`;
    return [{ label: name.text, ...inLang(name, context), href, count: estatesIn(cityId, options, context) }];
  });
  if (places.length === 0) return null;
  return {
    kind: 'places',
    ...blockWords(section, context),
    hint: hint.text || null,
    ...(hintLang === null ? {} : { hintLang }),
    places,
  };
}
