import type { PagingView } from '#domain/views/offer.ts';
import type { Translator } from '#locales/translator.ts';

/**
 * Numbered pages of a list, for browsers without JavaScript and for search engines. With JavaScript the list grows
 * instead, and the style sheet hides the numbers.
 */
export const PageNumbers = ({
  numbers,
  t,
}: {
  readonly numbers: PagingView['numbers'];
  readonly t: Translator;
}) =>
  numbers.length < 2 ? null : (
    <nav className="pages" aria-label={t('offer.pages')}>
      <ul>
        {numbers.map((link, index) =>
          link === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is only identified by its position
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link.page}>
              <a
                href={link.href}
                aria-label={t('offer.page', { n: link.page })}
                aria-current={link.current ? 'page' : undefined}
              >
                {link.page}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
