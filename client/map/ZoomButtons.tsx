import './live-map.css';
import type { ReactNode } from 'react';
import { type MapPosition, type Zooms, zoomed } from './map-keys.ts';

interface Props {
  readonly position: MapPosition;
  readonly zooms?: Zooms;
  readonly texts: { readonly zoomIn: string; readonly zoomOut: string };
  readonly onZoom: (to: MapPosition) => void;
  /** More map buttons, drawn beneath. */
  readonly children?: ReactNode;
}

/** Zoom buttons, one whole step each; at the last step a button stays and is marked as disabled. */
export const ZoomButtons = ({ position, zooms, texts, onZoom, children }: Props) => {
  const button = (step: 1 | -1, text: string) => (
    <button
      type="button"
      className="map__zoom-button"
      aria-label={text}
      title={text}
      aria-disabled={zoomed(position, step, zooms).zoom === position.zoom}
      onClick={() => onZoom(zoomed(position, step, zooms))}
    >
      <span aria-hidden="true">{step === 1 ? '+' : '−'}</span>
    </button>
  );
  return (
    <div className="map__zoom pigeon-drag-block">
      {button(1, texts.zoomIn)}
      {button(-1, texts.zoomOut)}
      {children}
    </div>
  );
};
