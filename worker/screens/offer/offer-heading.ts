import type { EstateFilter } from '#domain/filter/filter.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { capital } from '#domain/text.ts';
import { cachedView, type ViewContext } from '../../platform/page/context.ts';
import type { HeadWords } from '../../platform/page/head.ts';
import { countedNoun, nounOf } from '../../search/noun.ts';
import { numberedHead } from '../../search/numbered-head.ts';
import { chosenName } from '../../search/options/filter-names.ts';
import type { OfferOptions } from '../../search/options/offer-options.ts';
import { areaOf } from '../../search/place/area-of.ts';
import { circlePlace } from '../../search/place/circle-place.ts';

/** "{what} te koop" with a single status, otherwise only the noun. */
function phrase(what: string, { status, transaction }: EstateFilter, { t }: ViewContext): string {
  const single = status.length === 1 && transaction.length === 0 ? status[0] : undefined;
  return t(`views.offer.phrase.${single ?? 'any'}`, { what });
}

/** "38 panden te koop"; `total` null, when the search failed, makes it "Aanbod". */
export function offerHeading(filter: EstateFilter, total: number | null, context: ViewContext): string {
  const { t } = context;
  const noun = nounOf(filter);
  if (total === null) return t('views.offer.name');
  if (total === 0) {
    return filter.words === null
      ? t('views.offer.none', { noun: t(`${noun}.other`) })
      : t('views.offer.noneWords', { words: t('views.filter.words', { words: filter.words }) });
  }
  return phrase(countedNoun(total, filter, context), filter, context);
}

/** Maximum number of places named; the chips name all of them. */
const MOST_PLACES = 5;

/** The searched words and the place: "“Duinstraat”, Koksijde"; null without either. */
export function offerPlace(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): string | null {
  const place = placeOf(filter, options, context);
  if (filter.words === null) return place;
  const words = context.t('views.filter.words', { words: filter.words });
  return place === null ? words : `${words}, ${place}`;
}

/** "Namur, Yvoir, Dinant", "Namur et environs", "De kust"; null without a place. */
function placeOf(filter: EstateFilter, options: OfferOptions | null, context: ViewContext): string | null {
  const [circle, ...others] = filter.circles;
  if (filter.area !== null || circle !== undefined) {
    // Several places, or a drawn area, are named by the chips.
    const one = filter.area === null && circle !== undefined && others.length === 0;
    const place = one ? circlePlace(circle, options, context) : null;
    return place === null ? null : context.t('views.offer.around', { place });
  }
  if (filter.city.length === 0) return null;
  const area = areaOf(filter.city, options?.locations ?? [], context);
  if (area !== null) return area;
  const names = (ids: readonly string[]): string =>
    ids.map((id) => chosenName('city', id, options, context)).join(', ');
  if (filter.city.length <= MOST_PLACES) return names(filter.city);
  const named = filter.city.slice(0, MOST_PLACES - 1);
  return context.t('views.offer.morePlaces', {
    places: names(named),
    n: filter.city.length - named.length,
  });
}

/** Title and description of a search, without the number of estates, because it changes daily. */
export function toOfferHead(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): HeadWords {
  return cachedView(context, 'offer head', [filterQuery(filter), options], () => {
    const { t, locale, site } = context;
    const phrased = phrase(t(`${nounOf(filter)}.other`), filter, context);
    const any = filter.status.length === 0 && filter.transaction.length === 0;
    const what = any ? t('views.head.offered', { what: phrased }) : phrased;
    const heading = [capital(what, locale), placeOf(filter, options, context)]
      .filter((part) => part !== null)
      .join(' – ');
    const description = t('views.head.offerDescription', { heading, name: site.name });
    return numberedHead({ title: heading, description, index: true }, filter.page, context);
  });
}
