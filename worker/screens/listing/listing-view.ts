import { formatNumber } from '#domain/format/number.ts';
import type { ListingPageView } from '#domain/views/section.ts';
import type { Estate } from '#wire/estate.ts';
import { toContentHead } from '../../blocks/content-head.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import type { CachedPage } from '../../platform/content/cached-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { numberedLinks } from '../../search/numbered.ts';

/** Data of a listing page. */
export interface ListingInput {
  readonly words: Pick<CachedPage, 'title' | 'lead' | 'hero' | 'heroEvening'>;
  readonly results: readonly Estate[];
  readonly total: number;
  /** From 1; a group has a single page. */
  readonly page: number;
  readonly pages: number;
  /** Path of the listing. */
  readonly path: string;
}

/** A named list of estates. */
export function toListingPage(input: ListingInput, context: ViewContext): ListingPageView {
  const { t } = context;
  const { words, results, total, page, pages, path } = input;
  const noun = t.count('views.noun.any', total);
  return {
    ...toContentHead(words, context),
    count: t('views.offer.counted', { n: formatNumber(total, t), noun }),
    cards: results.map((estate) => toEstateCard(estate, context)),
    pages: numberedLinks(path, page, pages),
  };
}
