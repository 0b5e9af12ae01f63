import type { EstateCardView } from '#domain/views/estate-card.ts';
import { Measure } from '../Measure.tsx';
import { type DrawHeart, EstateItems } from './EstateItems.tsx';

interface Props {
  readonly title: string;
  readonly cards: readonly EstateCardView[];
  readonly heart: DrawHeart;
}

/** Similar estates; draws nothing when there are none. */
export const SimilarEstates = ({ title, cards, heart }: Props) =>
  cards.length === 0 ? null : (
    <section className="wrap section similar">
      <div className="section-heading">
        <h2>{title}</h2>
        <Measure />
      </div>
      <ul className="grid" aria-label={title}>
        <EstateItems cards={cards} headingLevel={3} heart={heart} />
      </ul>
    </section>
  );
