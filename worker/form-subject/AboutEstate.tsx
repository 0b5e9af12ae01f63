import { CardStrip } from '#client/ui/cards/CardStrip.tsx';
import { EstateCard } from '#client/ui/cards/EstateCard.tsx';
import { HeartIsland } from '#client/ui/drawn-islands.tsx';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { RentalCard } from '../rental/RentalCard.tsx';
import type { RentalCardView } from '../rental/rental-card.ts';

/** The holiday rental that a form is about, beside it. */
export const AboutRental = ({ card, label }: { readonly card: RentalCardView; readonly label: string }) => (
  <section className="form-aside__estate" aria-label={label}>
    <p className="muted">{label}</p>
    <RentalCard card={card} tile="aside" />
  </section>
);

/** The estate that a form is about, beside it. */
export const AboutEstate = ({
  card,
  label,
}: {
  readonly card: EstateCardView;
  /** null when the heading of the form names the estate. */
  readonly label: string | null;
}) => (
  <section className="form-aside__estate" aria-label={label ?? card.title}>
    {label === null ? null : <p className="muted">{label}</p>}
    <EstateCard card={card} heart={<HeartIsland id={card.id} add={card.heart.add} />} headingLevel={2}>
      <CardStrip card={card} tile="aside" />
    </EstateCard>
  </section>
);
