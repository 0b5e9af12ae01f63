import { capital } from '#domain/text.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { HeadWords } from '../platform/page/head.ts';

/**
 * Title and description of a page of a list: from the second page on they contain the page number, so that
 * all indexed pages differ.
 */
export function numberedHead<Words extends Pick<HeadWords, 'title' | 'description'>>(
  words: Words,
  page: number,
  { t, locale }: ViewContext,
): Words {
  if (page <= 1) return words;
  const named = t('views.offer.pageOf', { page });
  const description = [words.description ?? '', `${capital(named, locale)}.`].join(' ').trim();
  return { ...words, title: `${words.title}, ${named}`, description };
}
