import type { EnergyTagView, EstateCardView } from '../../../domain/views/estate-card.ts';
import { Icon } from '../Icon.tsx';

/** Energy label of an estate: the letter for those who see it, the sentence for those who hear it. */
const EnergyTag = ({ energy }: { readonly energy: EnergyTagView }) => (
  <span className={`energy-tag energy--${energy.grade}`}>
    <span aria-hidden="true">{energy.label}</span>
    <span className="hidden">{energy.text}</span>
  </span>
);

/** What is to be known at a glance: the energy label, and that water may come. */
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
