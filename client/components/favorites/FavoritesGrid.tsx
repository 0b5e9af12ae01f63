import type { ReactNode } from 'react';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { EstateCard } from '../EstateCard.tsx';

interface Props {
  readonly label: string;
  readonly cards: readonly EstateCardView[];
  /** The heart of a card. */
  readonly heartOf: (card: EstateCardView) => ReactNode;
}

/** The kept homes, in 1, 2 or 3 columns (spec 1 §2, "Favourites page"). */
export const FavoritesGrid = ({ label, cards, heartOf }: Props) => (
  <ul className="grid" aria-label={label}>
    {cards.map((card) => (
      <li key={card.id}>
        <EstateCard card={card} heart={heartOf(card)} headingLevel={2} />
      </li>
    ))}
  </ul>
);
