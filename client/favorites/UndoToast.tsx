import { useEffect, useState } from 'react';
import { Toast } from '../components/Toast.tsx';

/** How long the way back stays in view, milliseconds; it waits while pointed at or in focus. */
const STAYS = 10_000;

interface Props {
  readonly text: string;
  readonly undo: string;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

/** Says what was removed and offers to take it back. */
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
