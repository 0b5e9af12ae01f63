import type { MouseEventHandler } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  /** Sentence about what the drawing shows and hides: "Ergens in deze cirkel." */
  readonly note: string;
  /** Label of the button; null where there is no live map. */
  readonly load?: string | null;
  readonly state?: 'closed' | 'loading' | 'failed';
  readonly onLoad?: MouseEventHandler<HTMLButtonElement>;
}

/** Note on the drawn map: a sentence, and the button for the live map where there is one. */
export const MapNote = ({ note, load = null, state = 'closed', onLoad }: Props) => (
  <div className="map__note">
    <p role={state === 'failed' ? 'status' : undefined}>{note}</p>
    {load === null ? null : (
      <button
        type="button"
        className="button button--small"
        aria-busy={state === 'loading' ? true : undefined}
        onClick={onLoad}
      >
        <Icon name="map" small />
        {load}
      </button>
    )}
  </div>
);
