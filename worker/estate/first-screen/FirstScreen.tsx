import type { ReactNode } from 'react';
import { CachedPart } from '#client/ui/CachedParts.tsx';
import { mosaicOf } from '#client/ui/pictures/mosaic.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { Breadcrumbs } from '../../platform/page/parts/Breadcrumbs.tsx';
import { EstateGallery } from './EstateGallery.tsx';

interface Props {
  readonly view: Pick<EstatePageView, 'breadcrumbs' | 'pictures' | 'media' | 'map'>;
  /** Address of the form for asking pictures; null when questions are no longer accepted. */
  readonly askHref: string | null;
  /** The summary beside the pictures, or beneath them. */
  readonly children: ReactNode;
  readonly t: Translator;
}

/**
 * The breadcrumbs, and the pictures beside the summary: the deciding information, visible without scrolling.
 */
export const FirstScreen = ({ view, askHref, children, t }: Props) => (
  <>
    <CachedPart of={Breadcrumbs} crumbs={view.breadcrumbs} label={t('estate.path')} />
    <div className={`first first--${mosaicOf(view.pictures)}`}>
      <CachedPart
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
