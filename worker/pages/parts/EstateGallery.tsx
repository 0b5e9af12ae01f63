import { GalleryIsland } from '../../../client/components/islands.tsx';
import { NoPicture } from '../../../client/components/NoPicture.tsx';
import type { EstatePageView } from '../../../domain/views/estate-page.ts';
import type { Translator } from '../../../locales/translator.ts';
import { template } from '../text-templates.ts';

interface Props {
  readonly pictures: EstatePageView['pictures'];
  readonly t: Translator;
}

/** Pictures of a home, or the drawing that says there are none yet. */
export const EstateGallery = ({ pictures, t }: Props) =>
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
        position: template(t, 'estate.position', 'n', 'total'),
      }}
    />
  );
