import type { ReactNode } from 'react';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { CardTile } from '../pictures/tiles.ts';
import { EstateCard } from './EstateCard.tsx';

/** Draws the heart of an estate: asleep on the server, alive in the browser. */
export type DrawHeart = (card: EstateCardView) => ReactNode;

interface Props {
  readonly cards: readonly EstateCardView[];
  readonly heart: DrawHeart;
  readonly headingLevel: 2 | 3;
  /** Where the cards stand; a grid when nothing is said. */
  readonly tile?: CardTile;
  /** How many of the first pictures are in view when the page opens. */
  readonly eager?: number;
}

/** Estates as the items of a list. */
export const EstateItems = ({ cards, heart, headingLevel, tile, eager = 0 }: Props) =>
  cards.map((card, index) => (
    <li key={card.id}>
      <EstateCard
        card={card}
        headingLevel={headingLevel}
        tile={tile}
        eager={index < eager}
        heart={heart(card)}
      />
    </li>
  ));
