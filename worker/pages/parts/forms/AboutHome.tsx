import { EstateCard } from '../../../../client/components/EstateCard.tsx';
import { HeartIsland } from '../../../../client/components/islands.tsx';
import type { EstateCardView } from '../../../../domain/views/estate-card.ts';

/** The home that a form is about, beside it. */
export const AboutHome = ({ card, label }: { readonly card: EstateCardView; readonly label: string }) => (
  <section className="form-aside__home" aria-label={label}>
    <p className="muted">{label}</p>
    <EstateCard card={card} heart={<HeartIsland id={card.id} add={card.heart.add} />} headingLevel={2} />
  </section>
);
