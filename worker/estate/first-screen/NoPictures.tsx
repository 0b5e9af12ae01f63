import { NoPicture } from '#client/ui/pictures/NoPicture.tsx';
import type { MapView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { DARK } from '../place/MapSights.tsx';

interface Props {
  readonly map: MapView | null;
  /** Address of the form for asking pictures; null when questions are no longer accepted. */
  readonly askHref: string | null;
  readonly t: Translator;
}

/**
 * Replaces missing pictures: says that there are none and how to ask for them, and shows where the estate is.
 */
export const NoPictures = ({ map, askHref, t }: Props) => {
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
