import { CardFacts } from '#client/ui/cards/CardFacts.tsx';
import { CardStrip } from '#client/ui/cards/CardStrip.tsx';
import { CardTitle } from '#client/ui/cards/CardTitle.tsx';
import { HeartIsland } from '#client/ui/drawn-islands.tsx';
import { Measure } from '#client/ui/Measure.tsx';
import { Price } from '#client/ui/Price.tsx';
import type { CardTile } from '#client/ui/pictures/tiles.ts';
import type { RentalCardView } from './rental-card.ts';

interface Props {
  readonly card: RentalCardView;
  readonly headingLevel?: 2 | 3;
  /** Position of the card, which determines the width of its picture. */
  readonly tile?: CardTile;
  /** Whether it is in view when the page opens. */
  readonly eager?: boolean;
}

/** Card of a holiday rental, like an estate's; the title's link covers it. */
export const RentalCard = ({ card, headingLevel = 2, tile = 'card', eager = false }: Props) => (
  <article className="card card--link">
    <div className="card__body">
      <CardTitle card={card} headingLevel={headingLevel} />
      <p className="card__place">{card.place}</p>
      <Measure />
      <div className="card__foot">
        {card.price ? <Price price={card.price} /> : <p className="card__none">{card.noPrice}</p>}
        {card.included === null ? null : <p className="card__included muted small">{card.included}</p>}
        {card.facts.length > 0 ? <CardFacts facts={card.facts} /> : null}
      </div>
    </div>
    <div className="card__picture">
      <CardStrip card={card} tile={tile} eager={eager} />
    </div>
    <HeartIsland id={card.favorite} add={card.heart.add} />
  </article>
);
