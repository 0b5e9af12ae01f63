import type { ReactNode } from 'react';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { CardPicture } from '../ui/cards/CardPicture.tsx';
import { EstateCard } from '../ui/cards/EstateCard.tsx';

interface Props {
  readonly label: string;
  readonly cards: readonly EstateCardView[];
  /** Draws the heart button of a card. */
  readonly heartOf: (card: EstateCardView) => ReactNode;
  /** Draws the note beneath a card. */
  readonly noteOf: (card: EstateCardView) => ReactNode;
}

/** Grid of the favourite estates in 1, 2 or 3 columns (spec 1 §2, "Favourites page"). */
export const FavoritesGrid = ({ label, cards, heartOf, noteOf }: Props) => (
  <ul className="grid" aria-label={label}>
    {cards.map((card) => (
      <li key={card.id} className="favorite">
        <EstateCard card={card} heart={heartOf(card)} headingLevel={2}>
          <CardPicture card={card} />
        </EstateCard>
        {noteOf(card)}
      </li>
    ))}
  </ul>
);
