import { EstateItems } from '#client/ui/cards/EstateItems.tsx';
import { drawnHeart } from '#client/ui/drawn-islands.tsx';
import type { EstateCardView } from '#domain/views/estate-card.ts';

interface Props {
  readonly cards: readonly EstateCardView[];
  readonly label: string;
  /** One below the heading above the grid. */
  readonly headingLevel?: 2 | 3;
}

/** Estates in one, two or three columns. */
export const EstateGrid = ({ cards, label, headingLevel = 3 }: Props) => (
  <ul className="grid" aria-label={label}>
    <EstateItems cards={cards} headingLevel={headingLevel} heart={drawnHeart} />
  </ul>
);
