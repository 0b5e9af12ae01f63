import type { ReactNode } from 'react';
import { Kept } from '../../../client/ui/Kept.tsx';
import { mosaicOf } from '../../../client/ui/pictures/mosaic.ts';
import type { EstatePageView } from '../../../domain/views/estate-page.ts';
import type { Translator } from '../../../locales/translator.ts';
import { Breadcrumbs } from '../../platform/page/parts/Breadcrumbs.tsx';
import { EstateGallery } from './EstateGallery.tsx';

interface Props {
  readonly view: Pick<EstatePageView, 'breadcrumbs' | 'pictures' | 'media' | 'map'>;
  /** The form to ask for pictures; null where nobody is asked any more. */
  readonly askHref: string | null;
  /** The summary that stands beside the pictures, or beneath them. */
  readonly children: ReactNode;
  readonly t: Translator;
}

/** The way back, and the pictures beside what is said of the home: all that decides, before anything is scrolled. */
export const FirstScreen = ({ view, askHref, children, t }: Props) => (
  <>
    <Kept of={Breadcrumbs} crumbs={view.breadcrumbs} label={t('estate.path')} />
    <div className={`first first--${mosaicOf(view.pictures)}`}>
      <Kept
        of={EstateGallery}
        pictures={view.pictures}
        media={view.media}
        map={view.map}
        askHref={askHref}
        t={t}
      />
      {children}
    </div>
  </>
);
