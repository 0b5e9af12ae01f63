import { GalleryIsland } from '#client/ui/drawn-islands.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { NoPictures } from './NoPictures.tsx';

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
