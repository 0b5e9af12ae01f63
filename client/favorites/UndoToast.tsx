import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';

/**
 * Time for which the undo button stays, milliseconds; it does not run while the toast is hovered or focused.
 */
const STAYS = 10_000;

interface Props {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

/** Says that an estate was removed and offers to undo that. */
export const UndoToast = ({ text, undo, onUndo, onGone }: Props) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onGone, STAYS);
    return () => clearTimeout(timer);
  }, [held, onGone]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while its button is pointed at
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <div className="toast" role="status">
        <Icon name="heart" />
        <span>{text}</span>
        <button type="button" onClick={onUndo}>
          {undo}
        </button>
      </div>
    </div>
  );
};
