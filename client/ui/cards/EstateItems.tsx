import type { ReactNode } from 'react';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { Kept } from '../Kept.tsx';
import type { CardTile } from '../pictures/tiles.ts';
import { EstateCard } from './EstateCard.tsx';

/** Draws the heart of an estate: asleep on the server, alive in the browser. */
export type DrawHeart = (card: EstateCardView) => ReactNode;

interface TileProps {
  readonly card: EstateCardView;
  readonly heart: DrawHeart;
  readonly headingLevel: 2 | 3;
  /** Where the card stands; a grid when nothing is said. */
  readonly tile?: CardTile;
  readonly eager?: boolean;
}

const Tile = ({ card, heart, ...rest }: TileProps) => (
  <EstateCard card={card} heart={heart(card)} {...rest} />
);

interface Props extends Omit<TileProps, 'card' | 'eager'> {
  readonly cards: readonly EstateCardView[];
  /** How many of the first pictures are in view when the page opens. */
  readonly eager?: number;
}

/** Estates as the items of a list. */
export const EstateItems = ({ cards, eager = 0, ...rest }: Props) =>
  cards.map((card, index) => (
    <li key={card.id}>
      {index < eager ? <Tile card={card} eager {...rest} /> : <Kept of={Tile} card={card} {...rest} />}
    </li>
  ));
