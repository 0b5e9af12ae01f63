import { GalleryIsland } from '../../../client/ui/drawn-islands.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import { NoPicture } from '../../../client/ui/pictures/NoPicture.tsx';
import type { EstatePageView } from '../../../domain/views/estate-page.ts';
import type { Translator } from '../../../locales/translator.ts';

interface Props {
  readonly view: Pick<EstatePageView, 'pictures' | 'media'>;
  readonly t: Translator;
}

/** Ways to the films and tours further down the page. */
const MediaChips = ({ view: { media }, t }: Props) => {
  const kinds = (['visit', 'video'] as const).filter((kind) => media.some((one) => one.kind === kind));
  return kinds.length === 0 ? null : (
    <ul className="gallery-chips">
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

const Pictures = ({ view: { pictures }, t }: Props) =>
  pictures.length === 0 ? (
    <div className="gallery-blank">
      <NoPicture text={t('estate.noPicture')} />
    </div>
  ) : (
    <GalleryIsland
      pictures={pictures}
      texts={{
        label: t.count('estate.pictures', pictures.length),
        close: t('site.close'),
        previous: t('estate.previousPicture'),
        next: t('estate.nextPicture'),
        position: t.template('estate.position'),
      }}
    />
  );

/** Pictures of an estate, or the drawing that says there are none yet, and what else there is to see. */
export const EstateGallery = ({ view, t }: Props) => (
  <div className="estate-gallery">
    <Pictures view={view} t={t} />
    <MediaChips view={view} t={t} />
  </div>
);
