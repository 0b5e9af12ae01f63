import { MapIsland } from '#client/ui/drawn-islands.tsx';
import { MapNote } from '#client/ui/MapNote.tsx';
import { languageOf } from '#domain/languages.ts';
import type { MapView, NearView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { FactList } from '../facts/FactList.tsx';
import { placeElsewhere } from './elsewhere.ts';
import { MapSights } from './MapSights.tsx';

interface NearListProps {
  readonly near: NearView;
  readonly t: Translator;
}

/** Places nearby: first those that the listing names, then those of the map with straight-line distances. */
const NearList = ({ near: { stated, found, coarse }, t }: NearListProps) => (
  <>
    <h3>{t('estate.near')}</h3>
    <FactList rows={[...stated, ...found]} wide />
    <p className="muted">{t(coarse ? 'estate.nearCoarse' : 'estate.nearCrow')}</p>
  </>
);

interface Props {
  readonly map: MapView;
  readonly t: Translator;
}

/** Note for a map with a circle. */
const circleNote = ({ onRequest }: MapView, t: Translator): string =>
  t(onRequest ? 'estate.mapFuzzy' : 'estate.mapAround');

/** Note on the picture: the address, or the note about a hidden one. */
function noteOf(map: MapView, t: Translator): string {
  if (map.radius === null) return map.label;
  if (map.base === 'streets') return circleNote(map, t);
  return map.onRequest ? `${map.label}. ${t('estate.mapOnRequest')}` : map.label;
}

/**
 * Place of an estate: pictures of its streets, or of its municipality where there are none, and what is
 * nearby.
 */
export const MapSection = ({ map, t }: Props) => {
  const note = noteOf(map, t);
  const { live } = map;
  return (
    <div className="map-place">
      <MapSights map={map} t={t}>
        {live === null ? (
          <MapNote note={note} />
        ) : (
          <MapIsland
            point={map.point}
            radius={map.radius}
            label={`${t('estate.map')}${languageOf(t.locale).colon} ${map.label}`}
            tiles={live}
            texts={{
              note,
              circle: map.radius === null ? null : circleNote(map, t),
              load: t('estate.loadMap'),
              loading: t('estate.mapLoading'),
              failed: t('estate.mapFailed'),
              zoomIn: t('estate.zoomIn'),
              zoomOut: t('estate.zoomOut'),
            }}
          />
        )}
      </MapSights>
      <p className="map-more">
        <span className="muted">
          {map.sights.length === 0 ? map.label : (map.credit ?? t('estate.mapOutlines'))}
        </span>{' '}
        <a href={placeElsewhere(map)} rel="noopener noreferrer">
          {t('estate.mapElsewhere')}
        </a>
      </p>
      {map.near.found.length === 0 ? null : <NearList near={map.near} t={t} />}
    </div>
  );
};
