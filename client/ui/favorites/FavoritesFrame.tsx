import type { ReactNode, Ref } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly toast?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Frame for the favourites and for the message about a removal. */
export const FavoritesFrame = ({ children, toast = null, ref }: Props) => (
  <div ref={ref} tabIndex={-1}>
    {children}
    {/* Present from the start, so that later content is announced. */}
    <div className="toast-layer" aria-live="polite">
      {toast}
    </div>
  </div>
);
