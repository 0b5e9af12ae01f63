import { MapIsland } from '../../../client/ui/drawn-islands.tsx';
import { MapNote } from '../../../client/ui/MapNote.tsx';
import type { MapView } from '../../../domain/views/estate-page.ts';
import type { Translator } from '../../../locales/translator.ts';
import { TownPlanDrawing } from './TownPlanDrawing.tsx';

/** How near the neighbourhood is shown elsewhere: streets, or for a hidden address the quarter. */
const ZOOM = { exact: 17, fuzzy: 15 } as const;
const ELSEWHERE = 'https://www.openstreetmap.org/';

const elsewhere = ({ point: { lat, lon }, radius }: MapView): string =>
  radius === null
    ? `${ELSEWHERE}?mlat=${lat}&mlon=${lon}#map=${ZOOM.exact}/${lat}/${lon}`
    : `${ELSEWHERE}#map=${ZOOM.fuzzy}/${lat}/${lon}`;

interface Props {
  readonly map: MapView;
  readonly t: Translator;
}

/** Where an estate is: a drawing of our own, a circle that is off the true point when the address is hidden. */
export const MapSection = ({ map, t }: Props) => {
  const hidden = map.radius !== null;
  const note = hidden ? t(map.onRequest ? 'estate.mapFuzzy' : 'estate.mapAround') : map.label;
  return (
    <>
      <div className="map">
        <TownPlanDrawing drawnFor={`${map.point.lat},${map.point.lon}`} hidden={hidden} />
        {map.tiles === null ? (
          <MapNote note={note} />
        ) : (
          <MapIsland
            point={map.point}
            radius={map.radius}
            label={`${t('estate.map')}: ${map.label}`}
            tiles={map.tiles}
            attribution={map.attribution}
            texts={{
              note,
              load: t('estate.loadMap'),
              loading: t('estate.mapLoading'),
              failed: t('estate.mapFailed'),
              zoomIn: t('estate.zoomIn'),
              zoomOut: t('estate.zoomOut'),
            }}
          />
        )}
      </div>
      <p className="map-more">
        {map.tiles === null ? <span className="muted">{t('estate.mapDrawing')}</span> : null}{' '}
        <a href={elsewhere(map)} rel="noopener noreferrer">
          {t('estate.mapElsewhere')}
        </a>
      </p>
    </>
  );
};
