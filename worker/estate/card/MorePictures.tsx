import { Picture } from '#client/ui/pictures/Picture.tsx';
import { type CardTile, isCardTile } from '#client/ui/pictures/tiles.ts';
import type { PictureView } from '#domain/views/picture.ts';
import { MOST_ON_CARD, withLeading } from './pictures.ts';

/** The tile that a call names; the grid card for any other value. */
export const readTile = (name: string | undefined): CardTile =>
  name !== undefined && isCardTile(name) ? name : 'card';

/** Pictures of a card after the first. */
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
