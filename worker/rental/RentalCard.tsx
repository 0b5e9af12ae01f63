import { CardFacts } from '../../client/ui/cards/CardFacts.tsx';
import { Measure } from '../../client/ui/Measure.tsx';
import { Price } from '../../client/ui/Price.tsx';
import { NoPicture } from '../../client/ui/pictures/NoPicture.tsx';
import { Picture } from '../../client/ui/pictures/Picture.tsx';
import type { RentalCardView } from './rental-card.ts';

/** Columns of the grid at its breakpoints: 1, 2, 3. */
const CARD_SIZES = '(min-width: 88rem) 27rem, (min-width: 68rem) 30vw, (min-width: 40rem) 45vw, 92vw';

interface Props {
  readonly card: RentalCardView;
  readonly headingLevel?: 2 | 3;
  /** In view when the page opens. */
  readonly eager?: boolean;
}

/** Tile of a holiday rental, which looks like an estate's; the title's link covers it. */
export const RentalCard = ({ card, headingLevel = 2, eager = false }: Props) => {
  const Title = `h${headingLevel}` as const;
  return (
    <article className="card card--link">
      <div className="card__body">
        <Title className="card__title">
          <a href={card.href}>{card.title}</a>
        </Title>
        <p className="card__place">{card.place}</p>
        <Measure />
        <div className="card__foot">
          {card.price ? <Price price={card.price} /> : <p className="card__none">{card.noPrice}</p>}
          {card.facts.length > 0 ? <CardFacts facts={card.facts} /> : null}
        </div>
      </div>
      <div className="card__picture">
        {card.picture ? (
          <Picture picture={card.picture} sizes={CARD_SIZES} eager={eager} alt="" />
        ) : (
          <NoPicture text={card.noPicture} />
        )}
        {card.kind === '' ? null : (
          <div className="card__stickers">
            <span className="sticker">{card.kind}</span>
          </div>
        )}
      </div>
    </article>
  );
};
