import type { EstateCardView } from '#domain/views/estate-card.ts';
import { NoPicture } from '../pictures/NoPicture.tsx';
import { Picture } from '../pictures/Picture.tsx';
import type { CardTile } from '../pictures/tiles.ts';

export interface CardPictureProps {
  readonly card: Pick<EstateCardView, 'picture' | 'noPicture'>;
  /** Position of the card, which decides the width of its picture. */
  readonly tile?: CardTile;
  /** Whether it is in view when the page opens. */
  readonly eager?: boolean;
}

/**
 * The picture of a card, or the drawing for a missing one. It has no alt text, because the words beside it
 * describe it.
 */
export const CardPicture = ({ card, tile = 'card', eager }: CardPictureProps) =>
  card.picture ? (
    <Picture picture={card.picture} tile={tile} eager={eager} alt="" />
  ) : (
    <NoPicture text={card.noPicture} />
  );
