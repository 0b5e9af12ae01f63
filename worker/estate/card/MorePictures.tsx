import { Picture } from '../../../client/ui/pictures/Picture.tsx';
import { type CardTile, isCardTile } from '../../../client/ui/pictures/tiles.ts';
import type { PictureView } from '../../../domain/views/picture.ts';
import { MOST_ON_CARD, withLeading } from './pictures.ts';

/** The tile that a call names; a card in a grid for any other. */
export const readTile = (name: string | undefined): CardTile =>
  name !== undefined && isCardTile(name) ? name : 'card';

/** The pictures of a card after its first. */
export const MorePictures = ({
  pictures,
  tile,
}: {
  readonly pictures: readonly PictureView[];
  readonly tile: CardTile;
}) => (
  <>
    {withLeading(pictures)
      .slice(1, MOST_ON_CARD)
      .map((picture) => (
        <Picture key={picture.src} picture={picture} tile={tile} alt="" />
      ))}
  </>
);
