import { useEffect, useState } from 'react';
import type { EstateCardView } from '../../domain/views/estate-card.ts';
import { fetchFavorites } from '../favorites/favorites-call.ts';
import { browserStorage } from '../favorites/favorites-storage.ts';
import { Heart } from '../favorites/heart.island.tsx';
import { SimilarEstates } from '../ui/cards/SimilarEstates.tsx';
import type { RecentProps } from '../ui/island-props.ts';
import { readRecent, writeRecent } from './recent-storage.ts';

/** Estates shown: a row. */
const ROW = 3;

/** Estates looked at on this device, with the way to forget them; nothing where there are none. */
export const Recent = ({ dataHref, title, clear }: RecentProps) => {
  const [cards, setCards] = useState<readonly EstateCardView[]>([]);
  useEffect(() => {
    const ids = readRecent(browserStorage()).slice(0, ROW);
    let current = true;
    fetchFavorites(dataHref, ids).then(
      ({ results }) => {
        if (current) setCards(results);
      },
      // A convenience: without an answer there is simply no such part.
      (error: unknown) => console.warn('Estates looked at are not shown.', error),
    );
    return () => {
      current = false;
    };
  }, [dataHref]);
  const forget = (): void => {
    writeRecent(browserStorage(), []);
    setCards([]);
  };
  return cards.length === 0 ? null : (
    <>
      <SimilarEstates
        title={title}
        cards={cards}
        heart={(card) => <Heart id={card.id} add={card.heart.add} />}
      />
      <p className="wrap recent-forget">
        <button type="button" className="button button--line button--small" onClick={forget}>
          {clear}
        </button>
      </p>
    </>
  );
};
