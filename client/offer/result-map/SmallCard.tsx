import type { EstateCardView } from '#domain/views/estate-card.ts';
import { Standing } from '../../ui/cards/Standing.tsx';
import { Price } from '../../ui/Price.tsx';
import { NoPicture } from '../../ui/pictures/NoPicture.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';

/** An estate of a mark on the map of results. */
export const SmallCard = ({ card }: { readonly card: EstateCardView }) => (
  <li className={card.sold ? 'map-card map-card--sold' : 'map-card'}>
    <div className="map-card__picture">
      {card.picture ? (
        <Picture picture={card.picture} tile="popup" alt="" />
      ) : (
        <NoPicture text={card.noPicture} />
      )}
    </div>
    <div className="map-card__body">
      <p className="map-card__title">
        {card.href === null ? card.title : <a href={card.href}>{card.title}</a>}
      </p>
      <p className="map-card__place">{card.place}</p>
      <Standing status={card.status} />
      {card.price ? <Price price={card.price} /> : null}
    </div>
  </li>
);
