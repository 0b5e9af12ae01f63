import type { ReactNode } from 'react';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { EstateCard } from './EstateCard.tsx';

/** Draws the heart of an estate: asleep on the server, alive in the browser. */
export type DrawHeart = (card: EstateCardView) => ReactNode;

interface Props {
  readonly cards: readonly EstateCardView[];
  readonly heart: DrawHeart;
  readonly headingLevel: 2 | 3;
  /** How many of the first pictures are in view when the page opens. */
  readonly eager?: number;
}

/** Estates as the items of a list. */
export const EstateItems = ({ cards, heart, headingLevel, eager = 0 }: Props) =>
  cards.map((card, index) => (
    <li key={card.id}>
      <EstateCard card={card} headingLevel={headingLevel} eager={index < eager} heart={heart(card)} />
    </li>
  ));
