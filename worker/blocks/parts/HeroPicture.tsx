import { CachedPart } from '#client/ui/CachedParts.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import { sizesOf, type Tile } from '#client/ui/pictures/tiles.ts';
import type { HeroView } from '#domain/views/picture.ts';

const DARK = '(prefers-color-scheme: dark)';

type Source = NonNullable<HeroView['dark']>;

/** Preload link in the document's head, limited by media query to browsers that show this picture. */
const Preload = ({
  picture,
  media,
  tile,
}: {
  readonly picture: Source;
  readonly media: string;
  readonly tile: Tile;
}) => (
  <link
    rel="preload"
    as="image"
    href={picture.src}
    imageSrcSet={picture.srcSet}
    imageSizes={sizesOf(tile, picture)}
    media={media}
    fetchPriority="high"
  />
);

interface Props {
  readonly hero: HeroView;
  readonly tile?: Tile;
}

const DayAndEvening = ({ hero, tile = 'hero' }: Props) => {
  const { dark } = hero;
  const day = <Picture picture={hero} tile={tile} eager />;
  return (
    <div className="hero__picture">
      {dark ? (
        <>
          <Preload tile={tile} picture={hero} media={`not all and ${DARK}`} />
          <Preload tile={tile} picture={dark} media={DARK} />
          <picture>
            <source
              srcSet={dark.srcSet}
              sizes={sizesOf(tile, dark)}
              media={DARK}
              width={dark.width}
              height={dark.height}
            />
            {day}
          </picture>
        </>
      ) : (
        day
      )}
    </div>
  );
};

/** The full-width picture at the head of a page: by day in light mode, in the evening in dark mode. */
export const HeroPicture = (props: Props) => <CachedPart of={DayAndEvening} {...props} />;
