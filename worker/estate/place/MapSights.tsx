import type { ReactNode } from 'react';
import { languageOf } from '#domain/languages.ts';
import type { MapSightView, MapView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';

/** Screens whose box the narrow picture fills; the styles use the same width. */
const NARROW = '(max-width: 36.49rem)';
/** Screens that get the dark picture. */
export const DARK = '(prefers-color-scheme: dark)';

interface Props {
  readonly map: MapView;
  readonly t: Translator;
  /** Content over the picture. */
  readonly children: ReactNode;
}

/** One picture; a browser does not load a hidden one. */
const MapSight = ({
  sight: { scope, wide, narrow },
  alt,
}: {
  readonly sight: MapSightView;
  readonly alt: string;
}) => (
  <picture className={`map__sight map__sight--${scope}`}>
    <source media={`${NARROW} and ${DARK}`} srcSet={narrow.dark} />
    <source media={NARROW} srcSet={narrow.light} />
    <source media={DARK} srcSet={wide.dark} />
    <img src={wide.light} alt={alt} width="860" height="430" loading="lazy" decoding="async" />
  </picture>
);

/** Index of the picture shown first: the neighbourhood, between street and town. */
const firstOf = (sights: readonly MapSightView[]): number =>
  Math.max(
    0,
    sights.findIndex(({ scope }) => scope === 'quarter'),
  );

/** Pictures of a place, one at a time: radio buttons choose, without script. */
export const MapSights = ({ map, t, children }: Props) => {
  const { sights, base, label } = map;
  const altOf = ({ scope }: MapSightView): string =>
    base === 'outlines'
      ? t('estate.mapAmong', { place: label })
      : `${t(`estate.mapScopes.${scope}`)}${languageOf(t.locale).colon} ${label}`;
  return (
    <>
      {sights.length === 0 && map.live === null ? null : (
        <div className="map">
          {sights.map((sight) => (
            <MapSight key={sight.scope} sight={sight} alt={altOf(sight)} />
          ))}
          {children}
        </div>
      )}
      {sights.length < 2 ? null : (
        <fieldset className="map-scopes">
          <legend className="hidden">{t('estate.mapScope')}</legend>
          {sights.map(({ scope }, index) => (
            <label key={scope}>
              <input type="radio" name="map-scope" value={scope} defaultChecked={index === firstOf(sights)} />
              {t(`estate.mapScopes.${scope}`)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};
