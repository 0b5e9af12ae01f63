import type { MouseEvent } from 'react';
import type { PictureView } from '../../../domain/views/picture.ts';
import { Icon } from '../Icon.tsx';
import { Picture } from './Picture.tsx';
import { largestSource } from './picture-sources.ts';
import { mosaicTile } from './tiles.ts';

interface Props {
  readonly pictures: readonly PictureView[];
  /** Names the whole: "17 foto’s". */
  readonly label: string;
  /** Words on the last tile: "+12". */
  readonly moreLabel?: string;
  readonly onOpen?: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Tiles of the mosaic on wide screens; phones swipe through all of them. */
const MOSAIC_TILES = 5;

/** Pictures of an estate: one large with four beside it, or a strip to swipe. Each links to its picture. */
export const Gallery = ({ pictures, label, moreLabel, onOpen }: Props) => {
  const rest = pictures.length - MOSAIC_TILES;
  const tiles = Math.min(pictures.length, MOSAIC_TILES);
  return (
    <div className="gallery" data-tiles={tiles}>
      <ul className="gallery__strip" aria-label={label}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their place, and one may be there twice
          <li key={index}>
            <a
              className="on-picture"
              href={largestSource(picture)}
              data-index={index}
              onClick={onOpen ? (event) => onOpen(index, event) : undefined}
            >
              <Picture
                picture={picture}
                tile={mosaicTile(tiles, index)}
                eager={index === 0}
                alt={picture.alt === '' ? `${label}: ${index + 1}` : picture.alt}
              />
              {index === MOSAIC_TILES - 1 && rest > 0 ? (
                <span className="gallery__more">{moreLabel ?? `+${rest}`}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      <p className="gallery__count">
        <Icon name="camera" small />
        {label}
      </p>
    </div>
  );
};
