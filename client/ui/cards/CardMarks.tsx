import type { EnergyTagView, EstateCardView } from '#domain/views/estate-card.ts';
import { Icon } from '../Icon.tsx';

/** Energy label of an estate: the letter is visible, the sentence is for screen readers. */
const EnergyTag = ({ energy }: { readonly energy: EnergyTagView }) => (
  <span className={`energy-tag energy--${energy.grade}`}>
    <span aria-hidden="true">{energy.label}</span>
    <span className="hidden">{energy.text}</span>
  </span>
);

/** Marks of a card: the energy label and the flood risk. */
export const CardMarks = ({ card }: { readonly card: Pick<EstateCardView, 'energy' | 'flood'> }) =>
  card.energy || card.flood ? (
    <div className="card__marks">
      {card.flood ? (
        <span className="card__flood" title={card.flood}>
          <Icon name="flood" />
          <span className="hidden">{card.flood}</span>
        </span>
      ) : null}
      {card.energy ? <EnergyTag energy={card.energy} /> : null}
    </div>
  ) : null;
