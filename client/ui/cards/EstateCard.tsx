import type { ReactNode } from 'react';
import type { EnergyTagView, EstateCardView } from '../../../domain/views/estate-card.ts';
import { Icon } from '../Icon.tsx';
import { Measure } from '../Measure.tsx';
import { Price } from '../Price.tsx';
import { NoPicture } from '../pictures/NoPicture.tsx';
import { Picture } from '../pictures/Picture.tsx';
import type { CardTile } from '../pictures/tiles.ts';
import { CardFacts } from './CardFacts.tsx';
import { Sticker } from './Sticker.tsx';

/** Energy label of an estate: the letter for those who see it, the sentence for those who hear it. */
const EnergyTag = ({ energy }: { readonly energy: EnergyTagView }) => (
  <span className={`energy-tag energy--${energy.grade}`}>
    <span aria-hidden="true">{energy.label}</span>
    <span className="hidden">{energy.text}</span>
  </span>
);

interface Props {
  readonly card: EstateCardView;
  /** Button that keeps the estate; it lies above the card's link. */
  readonly heart: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** Where it stands, which decides how wide its picture is. */
  readonly tile?: CardTile;
  /** In view when the page opens. */
  readonly eager?: boolean;
}

/** Listing tile (spec 1 §2, "Estate card"). The title's link covers the card; without one it is a block. */
export const EstateCard = ({ card, heart, headingLevel = 3, tile = 'card', eager = false }: Props) => {
  const Title = `h${headingLevel}` as const;
  const classes = ['card', card.href === null ? '' : 'card--link', card.sold ? 'card--sold' : ''];
  return (
    <article className={classes.filter((name) => name !== '').join(' ')} data-estate={card.id}>
      <div className="card__body">
        <Title className="card__title">
          {card.href === null ? card.title : <a href={card.href}>{card.title}</a>}
        </Title>
        <p className="card__place">{card.place}</p>
        {card.energy || card.flood ? (
          <div className="card__marks">
            {card.flood ? (
              <span className="card__flood" title={card.flood}>
                <Icon name="flood" />
                <span className="hidden">{card.flood}</span>
              </span>
            ) : null}
            {card.energy ? <EnergyTag energy={card.energy} /> : null}
          </div>
        ) : null}
        <Measure />
        <div className="card__foot">
          {card.price ? <Price price={card.price} /> : null}
          {card.facts.length > 0 ? <CardFacts facts={card.facts} /> : null}
        </div>
      </div>
      <div className="card__picture">
        {card.picture ? (
          <Picture picture={card.picture} tile={tile} eager={eager} alt="" />
        ) : (
          <NoPicture text={card.noPicture} />
        )}
        <div className="card__stickers">
          <Sticker sticker={card.sticker} soldLabel={card.soldLabel} />
        </div>
      </div>
      {heart}
    </article>
  );
};
