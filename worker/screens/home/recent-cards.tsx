import { SimilarEstates } from '#client/ui/cards/SimilarEstates.tsx';
import { drawnHeart } from '#client/ui/drawn-islands.tsx';
import { readIds } from '#domain/id-list.ts';
import { loadCards } from '../../estate/load-cards.ts';
import type { Answer } from '../../platform/env.ts';
import { renderFragment } from '../../platform/page/render-fragment.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';

/** Maximum number of estates in an answer; the page shows a row of three. */
const MOST_RECENT = 12;

/**
 * `GET /{lang}/ajax/recent-cards?ids=…`: cards of recently viewed estates for the home page, with the button
 * that clears them. Only the visitor's device stores the ids. Estates that are no longer offered are left
 * out.
 */
export const recentCards: Answer = async (c) => {
  const ids = readIds(urlOf(c).searchParams).slice(0, MOST_RECENT);
  const cards = await loadCards(siteContent(c), ids, viewContext(c));
  const t = c.get('t');
  c.header('Cache-Control', 'no-store');
  return renderFragment(
    c,
    cards.length === 0 ? null : (
      <>
        <SimilarEstates title={t('content.recent')} cards={cards} heart={drawnHeart} />
        <p className="wrap recent-forget">
          <button type="button" className="button button--line button--small">
            {t('content.recentClear')}
          </button>
        </p>
      </>
    ),
  );
};
