import { Standing } from '#client/ui/cards/Standing.tsx';
import { ResultMapIsland } from '#client/ui/drawn-islands.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { ResultMapView } from '#domain/views/result-map.ts';
import type { Translator } from '#locales/translator.ts';
import { areaElsewhere } from '../../estate/place/elsewhere.ts';

interface Props {
  /** null when the map could not be loaded: the list beside it is complete anyway. */
  readonly map: ResultMapView | null;
  readonly t: Translator;
}

/** The statuses whose dot stands before the price on a mark. */
const HELD = ['option', 'bid'] as const;

/** The results on a map, with notes below it. */
export const ResultMap = ({ map, t }: Props) => {
  if (map === null) return <StatusMessage tone="warning" title={t('resultMap.unavailable')} />;
  const texts = {
    label: t('resultMap.label'),
    hint: t('resultMap.hint'),
    vagueName: t('resultMap.vagueName'),
    loading: t('resultMap.loading'),
    failed: t('resultMap.failed'),
    retry: t('resultMap.retry'),
    zoomIn: t('resultMap.zoomIn'),
    zoomOut: t('resultMap.zoomOut'),
    whole: t('resultMap.whole'),
    searchHere: t('resultMap.searchHere'),
    tiles: t('resultMap.tiles'),
    close: t('resultMap.close'),
    here: t.template('resultMap.here'),
    cardsFailed: t('resultMap.cardsFailed'),
    near: t('resultMap.near'),
    nearAsking: t('resultMap.nearAsking'),
    nearDenied: t('resultMap.nearDenied'),
    draw: {
      start: t('resultMap.draw.start'),
      stop: t('resultMap.draw.stop'),
      mode: t('resultMap.draw.mode'),
      keys: t('resultMap.draw.keys'),
      search: t('resultMap.draw.search'),
      count: t.template('resultMap.draw.count'),
      corner: t.template('resultMap.draw.corner'),
      remove: t.template('resultMap.draw.remove'),
      faults: {
        corners: t('resultMap.draw.corners'),
        outside: t('resultMap.draw.outside'),
        crossing: t('resultMap.draw.crossing'),
        large: t('resultMap.draw.large'),
      },
    },
  };
  return (
    <>
      <ResultMapIsland map={map} texts={texts} />
      <p className="result-map-about">
        {map.note === null ? null : <strong>{map.note}. </strong>}
        {/* Shown while the map has such a mark; a cluster may break up into them. */}
        {HELD.map((state) => (
          <Standing key={state} status={{ state, text: t(`standing.${state}`) }} />
        ))}
        <span className="result-map-about__vague">{t('resultMap.vague')} </span>
        {map.streets === null ? (
          <>
            {t('resultMap.drawing')}{' '}
            <a href={areaElsewhere(map.bounds)} rel="noopener noreferrer">
              {t('resultMap.elsewhere')}
            </a>
          </>
        ) : null}
      </p>
    </>
  );
};
