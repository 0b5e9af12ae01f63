import { EstateCard } from '../../../client/components/EstateCard.tsx';
import { HeartIsland } from '../../../client/components/islands.tsx';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';

interface Props {
  readonly cards: readonly EstateCardView[];
  readonly label: string;
  /** Where more cards may be added later. */
  readonly id?: string;
  readonly headingLevel?: 2 | 3;
  /** How many of the first pictures are in view when the page opens. */
  readonly eager?: number;
}

/** Homes in one, two or three columns. */
export const EstateGrid = ({ cards, label, id, headingLevel = 3, eager = 0 }: Props) => (
  <ul className="grid" id={id} aria-label={label}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <EstateCard
          card={card}
          headingLevel={headingLevel}
          eager={index < eager}
          heart={<HeartIsland id={card.id} add={card.heart.add} />}
        />
      </li>
    ))}
  </ul>
);
