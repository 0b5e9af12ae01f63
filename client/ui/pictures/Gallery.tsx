import type { MouseEvent } from 'react';
import type { PictureView } from '#domain/views/picture.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-paths.ts';
import { mosaicOf, mosaicTile, shownIn } from './mosaic.ts';
import { oddShape } from './odd-shape.ts';
import { Picture } from './Picture.tsx';
import { largestSource } from './picture-sources.ts';
import { sizesOf } from './tiles.ts';

type Opens = (index: number, event: MouseEvent<HTMLAnchorElement>) => void;

interface Props {
  readonly pictures: readonly PictureView[];
  /** Name and number of the photographs: "17 foto’s". */
  readonly label: string;
  /** The same for the plans; empty without any. */
  readonly plans: string;
  readonly onOpen?: Opens | undefined;
}

/** The picture once more, blurred, as background of one that is shown whole. It uses the same file. */
const Ground = ({ picture }: { readonly picture: PictureView }) => (
  <img
    className="gallery__ground"
    src={picture.src}
    srcSet={picture.srcSet}
    sizes={sizesOf(mosaicTile([picture], 0), picture)}
    alt=""
    loading="lazy"
  />
);

interface PieceProps extends Pick<Props, 'pictures' | 'label' | 'onOpen'> {
  readonly picture: PictureView;
  readonly index: number;
}

/** One picture of the mosaic or strip. */
const Piece = ({ picture, index, pictures, label, onOpen }: PieceProps) => {
  const shown = shownIn(mosaicOf(pictures));
  const rest = pictures.length - shown;
  return (
    <li data-odd={oddShape(picture) ?? undefined}>
      <a
        className="on-picture"
        href={largestSource(picture)}
        onClick={onOpen && ((event) => onOpen(index, event))}
      >
        {shown === 1 && picture.plan !== true ? <Ground picture={picture} /> : null}
        <Picture
          picture={picture}
          tile={mosaicTile(pictures, index)}
          eager={index === 0}
          alt={picture.alt === '' ? `${label}: ${index + 1}` : picture.alt}
        />
        {index === shown - 1 && rest > 0 ? <span className="gallery__more">{`+${rest}`}</span> : null}
      </a>
    </li>
  );
};

const Pieces = (props: Omit<PieceProps, 'picture' | 'index'>) =>
  props.pictures.map((picture, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their place, and one may be there twice
    <Piece key={index} picture={picture} index={index} {...props} />
  ));

interface ChipProps extends Pick<Props, 'pictures' | 'onOpen'> {
  readonly icon: IconName;
  readonly label: string;
  /** Whether it is about the plans, or about the photographs. */
  readonly plans: boolean;
}

/** How many photographs or plans there are: a link to the first of them, none without any. */
const Chip = ({ icon, label, plans, pictures, onOpen }: ChipProps) => {
  const first = pictures.findIndex(({ plan = false }) => plan === plans);
  const picture = pictures[first];
  return picture === undefined ? null : (
    <a
      className={plans ? 'gallery-chip gallery-chip--plans on-picture' : 'gallery-chip on-picture'}
      href={largestSource(picture)}
      onClick={onOpen && ((event) => onOpen(first, event))}
    >
      <Icon name={icon} small />
      {label}
    </a>
  );
};

/** Pictures of an estate: a mosaic that keeps their shapes, or a strip to swipe. Each links to its file. */
export const Gallery = ({ pictures, label, plans, onOpen }: Props) => (
  <div className={`gallery gallery--${mosaicOf(pictures)}`}>
    <p className="gallery__chips">
      <Chip icon="camera" label={label} plans={false} pictures={pictures} onOpen={onOpen} />
      <Chip icon="area" label={plans} plans pictures={pictures} onOpen={onOpen} />
    </p>
    <ul className="gallery__strip" aria-label={label || plans}>
      <Pieces pictures={pictures} label={label} onOpen={onOpen} />
    </ul>
  </div>
);
