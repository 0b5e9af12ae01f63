import type { ReactNode } from 'react';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { Measure } from '../Measure.tsx';
import { Price } from '../Price.tsx';
import { CardFacts } from './CardFacts.tsx';
import { CardMarks } from './CardMarks.tsx';
import { CardTitle } from './CardTitle.tsx';
import { Standing } from './Standing.tsx';
import { Sticker } from './Sticker.tsx';

interface Props {
  readonly card: EstateCardView;
  /** Button that adds the estate to the favourites; it lies above the card's link. */
  readonly heart: ReactNode;
  readonly headingLevel: 2 | 3;
  /** Its picture, or a strip of several. */
  readonly children: ReactNode;
}

/** CSS classes of a card by its state. */
export const cardClass = ({ href, sold }: EstateCardView): string =>
  `card${href === null ? '' : ' card--link'}${sold ? ' card--sold' : ''}`;

/** Listing tile (spec 1 §2, "Estate card"). The title's link covers the card; without one it is a block. */
export const EstateCard = ({ card, heart, headingLevel, children }: Props) => (
  <article className={cardClass(card)} data-estate={card.id}>
    <div className="card__body">
      <CardTitle card={card} headingLevel={headingLevel} />
      <p className="card__place">{card.place}</p>
      <CardMarks card={card} />
      {card.text && (
        <p className="card__text" lang={card.text.lang}>
          {card.text.words}
        </p>
      )}
      <Measure />
      <div className="card__foot">
        {card.price ? <Price price={card.price} /> : null}
        {card.beneath ? <p className="card__beneath muted small">{card.beneath}</p> : null}
        {card.facts.length > 0 ? <CardFacts facts={card.facts} /> : null}
      </div>
    </div>
    <div className="card__picture">
      {children}
      <div className="card__stickers">
        <Standing status={card.status} chip />
        <Sticker sticker={card.sticker} />
      </div>
    </div>
    {heart}
  </article>
);
