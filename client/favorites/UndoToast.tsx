import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';

interface ToastProps {
  readonly text: string;
  readonly actionLabel?: string;
  readonly onAction?: () => void;
}

/** Short message at the foot of the screen with one button, such as "undo". */
const Toast = ({ text, actionLabel, onAction }: ToastProps) => (
  <div className="toast" role="status">
    <Icon name="heart" />
    <span>{text}</span>
    {actionLabel ? (
      <button type="button" onClick={onAction}>
        {actionLabel}
      </button>
    ) : null}
  </div>
);

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
      <Toast text={text} actionLabel={undo} onAction={onUndo} />
    </div>
  );
};
