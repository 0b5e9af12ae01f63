import { capital } from '../../domain/text.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { HeadWords } from '../platform/page/head.ts';

/**
 * Title and description of a page of a list: from the second on they name the page, so that no two pages
 * which search engines list say the same of themselves.
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
