import { soughtBy } from '#domain/filter/change.ts';
import { ESTATE_SEARCH, type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { untied } from '#domain/format/ties.ts';
import { languageOf } from '#domain/languages.ts';
import { pathTo } from '#domain/routes.ts';
import type { FEED_TYPES, FeedFormat, FeedLink } from '#domain/views/frame.ts';
import type { Estate } from '#wire/estate.ts';
import { toEstateCard } from '#worker/estate/card/estate-card.ts';
import { homeInShort } from '#worker/estate/home-in-short.ts';
import { propertyOfEstate } from '#worker/estate/property/estate-property.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { toChips } from '#worker/search/choices.ts';
import { ESTATES } from '#worker/search/estates.ts';
import { offerHref } from '#worker/search/offer-href.ts';
import type { OfferOptions } from '#worker/search/options/offer-options.ts';
import { toOfferHead } from '../offer-heading.ts';

/** A home in a feed, in the words of its card. Addresses are absolute. */
export interface FeedItem {
  /** Stays the same when the home's address changes. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Price, status, surfaces, energy, … a line each. */
  readonly lines: readonly string[];
  readonly picture: string | null;
  /** Epoch milliseconds; null when the listing does not say. */
  readonly published: number | null;
}

/** A search as a feed. Addresses are absolute. */
export interface FeedView {
  readonly title: string;
  readonly description: string;
  /** Language tag (BCP 47). */
  readonly language: string;
  readonly href: string;
  readonly selfHref: string;
  readonly items: readonly FeedItem[];
}

/** What a feed follows: the criteria of a search. The newest homes are first, however a page sorts and groups them. */
export const followed = (filter: EstateFilter): EstateFilter =>
  mergeFilter(soughtBy(ESTATE_SEARCH, filter), {});

const feedHref = (
  filter: EstateFilter,
  format: FeedFormat,
  { locale }: Pick<ViewContext, 'locale'>,
): string => pathTo('offer-feed', locale, { format }) + filterQuery(followed(filter));

const titleOf = (filter: EstateFilter, options: OfferOptions | null, context: ViewContext): string =>
  `${toOfferHead(followed(filter), options, context).title} · ${context.site.name}`;

/** The feeds of a search, for the head of its page. */
export const feedLinks = (
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): readonly FeedLink[] =>
  (['rss', 'json'] as const satisfies readonly (keyof typeof FEED_TYPES)[]).map((format) => ({
    format,
    href: feedHref(filter, format, context),
    title: titleOf(filter, options, context),
  }));

/** A home as its card says it; null where the site hides its status. */
function toItem(estate: Estate, context: ViewContext): FeedItem | null {
  const { site, locale, origin } = context;
  const card = toEstateCard(estate, context);
  const said = homeInShort(card, context);
  if (said.page === null) return null;
  const published = Date.parse(propertyOfEstate(estate, context).publicationDate ?? '');
  const lines = [
    [said.kind, said.price, said.status].filter((part) => part !== null).join(' · '),
    said.beneathPrice,
    [...said.facts, card.energy?.text, card.flood].filter(Boolean).join(' · '),
    said.remark,
    card.text?.words,
  ];
  return {
    id: `${site.id}/${said.id}/${locale}`,
    href: said.page,
    title: untied([said.title, said.place].filter((part) => part !== '').join(', ')),
    lines: lines.flatMap((line) => (line ? [untied(line)] : [])),
    picture: card.picture === null ? null : `${origin}${card.picture.src}`,
    published: Number.isNaN(published) ? null : published,
  };
}

/** Data of a feed. */
interface FeedInput {
  readonly filter: EstateFilter;
  readonly format: FeedFormat;
  readonly estates: readonly Estate[];
  /** Names for the chosen values; null when they could not be loaded. */
  readonly options: OfferOptions | null;
}

/** A search as a feed: the homes of the page, without those that the site hides. */
export function toFeed({ filter, format, estates, options }: FeedInput, context: ViewContext): FeedView {
  const { origin, locale } = context;
  const chosen = toChips(ESTATES, { filter, options, context }).map(({ label }) => label);
  return {
    title: titleOf(filter, options, context),
    description: untied(chosen.join(', ')) || (toOfferHead(filter, options, context).description ?? ''),
    language: languageOf(locale).tag,
    href: `${origin}${offerHref(filter, context)}`,
    selfHref: `${origin}${feedHref(filter, format, context)}`,
    items: estates.flatMap((estate) => toItem(estate, context) ?? []),
  };
}
