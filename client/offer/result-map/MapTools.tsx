import type { ReactNode } from 'react';
import type { ResultMapProps } from '../../ui/island-props.ts';

interface Props {
  readonly texts: ResultMapProps['texts'];
  /** Shows the whole map again; null while it is whole. */
  readonly onWhole: (() => void) | null;
  /** Begins to draw an area; null where nobody can. */
  readonly onDraw: (() => void) | null;
  /** Looks for homes near the visitor. */
  readonly onNear: () => void;
}

const Tool = ({
  text,
  onClick,
  children,
}: {
  readonly text: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" className="map__zoom-button" aria-label={text} title={text} onClick={onClick}>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  </button>
);

/** The buttons of the map of results beneath those that zoom. */
export const MapTools = ({ texts, onWhole, onDraw, onNear }: Props) => (
  <>
    {onWhole === null ? null : (
      <Tool text={texts.whole} onClick={onWhole}>
        <path d="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4" />
      </Tool>
    )}
    {onDraw === null ? null : (
      <Tool text={texts.draw.start} onClick={onDraw}>
        <path d="M5 8.500 12 4l7.500 5.500-2 8.500-9 1.500z" />
      </Tool>
    )}
    <Tool text={texts.near} onClick={onNear}>
      <circle cx="12" cy="12" r="5.500" />
      <path d="M12 2.500v4M12 17.500v4M2.500 12h4M17.500 12h4" />
    </Tool>
  </>
);
