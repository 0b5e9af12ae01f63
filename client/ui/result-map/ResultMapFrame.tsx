import type { ResultMapView } from '#domain/views/result-map.ts';
import { DrawnMap } from './DrawnMap.tsx';

interface Props {
  readonly map: ResultMapView;
  readonly texts: { readonly label: string; readonly vagueName: string };
}

/** The map of results before script runs, and without script. */
export const ResultMapFrame = ({ map, texts }: Props) => (
  <section className="result-map" aria-label={texts.label}>
    <div className="result-map__stage">
      <DrawnMap map={map} vagueName={texts.vagueName} />
    </div>
  </section>
);
