import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { NoPicture } from '../pictures/NoPicture.tsx';
import { Picture } from '../pictures/Picture.tsx';
import type { CardTile } from '../pictures/tiles.ts';

export interface CardPictureProps {
  readonly card: Pick<EstateCardView, 'picture' | 'noPicture'>;
  /** Where it stands, which decides how wide its picture is. */
  readonly tile?: CardTile;
  /** In view when the page opens. */
  readonly eager?: boolean;
}

/** The picture of a card, or the drawing that says there is none yet. The words beside it say what it shows. */
export const CardPicture = ({ card, tile = 'card', eager }: CardPictureProps) =>
  card.picture ? (
    <Picture picture={card.picture} tile={tile} eager={eager} alt="" />
  ) : (
    <NoPicture text={card.noPicture} />
  );
