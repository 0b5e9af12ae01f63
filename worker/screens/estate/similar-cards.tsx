import { SimilarEstates } from '#client/ui/cards/SimilarEstates.tsx';
import { drawnHeart } from '#client/ui/drawn-islands.tsx';
import type { Answer } from '../../platform/env.ts';
import { renderFragment } from '../../platform/page/render-fragment.ts';
import { loadSimilarCards } from './similar-estate.ts';

/**
 * `GET /{lang}/ajax/similar-cards/{id}`: cards of similar estates as HTML. Fails like the JSON call for the
 * same estates.
 */
export const similarCards: Answer = async (c) => {
  const cards = await loadSimilarCards(c);
  c.header('Cache-Control', 'private, max-age=60');
  return renderFragment(
    c,
    <SimilarEstates title={c.get('t')('estate.similar')} cards={cards} heart={drawnHeart} />,
  );
};
