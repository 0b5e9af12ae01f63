import type { EnergyTagView } from '../../domain/views/estate-card.ts';

/** Energy label of an estate: the letter for those who see it, the sentence for those who hear it. */
export const EnergyTag = ({ energy }: { readonly energy: EnergyTagView }) => (
  <span className={`energy-tag energy--${energy.grade}`}>
    <span aria-hidden="true">{energy.label}</span>
    <span className="hidden">{energy.text}</span>
  </span>
);
