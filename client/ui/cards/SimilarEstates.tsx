import type { ReactNode } from 'react';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { Measure } from '../Measure.tsx';
import { EstateCard } from './EstateCard.tsx';

interface Props {
  readonly title: string;
  readonly cards: readonly EstateCardView[];
  readonly heart: (card: EstateCardView) => ReactNode;
}

/** Estates like this one; nothing at all when there are none. */
export const SimilarEstates = ({ title, cards, heart }: Props) =>
  cards.length === 0 ? null : (
    <section className="wrap section similar">
      <div className="section-heading">
        <h2>{title}</h2>
        <Measure />
      </div>
      <ul className="grid" aria-label={title}>
        {cards.map((card) => (
          <li key={card.id}>
            <EstateCard card={card} headingLevel={3} heart={heart(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
