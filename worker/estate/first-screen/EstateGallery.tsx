import { GalleryIsland } from '#client/ui/drawn-islands.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { NoPicture } from '#client/ui/pictures/NoPicture.tsx';
import type { EstatePageView, MapView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { DARK } from '../place/MapSights.tsx';

interface NoPicturesProps {
  readonly map: MapView | null;
  /** Address of the form for asking pictures; null when questions are no longer accepted. */
  readonly askHref: string | null;
  readonly t: Translator;
}

/**
 * Replaces missing pictures: says that there are none and how to ask for them, and shows where the estate is.
 */
const NoPictures = ({ map, askHref, t }: NoPicturesProps) => {
  const sight = map?.sights.at(-1);
  return (
    <div className="gallery-none">
      <div className="gallery-none__words">
        <NoPicture text={t('estate.noPicture')} />
        {askHref === null ? null : (
          <>
            <p>{t('estate.noPictureWhy')}</p>
            <a className="button button--line button--small" href={askHref} rel="nofollow" data-form="">
              {t('estate.askPictures')}
            </a>
          </>
        )}
      </div>
      {sight === undefined ? null : (
        <a className="gallery-none__map on-picture" href="#map" aria-label={t('estate.map')}>
          <picture>
            <source media={DARK} srcSet={sight.tall.dark} />
            <img src={sight.tall.light} alt="" width="520" height="720" loading="lazy" decoding="async" />
          </picture>
        </a>
      )}
    </div>
  );
};

interface Props extends Pick<EstatePageView, 'pictures' | 'media' | 'map'> {
  /** Address of the form for asking pictures; null when questions are no longer accepted. */
  readonly askHref: string | null;
  readonly t: Translator;
}

/** Links to the videos and tours further down the page. */
const MediaChips = ({ media, t }: Pick<Props, 'media' | 't'>) => {
  const kinds = (['visit', 'video'] as const).filter((kind) => media.some((one) => one.kind === kind));
  return kinds.length === 0 ? null : (
    <ul className="gallery-media">
      {kinds.map((kind) => (
        <li key={kind}>
          <a className="gallery-chip on-picture" href="#media">
            <Icon name={kind === 'visit' ? 'visit' : 'play'} small />
            {t(kind === 'visit' ? 'estate.visit' : 'estate.video')}
          </a>
        </li>
      ))}
    </ul>
  );
};

const Pictures = ({ pictures, map, askHref, t }: Props) => {
  if (pictures.length === 0) return <NoPictures map={map} askHref={askHref} t={t} />;
  const plans = pictures.filter(({ plan }) => plan === true).length;
  const photographs = pictures.length - plans;
  return (
    <GalleryIsland
      pictures={pictures}
      texts={{
        label: photographs === 0 ? '' : t.count('estate.pictures', photographs),
        plans: plans === 0 ? '' : t.count('estate.plans', plans),
        close: t('site.close'),
        previous: t('estate.previousPicture'),
        next: t('estate.nextPicture'),
        position: t.template('estate.position'),
      }}
    />
  );
};

/** Pictures of an estate, or the replacement when it has none, and links to videos and tours. */
export const EstateGallery = (props: Props) => (
  <div className="estate-gallery">
    <Pictures {...props} />
    <MediaChips media={props.media} t={props.t} />
  </div>
);
